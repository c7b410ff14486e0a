import type { ReactNode } from 'react';
import css from './facts.module.css';

type Fact = readonly [label: string, value: ReactNode];

/** Labels with their values, one under the other. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={`em-small em-stack ${css.facts}`}>
    {facts.map(([label, value]) => (
      <FactLine key={label} label={label} value={value} />
    ))}
  </dl>
);

const FactLine = ({ label, value }: { label: string; value: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);
