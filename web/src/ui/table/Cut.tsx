import type { ReactNode } from 'react';
import classes from './table.module.css';

/** Text of one line that ends in "…" where there is no room; its title is the whole text. */
export function Cut({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <span className={classes.cut} title={title}>
      {children ?? title}
    </span>
  );
}
