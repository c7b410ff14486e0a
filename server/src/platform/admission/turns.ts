/**
 * Turns of the event loop for long work: one slice of one work between two looks at what came in, so
 * that a short call waits for one slice and not for one of each work.
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let scheduled = false;
  const next = () => {
    waiting.shift()?.();
    scheduled = waiting.length > 0;
    if (scheduled) setImmediate(next);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (scheduled) return;
      scheduled = true;
      setImmediate(next);
    });
}

/** The next turn of this process for a slice of long work. */
export const nextTurn = createTurns();
