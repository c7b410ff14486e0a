import type { CellValue, SheetHead } from './workbook.ts';

/** Widths of the columns of a sheet, in characters. */
export const NARROW = 14;
export const NORMAL = 24;
export const WIDE = 44;

/** A long text is read more easily in a broad column than in a deep cell. */
const WIDEST = 80;
/** Lines of a cell above which its column is made broader. */
const DEEP = 8;
const LEAST = 8;
/** Room for the button that filters, beside the longest word of a head. */
const FILTER = 3;
/** An instant is 16 characters long. */
const MOMENT = 18;
const NUMBER = 12;

/** Widths of columns by the texts of some rows: no wider than declared, unless a text would be too deep. */
export const fittedWidths = (
  { titles, widths }: SheetHead,
  rows: readonly (readonly CellValue[])[],
): number[] =>
  widths.map((width, place) => {
    const head = Math.max(...(titles[place] ?? '').split(/\s/).map((word) => word.length)) + FILTER;
    let [longest, deepest] = [0, 0];
    for (const row of rows) {
      const cell = row[place] ?? null;
      if (typeof cell === 'string') {
        deepest = Math.max(deepest, cell.length);
        for (const line of cell.split('\n')) longest = Math.max(longest, line.length + 2);
      } else if (cell !== null)
        longest = Math.max(longest, typeof cell === 'number' ? NUMBER : MOMENT);
    }
    const fitting = Math.max(LEAST, head, Math.min(width, longest));
    return Math.max(fitting, Math.min(WIDEST, Math.ceil(deepest / DEEP)));
  });
