import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/**
 * While the returned guard is up, closing the tab asks first and no link or Back leaves the page.
 * It falls at once and not with the next drawing, so that the way on is never taken for an escape.
 */
export function useLeaveGuard(): (up: boolean) => void {
  const up = useRef(false);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (up.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  // A session that ends meanwhile must still reach the sign-in page.
  const blocker = useBlocker(
    ({ nextLocation }) => up.current && nextLocation.pathname !== '/login',
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  return useCallback((raised) => {
    up.current = raised;
  }, []);
}
