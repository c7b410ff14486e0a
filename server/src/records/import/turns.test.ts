import { DETAIL_FIELD } from '@emanet/contract/records/category-detail';
import { expect, it } from 'vitest';
import { longestTurn } from '../../../test/many/longest-turn.ts';
import { withoutDetailRows } from './detail-rows.ts';
import { accountOf } from './account.ts';
import { sheetFixture } from './file/sheet.fixture.ts';
import { ownSheet } from './own/cells.ts';
import { registerHeads } from './heads.ts';
import { headsIn } from './own/columns.ts';

const ROWS = 20_000;
const COLUMNS = 40;
const TEXT = 'Aynı metin '.repeat(10);
/** Share of the whole work that one turn of the event loop may take. */
const MOST = 0.5;

const names = [DETAIL_FIELD, ...Array.from({ length: COLUMNS }, (_, n) => `?${n}`)];
const sheet = sheetFixture(
  names.map((name, place) => ({ name, title: name, place })),
  Array.from({ length: ROWS }, (_, n) => ({ row: n + 2, cells: names.map(() => TEXT) })),
);

it('looks through many rows of an import in turns with requests', async () => {
  expect(await longestTurn(() => withoutDetailRows(sheet, DETAIL_FIELD))).toBeLessThan(MOST);
  const memory = { basliklar: {}, degerler: {}, hucreler: {}, secimler: {} };
  expect(await longestTurn(() => headsIn(sheet, memory, [], registerHeads('assets')))).toBeLessThan(
    MOST,
  );
  expect(
    await longestTurn(() => accountOf(sheet, memory, { steps: [] }, ownSheet(sheet, []))),
  ).toBeLessThan(MOST);
});
