import type { ReactNode } from 'react';
import type { Tone } from './Note.tsx';
import css from './panel.module.css';

/** A short word on its own ground; neutral unless its colour means something. */
export const Tag = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={css.tag} data-tone={tone}>
    {children}
  </span>
);
