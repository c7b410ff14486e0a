import { useState } from 'react';
import { initialsOf } from './initials.ts';
import css from './logo.module.css';
import { toneOf } from './tones.ts';

type Props = Readonly<{
  /** Of the company: its letters are drawn on the company's colour. */
  id?: number;
  name: string;
  logo: string | null;
  /** Replaces the small tile. */
  className?: string;
  alt?: string;
}>;

/** The logo of a company, or its initials when there is none or it cannot be loaded. */
export function Logo({ id, name, logo, className, alt = '' }: Props) {
  const [broken, setBroken] = useState<string>();
  if (logo && logo !== broken)
    return (
      <img
        className={className ?? css.picture}
        src={logo}
        alt={alt}
        onError={() => setBroken(logo)}
      />
    );
  return (
    <span
      className={className ?? css.tile}
      style={id === undefined ? undefined : { background: toneOf(id) }}
      aria-hidden
    >
      {initialsOf(name)}
    </span>
  );
}
