import { useState } from 'react';
import { workKey } from '../../platform/session/kept-work.ts';
import { useCompanyOrNone, useUser } from '../../platform/session/session.tsx';

/** Is the card folded? Kept over a reload; signing out forgets it, so the next sign-in asks anew. */
export function useFolded(): readonly [boolean, (folded: boolean) => void] {
  const key = workKey('folded', useUser().user_id, useCompanyOrNone()?.company_id ?? 0);
  const [folded, setFolded] = useState(() => read(key));
  const fold = (next: boolean) => {
    setFolded(next);
    try {
      if (next) sessionStorage.setItem(key, '1');
      else sessionStorage.removeItem(key);
    } catch {
      // A browser that forbids storing folds until the next reload.
    }
  };
  return [folded, fold];
}

function read(key: string): boolean {
  try {
    return sessionStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}
