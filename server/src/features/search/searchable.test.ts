import { searchable } from '@emanet/contract/shared/turkish';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';

const app = await appOfFile();

const LETTERS = [
  ...'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ',
  ...'âîûÂÎÛêÊñÑßéÉ0189 -_%\\/.,\'"()&’ \t\n🧿👩‍👧',
  ...['i\u0307', 'I\u0307', 'o\u0308', 'U\u0308', 'c\u0327', 'S\u0327', 'g\u0306', 'a\u0302'],
];
const texts = fc.array(fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 40 }), {
  minLength: 50,
  maxLength: 50,
});

/** `folded` as the database folds each text; `stored` as it folds what a register stores, in NFC. */
async function inDatabase(some: readonly string[]) {
  const { rows } = await sql<{ folded: string; stored: string }>`
    select search_text(one) as folded, searchable(normalize(one)) as stored
    from unnest(${[...some]}::text[]) with ordinality t(one, n) order by n`.execute(app.db.system);
  return rows;
}

it('folds in the database as in the contract', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (some) => {
      const expected = some.map((one) => ({ folded: searchable(one), stored: searchable(one) }));
      expect(await inDatabase(some)).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

it('cuts no name that a register accepts', async () => {
  const names = ['İ'.repeat(300), '🧿'.repeat(100), 'ß'.repeat(300)];
  const { rows } = await sql<{ length: number }>`
    select length(search_text(name))::int as length from unnest(${names}::text[]) name`.execute(
    app.db.system,
  );
  expect(rows.map((row) => row.length)).toEqual([300, 100, 300]);
});
