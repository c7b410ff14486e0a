import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../test/app.ts';
import { countStored, uncounted, withStored } from './stored.ts';

const { db } = await appOfFile();
const key = 'stored.test';
const add = (n: number) =>
  sql`
  insert into throttles (key, attempts, ends_at)
  select ${key} || n, 0, now() from generate_series(1, ${n}::int) n`.execute(db.system);
const raise = (names: string) =>
  sql`update throttles set attempts = attempts + 1 where key like ${names}`.execute(db.system);

it.each([
  ['the rows that were inserted', 3, () => add(3)],
  ['the rows that were updated', 3, () => raise(`${key}%`)],
  ['no row where none was found', 0, () => raise('nobody')],
  [
    'no row that was read or locked',
    0,
    () => sql`select 'update_it(' from throttles for update`.execute(db.system),
  ],
  [
    'what a caller adds',
    2,
    () => {
      countStored(2);
    },
  ],
  ['no row that is no content', 0, () => uncounted(() => raise(`${key}%`))],
])('counts %s', async (_, stored, work: () => unknown) => {
  expect((await withStored(work)).stored).toBe(stored);
});

it('counts for each work its own rows, also where works run together or within each other', async () => {
  const works = [1, 2, 3].map((n) =>
    withStored(async () => {
      await raise(`${key}${n}`);
      const inner = await withStored(() => raise(`${key}%`));
      return inner.stored;
    }),
  );
  expect(await Promise.all(works)).toEqual([1, 2, 3].map(() => ({ result: 3, stored: 1 })));
});
