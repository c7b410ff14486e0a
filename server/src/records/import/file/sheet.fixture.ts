import type { SheetColumn, SheetRow } from './read.ts';
import type { Sheet } from './sheet.ts';

/** A sheet of a file, as the reader gives it. */
export const sheetFixture = (
  columns: readonly SheetColumn[],
  rows: readonly Omit<SheetRow, 'sheet'>[],
): Sheet => ({
  columns,
  rows: rows.map((row) => ({ ...row, sheet: 0 })),
  sheets: [],
  read: [{ name: 'Sayfa', label: 'Sayfa', headRow: 1, places: columns.map(({ place }) => place) }],
  outside: [],
  merged: [],
  cells: rows.reduce((sum, { cells }) => sum + cells.filter((cell) => cell !== null).length, 0),
});
