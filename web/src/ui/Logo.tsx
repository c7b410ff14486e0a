import { useState } from 'react';
import { initialsOf } from './initials.ts';

type Props = Readonly<{ name: string; logo: string | null; className?: string; alt?: string }>;

/** The logo of a company, or its initials when there is none or it cannot be loaded. */
export function Logo({ name, logo, className, alt = '' }: Props) {
  const [broken, setBroken] = useState<string>();
  if (logo && logo !== broken)
    return <img className={className} src={logo} alt={alt} onError={() => setBroken(logo)} />;
  return (
    <span className={className} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
