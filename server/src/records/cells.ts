import type { CellObject, SheetData } from 'write-excel-file/node';
import type { CellValue, Workbook } from './workbook.ts';

/** The most characters one cell of a sheet can hold. */
const LONGEST_CELL = 32_767;

/** Characters that a sheet cannot hold: control characters and those that are none. */
const UNWRITABLE = /[[\p{Cc}\p{Noncharacter_Code_Point}\ufffd]--[\t\n\r]]/gv;
/** Signs that begin a formula, their full-width forms too, behind blanks and marks of no width. */
const RUNS = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe in front, which makes it text
 * again, also after the sheet has been saved in another format.
 */
export function neutralised(text: string): string {
  const kept = text.replace(UNWRITABLE, '');
  const writable = kept === text ? text : kept.trim();
  return (RUNS.test(writable) ? `'${writable}` : writable).slice(0, LONGEST_CELL);
}

/** Takes that apostrophe off again; a stored text begins with no blank that could have caused it. */
export const asTyped = (text: string): string => text.replace(/^'(?=\p{Cf}*[=+\-@＝＋－＠])/u, '');

/** A spreadsheet reads `_x0041_` as A; written so, it stays what it is. */
const literal = (text: string): string => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

const INSTANT_FORMAT = 'dd.mm.yyyy hh:mm';
export const DAY_FORMAT = 'dd.mm.yyyy';

/** The font of every sheet: without one each program takes another, and widths mean nothing. */
export const FONT = { fontFamily: 'Calibri', fontSize: 11 } as const;

/** Columns of a register's sheet that stay in sight: the number and the name of a record. */
export const PINNED = 2;

const LINE_POINTS = 15;
/** A row with a long list would push all others out of sight. */
const MOST_LINES = 8;

/** The height at which a text can be read: not every program fits rows to their texts. */
function heightOf(text: string, width: number): Pick<CellObject, 'height'> {
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
  return lines > 1 ? { height: LINE_POINTS * Math.min(lines, MOST_LINES) } : {};
}

const look = { wrap: true, align: 'left', alignVertical: 'top' } as const;

/** A cell of text in a column of some characters' width; none when there is no text. */
export const textOf = (text: string, width = Infinity): CellObject | null =>
  text === ''
    ? null
    : { ...look, ...heightOf(text, width), type: String, value: literal(neutralised(text)) };

function cellOf(value: CellValue, width: number | undefined): CellObject | null {
  if (value === null) return null;
  if (typeof value === 'string') return textOf(value, width);
  if (typeof value === 'number') return { ...look, type: Number, value };
  if (value instanceof Date) return { ...look, type: Date, value, format: INSTANT_FORMAT };
  return { ...look, type: Date, value: new Date(value.day), format: DAY_FORMAT };
}

export const headOf = (title: string, width = Infinity): CellObject => ({
  ...heightOf(title, width),
  type: String,
  value: neutralised(title),
  fontWeight: 'bold',
  wrap: true,
  alignVertical: 'center',
  backgroundColor: '#E9ECEF',
});

type Written = Pick<Workbook, 'titles' | 'rows'> & Partial<Pick<Workbook, 'widths'>>;

/** The cells of a sheet, the row of heads first; rows have their heights where widths are given. */
export const cellsOf = ({ titles, widths = [], rows }: Written): SheetData => [
  titles.map((title, place) => headOf(title, widths[place])),
  ...rows.map((row) => row.map((value, place) => cellOf(value, widths[place]))),
];
