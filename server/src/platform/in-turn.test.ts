import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

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
