import { expect, it } from 'vitest';
import { madeOnce } from './made-once.ts';

/** Makes of PDFs, with the names in the order in which they were made. */
function makes() {
  const made: string[] = [];
  const make =
    (name: string, size = 10) =>
    async () => {
      made.push(name);
      await Promise.resolve();
      return Buffer.alloc(size, name);
    };
  return { made, make };
}

it('makes a PDF once, however often and by however many it is asked for', async () => {
  const { made, make } = makes();
  const pdfOf = madeOnce();
  const asked = await Promise.all([1, 2, 3].map(() => pdfOf({ no: 'a' }, make('a'))));
  expect(asked.map(String)).toEqual(Array(3).fill('a'.repeat(10)));
  await pdfOf({ no: 'a' }, make('a'));
  expect(made).toEqual(['a']);
  await pdfOf({ no: 'b' }, make('b'));
  expect(made).toEqual(['a', 'b']);
});

it('forgets those that nobody asked for longest when they grow too many', async () => {
  const { made, make } = makes();
  const pdfOf = madeOnce(25);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await pdfOf(name, make(name));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('makes one again that could not be made', async () => {
  const pdfOf = madeOnce();
  await expect(pdfOf('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(String(await pdfOf('a', makes().make('a', 1)))).toBe('a');
});
