import { searchable } from '@emanet/contract/shared/turkish';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const LETTERS = [
  ...'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ',
  ...'âîûÂÎÛêÊñÑßéÉ0189 -_%\\/.,\'"()&’ \t\n🧿👩‍👧',
  ...['i\u0307', 'I\u0307', 'o\u0308', 'U\u0308', 'c\u0327', 'S\u0327', 'g\u0306', 'a\u0302'],
];
const text = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 40 });

/** What a query does, as the contract would do it in the browser. */
const holds = (name: string, part: string) => searchable(name).includes(searchable(part));

async function inDatabase(pairs: readonly (readonly [string, string])[]): Promise<boolean[]> {
  const rows = await sql<{ holds: boolean }>`
    select strpos(search_text(name), part) > 0 as holds
    from unnest(${pairs.map(([name]) => name.normalize('NFC'))}::text[],
      ${pairs.map(([, part]) => searchable(part.normalize('NFC')))}::text[]) with ordinality p(name, part, n)
    order by n`.execute(app.db.system);
  return rows.rows.map((row) => row.holds);
}

it('finds in the database what the contract finds', async () => {
  const some = fc
    .tuple(text, text, text)
    .chain(([before, part, after]) =>
      fc.constantFrom<[string, string]>(
        [before + part + after, part],
        [before + part + after, part.toLocaleUpperCase('tr')],
        [before + part + after, part.toLocaleLowerCase('tr')],
        [before + part + after, part.normalize('NFD')],
        [before + after, part],
      ),
    );
  await fc.assert(
    fc.asyncProperty(fc.array(some, { minLength: 50, maxLength: 50 }), async (pairs) => {
      const expected = pairs.map(([name, part]) =>
        holds(name.normalize('NFC'), part.normalize('NFC')),
      );
      expect(await inDatabase(pairs)).toEqual(expected);
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
