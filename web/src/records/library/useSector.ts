import { SECTORS, type Sector } from '@emanet/contract/inventory';
import { useState } from 'react';
import { workKey } from '../../platform/session/kept-work.ts';
import { useCompanyOrNone, useUser } from '../../platform/session/session.tsx';

/** Part of the library that is shown: the general activities, a sector's, or all. */
export type LibraryPart = 'genel' | Sector | 'tumu';
export const LIBRARY_PARTS: readonly LibraryPart[] = ['genel', ...SECTORS, 'tumu'];

function kept(key: string): LibraryPart {
  try {
    const found = localStorage.getItem(key);
    return LIBRARY_PARTS.find((part) => part === found) ?? 'genel';
  } catch {
    return 'genel';
  }
}

/** The person's part of the library in the active company, stored for the next time. */
export function useSector(): readonly [LibraryPart, (part: LibraryPart) => void] {
  const { user_id } = useUser();
  const company = useCompanyOrNone();
  const key = workKey('sector', user_id, company?.company_id ?? 0);
  const [part, setPart] = useState(() => kept(key));
  const choose = (next: LibraryPart) => {
    setPart(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Without storage the person chooses again next time.
    }
  };
  return [part, choose];
}
