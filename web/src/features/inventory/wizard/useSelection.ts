import { useCallback, useEffect, useReducer } from 'react';
import { isWorkForgotten } from '../../../platform/session/kept-work.ts';
import type { Selection } from './selection.ts';
import { select } from './selection.ts';
import { loadSelection, saveSelection } from './storage.ts';

/**
 * The selection of one person in one company; it outlives a reload of the tab. `keep` stores an
 * outcome at once without drawing it, for work that is still going on behind the progress.
 */
export function useSelection(user: number, company: number) {
  const [selection, dispatch] = useReducer(select, undefined, () =>
    loadSelection(sessionStorage, user, company),
  );
  const keep = useCallback(
    (value: Selection) => {
      // Copying may still go on when its person has signed out.
      if (!isWorkForgotten()) saveSelection(sessionStorage, user, company, value);
    },
    [user, company],
  );
  useEffect(() => keep(selection), [keep, selection]);
  return { selection, dispatch, keep };
}
