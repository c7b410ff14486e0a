import type { ReactNode } from 'react';
import css from './pdf.module.css';

type Props = Readonly<{ label: string; children: ReactNode }>;

/** A paper among other things of a page or a dialog; it scrolls in itself, so the keyboard must reach it. */
export const PaperFrame = ({ label, children }: Props) => (
  <div
    className={`em-column em-sunken em-line em-round ${css.frame}`}
    tabIndex={0}
    role="group"
    aria-label={label}
  >
    {children}
  </div>
);
