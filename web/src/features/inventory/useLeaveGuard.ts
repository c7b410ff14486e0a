import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** While `active`, closing the tab asks first and no link or Back leaves the page. */
export function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [active]);

  // A session that ends meanwhile must still reach the sign-in page.
  const blocker = useBlocker(({ nextLocation }) => active && nextLocation.pathname !== '/login');
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
