import { setImmediate } from 'node:timers/promises';

const PIECE = 200;

/** Does some work for each of many, and lets other requests have their turn in between. */
export async function forEachInTurn<T>(all: readonly T[], work: (one: T) => void): Promise<void> {
  for (const [place, one] of all.entries()) {
    if (place % PIECE === PIECE - 1) await setImmediate();
    work(one);
  }
}
