import type { ReactNode } from 'react';
import page from './page.module.css';

type Props = {
  icon: ReactNode;
  title?: string;
  text: ReactNode;
  /** The first steps: buttons or links. */
  children?: ReactNode;
  /** Stands in a bordered panel of its own. */
  panel?: boolean;
};

/** Says what belongs here and offers the first step. */
export function EmptyState({ icon, title, text, children, panel = true }: Props) {
  const state = (
    <div className={page.state}>
      <div className={page.tile} aria-hidden="true">
        {icon}
      </div>
      {title && <h2>{title}</h2>}
      <p className={page.text}>{text}</p>
      {children && <div className={page.steps}>{children}</div>}
    </div>
  );
  return panel ? <div className={page.panel}>{state}</div> : state;
}
