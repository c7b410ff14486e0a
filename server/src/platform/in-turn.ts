/** Makes room for the next one; a second call does nothing. */
export type Leave = () => void;

export type Turns = Readonly<{
  /** Comes in, now or when it is its turn; nothing when too many are waiting already. */
  take: () => Promise<Leave> | undefined;
  /** Is nobody inside? */
  idle: () => boolean;
}>;

/** Lets so many in at once, in the order they came, and so many wait. */
export function turns(atOnce: number, mostWaiting = Infinity): Turns {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  const leave = (): Leave => {
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      const next = waiting.shift();
      if (next) next();
      else free++;
    };
  };
  return {
    take: () => {
      if (free > 0) {
        free--;
        return Promise.resolve(leave());
      }
      if (waiting.length >= mostWaiting) return undefined;
      return new Promise((resolve) => {
        waiting.push(() => {
          resolve(leave());
        });
      });
    },
    idle: () => free === atOnce,
  };
}

/** Runs works at most `atOnce` at a time, in the order they came; a failed one makes room as well. */
export function inTurn(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const { take } = turns(atOnce);
  return async (work) => {
    const leave = await take();
    try {
      return await work();
    } finally {
      leave?.();
    }
  };
}
