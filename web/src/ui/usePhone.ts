import { useSyncExternalStore } from 'react';

/** The sheets use it too: the theme's breakpoint `md`. */
const NARROW = '(width < 56.25em)';
let narrow = false;

function subscribe(told: () => void): () => void {
  const list = matchMedia(NARROW);
  list.addEventListener('change', told);
  return () => list.removeEventListener('change', told);
}

/** Paper is narrower than the screen beside it, and must not turn that into a phone. */
function isNarrow(): boolean {
  if (!matchMedia('print').matches) narrow = matchMedia(NARROW).matches;
  return narrow;
}

/** Is there only room for a finger's width a control, and for one column? */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, isNarrow, () => false);
