import { nextTurn } from '../platform/admission/turns.ts';

/**
 * A row can take a thousand times as long as another, so what counts is the time. Another request has
 * several turns before it is answered and waits for a piece in each.
 */
const LONGEST_MS = 1;

/** The same one after the other, with turns of other requests in between. */
export async function* inTurns<T>(all: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T, void> {
  let since = performance.now();
  for await (const one of all) {
    yield one;
    if (performance.now() - since < LONGEST_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}

/** Does some work for each of many, and lets other requests have their turn in between. */
export async function forEachInTurn<T>(all: Iterable<T>, work: (one: T) => void): Promise<void> {
  let since = performance.now();
  for (const one of all) {
    work(one);
    if (performance.now() - since < LONGEST_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}
