import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TFunction } from 'i18next';

/** More rows than this are not printed; the sheet names the limit. */
export const MOST_PRINTED = 1000;

/** Is the page being printed? Drawn at once, because the browser does not wait. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** Extent of a printed list: all of it, the filtered part, or the first rows. */
export function printNote(t: TFunction, listed: number, total: number): string {
  if (listed > MOST_PRINTED) return t('ui.print.first', { shown: MOST_PRINTED, total: listed });
  if (listed < total) return t('ui.print.filtered', { shown: listed, total });
  return t('ui.print.all', { count: total });
}
