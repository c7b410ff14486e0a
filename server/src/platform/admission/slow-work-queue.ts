import { semaphore, type Release } from './semaphore.ts';

type Lanes = Readonly<{
  /** Works that run at once while they are young. */
  quick: number;
  /** Number of slow works that run beside the quick ones. */
  slow: number;
  /** Milliseconds after which a work counts as slow. */
  slowAfter: number;
}>;

/**
 * Runs works in the order they came. One that takes long moves to a place among the slow ones as soon
 * as there is one, so that the next need not wait for its end.
 */
export function createSlowWorkQueue({ quick, slow, slowAfter }: Lanes) {
  const young = semaphore(quick);
  const old = semaphore(slow, 0);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const held: (Release | undefined)[] = [await young.acquire()];
    let ended = false;
    const move = async () => {
      const place = await old.acquire();
      if (!place) return;
      clearInterval(timer);
      for (const release of held.splice(0)) release?.();
      if (ended) place();
      else held.push(place);
    };
    const timer = setInterval(() => void move(), slowAfter);
    try {
      return await work();
    } finally {
      ended = true;
      clearInterval(timer);
      for (const release of held) release?.();
    }
  };
}
