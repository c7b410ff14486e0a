import type { ReactNode } from 'react';
import classes from './screen.module.css';

type Props = Readonly<{
  children: ReactNode;
  /** Its content is no table and scrolls with the page. */
  flows?: boolean;
}>;

/** A screen whose table fills the rest of the height and scrolls by itself. */
export const ListScreen = ({ children, flows = false }: Props) => (
  <div className={flows ? undefined : `em-column ${classes.screen}`}>{children}</div>
);
