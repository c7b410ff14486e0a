import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router';

/** Whether somebody is being asked, and what their answers do. */
export type LeaveQuestion = Readonly<{
  asked: boolean;
  /** Does what was meant to happen if nothing would be lost by it, otherwise asks first. */
  leave: (then: () => void) => void;
  stay: () => void;
  /** The answer "go": whatever was waiting happens now. */
  go: () => void;
}>;

/**
 * Stops links, Back and the closing of the tab while `holds` says that work would be lost. The way to
 * the login page stays free: a session that ended must reach it. `onUnload` may keep work first.
 */
export function useLeaveQuestion(holds: () => boolean, onUnload?: () => void): LeaveQuestion {
  const [waiting, setWaiting] = useState<() => void>();
  const going = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !going.current &&
      holds() &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== '/login',
  );

  const unload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!holds()) return;
    onUnload?.();
    event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => unload(event);
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  const now = (then: () => void) => {
    going.current = true;
    then();
    going.current = false;
  };
  return {
    asked: waiting !== undefined || blocker.state === 'blocked',
    leave: (then) => (holds() ? setWaiting(() => then) : now(then)),
    stay: () => {
      setWaiting(undefined);
      blocker.reset?.();
    },
    go: () => {
      setWaiting(undefined);
      if (waiting) now(waiting);
      else blocker.proceed?.();
    },
  };
}
