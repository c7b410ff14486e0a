import { useSyncExternalStore } from 'react';

/** Answers whether the screen has a width; the sheets say the same widths. */
function widthOf(query: string) {
  let now = false;
  const subscribe = (told: () => void): (() => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', told);
    return () => list.removeEventListener('change', told);
  };
  /** Paper is narrower than the screen beside it, and must not turn that into a phone. */
  const read = (): boolean => {
    if (!matchMedia('print').matches) now = matchMedia(query).matches;
    return now;
  };
  return function useWidth(): boolean {
    return useSyncExternalStore(subscribe, read, () => false);
  };
}

/** Is there only room for a finger's width a control, and for one column? The breakpoint `md`. */
export const usePhone = widthOf('(width < 56.25em)');

/** Is there room for a list and what is open beside it? The breakpoint `lg`. */
export const useRoom = widthOf('(width >= 80em)');
