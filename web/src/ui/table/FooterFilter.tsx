import type { ReactNode } from 'react';
import classes from './table.module.css';

type Props = Readonly<{ on: boolean; onClick: () => void; children: ReactNode }>;

/** Counts rows that lack something, in a list's foot; pressed, the list shows only those. */
export const FooterFilter = ({ on, onClick, children }: Props) => (
  <button type="button" className={classes.lacking} aria-pressed={on} onClick={onClick}>
    {children}
  </button>
);
