import { useEffect } from 'react';

/** Takes the page behind out of reach: the focus trap alone lets go once somebody clicks outside. */
export function useInert(active: boolean): void {
  useEffect(() => {
    const page = document.getElementById('root');
    if (!active || !page) return;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [active]);
}
