import { setImmediate as loopTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('gives long works one slice between them in a turn of the event loop, in their order', async () => {
  const nextTurn = createTurns();
  const slices: string[] = [];
  const work = async (name: string) => {
    for (let n = 0; n < 3; n += 1) {
      await nextTurn();
      slices.push(name);
    }
  };
  const all = ['a', 'b', 'c'].map(work);
  const seen: number[] = [];
  for (let n = 0; n < 9; n += 1) {
    await loopTurn();
    seen.push(slices.length);
  }
  await Promise.all(all);
  expect(slices.join('')).toBe('abcabcabc');
  const most = Math.max(...seen.map((count, at) => count - (seen[at - 1] ?? 0)));
  expect(most).toBe(1);
});
