import { expect, it, vi } from 'vitest';
import { inBatches } from './in-batches.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Batches that are answered when they are told to be. */
function held(atOnce: number, most: number) {
  const batches: Readonly<{ asked: readonly number[]; end: (error?: Error) => void }>[] = [];
  const ask = inBatches<number, string>(
    (asked) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => {
          if (error) reject(error);
          else resolve(asked.map((one) => (one < 0 ? undefined : `answer ${one}`)));
        };
        batches.push({ asked, end });
      }),
    { atOnce, most },
  );
  return { ask, batches, sizes: () => batches.map(({ asked }) => asked.length) };
}

it('gives each question its own answer, in one batch what is asked in one moment', async () => {
  const { ask, batches } = held(1, 10);
  const answers = Promise.all([ask(1), ask(-1), ask(2), ask(1)]);
  await turn();
  expect(batches.map(({ asked }) => asked)).toEqual([[1, -1, 2, 1]]);
  batches[0]?.end();
  expect(await answers).toEqual(['answer 1', undefined, 'answer 2', 'answer 1']);
});

it('collects what is asked while as many batches as may are under way', async () => {
  const { ask, batches, sizes } = held(2, 3);
  const all: Promise<string | undefined>[] = [];
  for (let place = 0; place < 8; place += 1) {
    all.push(ask(place));
    await turn();
  }
  expect(sizes()).toEqual([1, 1]);
  batches[0]?.end();
  batches[1]?.end();
  await vi.waitUntil(() => batches.length === 4);
  expect(sizes()).toEqual([1, 1, 3, 3]);
  for (const { end } of batches) end();
  expect(await Promise.all(all)).toEqual(Array.from({ length: 8 }, (_, n) => `answer ${n}`));
});

it('fails a batch as a whole and goes on with the next', async () => {
  const { ask, batches } = held(1, 10);
  const failing = [ask(1), ask(2)];
  await turn();
  const later = ask(3);
  batches[0]?.end(new Error('lost'));
  await expect(failing[0]).rejects.toThrow('lost');
  await expect(failing[1]).rejects.toThrow('lost');
  await vi.waitUntil(() => batches.length === 2);
  batches[1]?.end();
  expect(await later).toBe('answer 3');
});
