import { useSyncExternalStore } from 'react';

/** The sheets say 899px too. */
const NARROW = '(max-width: 899px)';

/** Paper is narrower than the screen beside it, and must not turn that into a phone. */
const isOnPaper = () => matchMedia('print').matches;
let narrow: boolean | undefined;

function subscribe(told: () => void): () => void {
  const list = matchMedia(NARROW);
  list.addEventListener('change', told);
  addEventListener('afterprint', told);
  return () => {
    list.removeEventListener('change', told);
    removeEventListener('afterprint', told);
  };
}

const isNarrow = (): boolean => {
  if (narrow === undefined || !isOnPaper()) narrow = matchMedia(NARROW).matches;
  return narrow;
};

/** Is there only room for a finger's width a control, and for one column? */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, isNarrow, () => false);
