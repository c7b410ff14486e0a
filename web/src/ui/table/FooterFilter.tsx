import type { ReactNode } from 'react';
import classes from './table.module.css';

type Props = Readonly<{ on: boolean; onClick: () => void; children: ReactNode }>;

/** What a list's foot finds lacking; pressed, the list shows only the rows that lack it. */
export const FooterFilter = ({ on, onClick, children }: Props) => (
  <button type="button" className={classes.lacking} aria-pressed={on} onClick={onClick}>
    {children}
  </button>
);
