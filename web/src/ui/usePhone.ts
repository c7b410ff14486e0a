import { useSyncExternalStore } from 'react';

/** The sheets use it too: the theme's breakpoint `md`. */
const NARROW = '(width < 56.25em)';
let narrow = false;

function subscribe(told: () => void): () => void {
  const list = matchMedia(NARROW);
  list.addEventListener('change', told);
  return () => list.removeEventListener('change', told);
}

/** Paper is narrower than the screen, but printing must not use the phone's layout. */
function isNarrow(): boolean {
  if (!matchMedia('print').matches) narrow = matchMedia(NARROW).matches;
  return narrow;
}

/** Is there room for only one column, with controls for a finger? */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, isNarrow, () => false);
