import { expect, it } from 'vitest';
import type { Column } from '../column.ts';
import { fitColumns } from './fit.ts';

const column = (id: string, width: number, more: Partial<Column<string>> = {}): Column<string> => ({
  id,
  label: id,
  width,
  cell: (row) => row,
  ...more,
});
const columns = [
  column('name', 400, { least: 240 }),
  column('department', 150, { rank: 1 }),
  column('bases', 150, { rank: 9 }),
  column('risk', 90),
  column('saved', 110),
];
const idsAt = (width: number | undefined, sorted?: string) =>
  fitColumns(columns, { width, taken: 40, sorted }).map(({ id }) => id);

it('keeps every column where there is room, and before the room is known', () => {
  expect(idsAt(780)).toEqual(['name', 'department', 'bases', 'risk', 'saved']);
  expect(idsAt(undefined)).toEqual(['name', 'department', 'bases', 'risk', 'saved']);
});

it('gives up the highest rank first, then what stands furthest right', () => {
  expect(idsAt(779)).toEqual(['name', 'department', 'risk', 'saved']);
  expect(idsAt(629)).toEqual(['name', 'department', 'risk']);
  expect(idsAt(100)).toEqual(['name']);
});

it('never gives up the column that the list is sorted by', () => {
  expect(idsAt(100, 'saved')).toEqual(['name', 'saved']);
});
