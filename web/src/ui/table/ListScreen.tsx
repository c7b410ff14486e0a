import type { ReactNode } from 'react';
import classes from './screen.module.css';

/** A screen whose table takes the room that is left and scrolls by itself. */
export const ListScreen = ({ children }: { children: ReactNode }) => (
  <div className={classes.screen}>{children}</div>
);
