import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** More rows than this are no longer a sheet of paper; the sheet says so. */
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
