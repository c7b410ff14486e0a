import PQueue from 'p-queue';

/** Releases the slot; a second call has no effect. */
export type Release = () => void;

export type Semaphore = Readonly<{
  /**
   * Acquires a slot, now or in turn; undefined if too many wait. Rejects, and leaves the queue, when the
   * signal aborts while it waits.
   */
  acquire: (signal?: AbortSignal) => Promise<Release> | undefined;
  /** Is a caller waiting for a slot? */
  awaited: () => boolean;
  /** Is every slot free? */
  idle: () => boolean;
}>;

/** A semaphore of so many slots, acquired in order of request; at most `mostWaiting` callers wait. */
export function semaphore(slots: number, mostWaiting = Infinity): Semaphore {
  const queue = new PQueue({ concurrency: slots });
  return {
    acquire: (signal) => {
      if (queue.pending + queue.size >= slots + mostWaiting) return undefined;
      return new Promise((acquired, left) => {
        // The queue would also free the slot of a work whose signal aborts; here it is kept until
        // it is released, so that the signal holds for the wait alone.
        const waiting = signal && new AbortController();
        const leave = () => waiting?.abort();
        signal?.addEventListener('abort', leave, { once: true });
        const hold = () =>
          new Promise<void>((release) => {
            signal?.removeEventListener('abort', leave);
            acquired(release);
          });
        queue.add(hold, { signal: waiting?.signal }).catch(left);
      });
    },
    awaited: () => queue.size > 0,
    idle: () => queue.pending + queue.size === 0,
  };
}

/** Runs works at most `slots` at a time, in the order they came; a failed one makes room as well. */
export function inTurn(slots: number): <T>(work: () => Promise<T>) => Promise<T> {
  const { acquire } = semaphore(slots);
  return async (work) => {
    const release = await acquire();
    try {
      return await work();
    } finally {
      release?.();
    }
  };
}
