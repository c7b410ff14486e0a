import { visibleText } from '@emanet/contract/shared/clean-text';
import { getCellAddress } from 'write-excel-file/utility';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import { AppError, fail } from '../../../platform/errors.ts';
import type { Archive } from './archive.ts';
import { LONGEST_CELL, textGatherer, unescaped } from './strings.ts';
import { readXml, type Attribute } from './xml.ts';

/** Value of a cell; `day` is `YYYY-MM-DD`, `hour`: the cell has a time of that day too. */
export type SheetCell = string | number | boolean | Readonly<{ day: string; hour?: true }>;

/** A cell whose value cannot be taken; it refuses the file only where its column is read. */
export type UnreadableCell = Readonly<{ unreadable: AppError }>;
export type FilledCell = SheetCell | UnreadableCell;

export const isUnreadable = (cell: FilledCell): cell is UnreadableCell =>
  typeof cell === 'object' && 'unreadable' in cell;

/**
 * The filled cells of a row by their columns, counted from 0; `row` as the spreadsheet counts. `isAbove`: it
 * repeats heads or a title that stand above.
 */
export type FilledRow = Readonly<{
  row: number;
  cells: ReadonlyMap<number, FilledCell>;
  isAbove?: true;
}>;

/** Cells that were merged: a column and the rows, as the spreadsheet counts, that its first value fills. */
export type Merged = Readonly<{ column: number; from: number; to: number }>;

/** Targets of references in cells. */
export type Book = Readonly<{
  strings: readonly (string | undefined)[];
  dayStyles: ReadonlySet<number>;
  dates1904: boolean;
}>;

export const MOST_COLUMNS = 300;
const MOST_MERGED = 20_000;
const MOST_ROWS = 1_048_576;
const DAYS_TO_1904 = 1462;
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** The letters of a column, counted from 0. */
export const getColumnLetter = (column: number): string =>
  getCellAddress(0, column).replace(/\d+$/, '');

/** `row` counted from 1, `column` from 0. */
export const addressOf = (row: number, column: number) => getCellAddress(row - 1, column);

/** The longest address there is; of a longer one the end of digits would be looked for at each of them. */
const LONGEST_ADDRESS = 'XFD1048576'.length;

const columnOf = (address: string): number =>
  address.length > LONGEST_ADDRESS
    ? fail('SHEET_BROKEN')
    : [...address.replace(/\d+$/, '')].reduce(
        (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
        0,
      ) - 1;

function dayOf(serial: number, { dates1904 }: Book): SheetCell {
  const days = Math.floor(serial) + (dates1904 ? DAYS_TO_1904 : 0);
  const date = new Date(FIRST_DAY + days * DAY_MS);
  const known = !Number.isNaN(date.getTime()) && date.getUTCFullYear() < 10_000 && days >= 0;
  if (!known) return serial;
  const day = date.toISOString().slice(0, 10);
  return serial % 1 === 0 ? { day } : { day, hour: true };
}

/** A day, with or without a time, as files write it. */
export const dayCell = (text: string): SheetCell => {
  const day = text.slice(0, 10);
  return /[1-9]/.test(text.slice(10)) ? { day, hour: true } : { day };
};

const unreadable = (...of: ConstructorParameters<typeof AppError>): UnreadableCell => ({
  unreadable: new AppError(...of),
});

function valueOf(
  book: Book,
  at: string,
  kind: string,
  style: number,
  text: string | undefined,
): FilledCell | undefined {
  if (text === undefined || text.length > LONGEST_CELL)
    return unreadable('SHEET_CELL_TOO_LONG', { values: { cell: at, most: LONGEST_CELL } });
  if (kind === 'str' || kind === 'inlineStr') return text;
  if (text === '') return undefined;
  if (kind === 'b') return text === '1' || text === 'true';
  if (kind === 'd') return dayCell(text);
  if (kind === 'e')
    return unreadable('SHEET_ERROR_VALUE', { values: { cell: at, value: text.slice(0, 20) } });
  const number = Number(text);
  if (!Number.isFinite(number)) return fail('SHEET_BROKEN');
  return book.dayStyles.has(style) ? dayOf(number, book) : number;
}

const MERGED = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/;

function mergedIn(ref: string): Merged[] {
  const [, letters = '', from, to] = MERGED.exec(ref) ?? [];
  return from !== undefined && to !== undefined && from !== to
    ? [{ column: columnOf(letters), from: Number(from), to: Number(to) }]
    : [];
}

/**
 * Passes every filled row of a sheet to `heard` until that has enough, and returns the cells that are merged
 * over several rows. A formula counts by its saved result.
 */
export async function readRows(
  archive: Archive,
  part: string,
  book: Book,
  heard: (row: FilledRow) => 'more' | 'enough',
): Promise<readonly Merged[]> {
  const merged: Merged[] = [];
  const gatherer = textGatherer();
  let done = false;
  let inData = false;
  let inCell = false;
  let inValue = false;
  let row = 0;
  let column = -1;
  let kind = 'n';
  let style = 0;
  let value = '';
  let formula = false;
  let saved = false;
  let cells = new Map<number, FilledCell>();

  const openRow = (attribute: Attribute) => {
    const next = Number(attribute('r') ?? row + 1);
    if (!Number.isInteger(next) || next <= row || next > MOST_ROWS) fail('SHEET_BROKEN');
    row = next;
    column = -1;
    cells = new Map();
  };
  const openCell = (attribute: Attribute) => {
    const address = attribute('r');
    const next = address === undefined ? column + 1 : columnOf(address);
    if (!(next > column)) fail('SHEET_BROKEN');
    column = next;
    kind = attribute('t') ?? 'n';
    style = Number(attribute('s') ?? 0);
    value = '';
    formula = false;
    saved = false;
    inCell = true;
  };
  const closeCell = () => {
    inCell = false;
    const at = addressOf(row, column);
    const inline = gatherer.take();
    let text = kind === 'inlineStr' ? inline : kind === 'str' ? unescaped(value) : value;
    if (kind === 's' && value !== '') {
      if (!(Number(value) in book.strings)) fail('SHEET_BROKEN');
      text = book.strings[Number(value)];
    }
    const found =
      formula && !saved
        ? unreadable('SHEET_FORMULA', { values: { cell: at } })
        : valueOf(book, at, kind === 's' ? 'str' : kind, style, text);
    if (found === undefined || (typeof found === 'string' && visibleText(found) === '')) return;
    if (column >= MOST_COLUMNS) fail('SHEET_TOO_WIDE', { values: { cell: at } });
    cells.set(column, found);
  };

  await readXml(
    archive.read(part),
    {
      open: (name, attribute) => {
        if (done) return;
        if (name === 'sheetData') inData = true;
        if (name === 'mergeCell' && merged.length < MOST_MERGED)
          merged.push(...mergedIn(attribute('ref') ?? ''));
        if (inData && name === 'row') openRow(attribute);
        if (inData && name === 'c') openCell(attribute);
        if (!inCell) return;
        if (name === 'f') formula = true;
        if (name === 'v') inValue = saved = true;
        gatherer.open?.(name, attribute);
      },
      text: (piece) => {
        if (inValue && value.length <= LONGEST_CELL * 7) value += piece;
        else if (inCell) gatherer.text?.(piece);
      },
      close: (name) => {
        if (done) return;
        if (name === 'v') inValue = false;
        if (inCell) gatherer.close?.(name);
        if (inCell && name === 'c') closeCell();
        if (name === 'sheetData') inData = false;
        if (inData && name === 'row' && cells.size > 0) done = heard({ row, cells }) === 'enough';
      },
    },
    () => done,
  );
  return merged;
}
