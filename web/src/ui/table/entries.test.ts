import { expect, it } from 'vitest';
import { entriesOf, gathered } from './entries.ts';

type Entry = Readonly<{ id: number; day: string }>;
const rows: Entry[] = [
  { id: 1, day: 'Pzt' },
  { id: 2, day: 'Sal' },
  { id: 3, day: 'Pzt' },
];
const idOf = (row: Entry) => row.id;
const groupOf = (row: Entry) => ({ key: row.day, label: row.day });
const drawn = (options: Parameters<typeof entriesOf<Entry>>[1], list: readonly Entry[] = rows) =>
  entriesOf(list, options).map((entry) =>
    entry.kind === 'heading'
      ? `${entry.label} ${entry.rows.length}`
      : `${entry.kind} ${entry.row.id}`,
  );

it('draws rows only, where there is nothing to group by', () => {
  expect(drawn({ idOf })).toEqual(['row 1', 'row 2', 'row 3']);
});

it('puts a heading with its rows over each group, the first row places the group', () => {
  const together = gathered(rows, groupOf);
  expect(drawn({ idOf, groupOf }, together)).toEqual(['Pzt 2', 'row 1', 'row 3', 'Sal 1', 'row 2']);
});

it('unfolds a row right below itself', () => {
  expect(drawn({ idOf, open: new Set([2]) })).toEqual(['row 1', 'row 2', 'detail 2', 'row 3']);
});

it('keeps the heading of a folded group, and numbers the rows that are drawn', () => {
  const list = gathered(rows, groupOf);
  expect(drawn({ idOf, groupOf, folded: new Set(['Pzt']) }, list)).toEqual([
    ...['Pzt 2', 'Sal 1', 'row 2'],
  ]);
  const last = entriesOf(list, { idOf, groupOf, folded: new Set(['Pzt']) }).at(-1);
  expect(last).toMatchObject({ kind: 'row', index: 0 });
});
