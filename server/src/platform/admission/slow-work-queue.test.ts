import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSlowWorkQueue } from './slow-work-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Works that run until they are told to end, and the names of those that have begun. */
function works(queue: ReturnType<typeof createSlowWorkQueue>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    start: (name: string) =>
      queue(() => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

it('lets the next work begin when one takes long, and no more than there is room for', async () => {
  const { begun, start, end } = works(createSlowWorkQueue({ quick: 1, slow: 1, slowAfter: 1000 }));
  for (const name of ['a', 'b', 'c', 'd']) void start(name);
  await vi.advanceTimersByTimeAsync(999);
  expect(begun).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('b');
  await end('c');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('frees its place when a work fails', async () => {
  const queue = createSlowWorkQueue({ quick: 1, slow: 1, slowAfter: 1000 });
  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue(async () => 'next')).toBe('next');
});
