import { useSyncExternalStore } from 'react';

/** The sheets say 899px too. */
const NARROW = '(max-width: 899px)';
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
