import { useRef, useState } from 'react';
import { useHolder, type Answers } from '../../platform/session/leave-guard.ts';

/** The open question before leaving, and what its answers do. */
export type LeaveQuestion = Readonly<{
  asked: boolean;
  /** Runs the act if no work would be lost by it, otherwise confirms first. */
  leave: (then: () => void) => void;
  stay: () => void;
  /** The answer "go": runs the waiting act. */
  go: () => void;
}>;

/**
 * Stops links, Back and the closing of the tab while `holds` returns true. `onUnload` may store
 * work first.
 */
export function useLeaveQuestion(holds: () => boolean, onUnload?: () => void): LeaveQuestion {
  const [waiting, setWaiting] = useState<Answers>();
  const going = useRef(false);
  useHolder({
    holds: () => !going.current && holds(),
    ask: setWaiting,
    ...(onUnload && { onUnload }),
  });
  const now = (then: () => void) => {
    going.current = true;
    then();
    going.current = false;
  };
  return {
    asked: waiting !== undefined,
    leave: (then) => (holds() ? setWaiting({ go: then, stay: () => undefined }) : now(then)),
    stay: () => {
      setWaiting(undefined);
      waiting?.stay();
    },
    go: () => {
      setWaiting(undefined);
      if (waiting) now(waiting.go);
    },
  };
}
