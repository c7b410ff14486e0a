import type { ReactNode } from 'react';
import marks from '../marks.module.css';
import type { Tone } from './Note.tsx';

/** A short word on a coloured ground; neutral unless its colour has a meaning. */
export const Tag = ({
  tone = 'plain',
  children,
}: Readonly<{ tone?: Tone | 'special'; children: ReactNode }>) => (
  <span className={`${marks.tag} ${marks.ground}`} data-tone={tone} data-text>
    {children}
  </span>
);
