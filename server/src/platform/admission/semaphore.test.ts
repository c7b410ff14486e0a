import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurn, semaphore } from './semaphore.ts';

it('runs so many at once and no more, in their order, also after failures', async () => {
  const turn = inTurn(2);
  const began: number[] = [];
  let running = 0;
  let most = 0;
  const works = Array.from({ length: 9 }, (_, place) =>
    turn(async () => {
      began.push(place);
      most = Math.max(most, ++running);
      await sleep(2);
      running--;
      if (place % 3 === 0) throw new Error('failed');
      return place;
    }),
  );
  const ended = await Promise.allSettled(works);
  expect(most).toBe(2);
  expect(began).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(ended.filter((one) => one.status === 'rejected')).toHaveLength(3);
  expect(await turn(() => Promise.resolve('room again'))).toBe('room again');
});

it('lets a caller that hangs up leave the queue, and the others move up', async () => {
  const { acquire, idle } = semaphore(1, 2);
  const first = await acquire();
  const gone = new AbortController();
  const second = acquire(gone.signal);
  const third = acquire();
  expect(acquire()).toBeUndefined();
  gone.abort();
  await expect(second).rejects.toThrow();
  first?.();
  (await third)?.();
  await setImmediate();
  expect(idle()).toBe(true);
});

it('keeps a slot until it is released, although its caller has hung up', async () => {
  const { acquire, idle } = semaphore(1, 0);
  const gone = new AbortController();
  const release = await acquire(gone.signal);
  gone.abort();
  await setImmediate();
  expect([idle(), acquire()]).toEqual([false, undefined]);
  release?.();
  await setImmediate();
  expect(idle()).toBe(true);
});
