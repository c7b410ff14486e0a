import { visibleText } from '@emanet/contract/shared/clean-text';
import { AppError, fail } from '../../../platform/errors.ts';
import type { Archive } from './archive.ts';
import type { BookSheet } from './book.ts';
import {
  addressOf,
  dayCell,
  MOST_COLUMNS,
  type FilledCell,
  type FilledRow,
  type Merged,
} from './rows.ts';
import { LONGEST_CELL } from './strings.ts';
import { readXml, type Attribute } from './xml.ts';

const CONTENT = 'content.xml';
const MOST_SHEETS = 50;
const LAST_ROW = 1_048_576;

/** The sheets of an open document (.ods), in their order; undefined for another archive. */
export async function openDocumentSheets(
  archive: Archive,
): Promise<readonly BookSheet[] | undefined> {
  if (!archive.has(CONTENT)) return undefined;
  const names: { name: string; style: string }[] = [];
  const hidden = new Set<string>();
  let style = '';
  let isBook = false;
  await readXml(archive.read(CONTENT), {
    open: (name, attribute) => {
      if (name === 'spreadsheet') isBook = true;
      if (name === 'style') style = attribute('name') ?? '';
      if (name === 'table-properties' && attribute('display') === 'false') hidden.add(style);
      if (name === 'table')
        names.push({ name: attribute('name') ?? '', style: attribute('style-name') ?? '' });
    },
  });
  if (!isBook || names.length === 0) fail('SHEET_NONE');
  if (names.length > MOST_SHEETS) fail('SHEET_TOO_MANY_SHEETS', { values: { most: MOST_SHEETS } });
  return names.map(({ name, style: of }, place) => ({
    name,
    hidden: hidden.has(of),
    rows: (heard) => rowsOf(archive, place, heard),
  }));
}

/** Passes the filled rows of the sheet at a place to `heard`, and gives its merged cells. */
async function rowsOf(
  archive: Archive,
  wanted: number,
  heard: (row: FilledRow) => 'more' | 'enough',
): Promise<readonly Merged[]> {
  const merged: Merged[] = [];
  let sheet = -1;
  let done = false;
  let row = 0;
  let repeated = 1;
  let column = 0;
  let cells = new Map<number, FilledCell>();
  let cell: { value: FilledCell | undefined; times: number; rows: number } | undefined;
  let lines: string[] = [];
  let inLine = false;
  let inNote = false;

  const timesIn = (attribute: Attribute, name: string) => {
    const times = Number(attribute(name) ?? 1);
    return Number.isInteger(times) && times > 0 ? times : fail('SHEET_BROKEN');
  };
  const openCell = (attribute: Attribute) => {
    const kind = attribute('value-type');
    const number = Number(attribute('value'));
    const value: FilledCell | undefined =
      kind === 'date'
        ? dayCell(attribute('date-value') ?? '')
        : kind === 'boolean'
          ? attribute('boolean-value') === 'true'
          : ['float', 'percentage', 'currency'].includes(kind ?? '') && Number.isFinite(number)
            ? number
            : undefined;
    lines = [];
    cell = {
      value,
      times: timesIn(attribute, 'number-columns-repeated'),
      rows: timesIn(attribute, 'number-rows-spanned'),
    };
  };
  const closeCell = () => {
    if (!cell) return;
    const text = lines.join('\n');
    const said =
      text.length > LONGEST_CELL
        ? {
            unreadable: new AppError('SHEET_CELL_TOO_LONG', {
              values: { cell: addressOf(row, column), most: LONGEST_CELL },
            }),
          }
        : text;
    const value = cell.value ?? (visibleText(text) === '' ? undefined : said);
    if (value !== undefined) {
      if (column + cell.times > MOST_COLUMNS)
        fail('SHEET_TOO_WIDE', { values: { cell: addressOf(row, column) } });
      for (let at = column; at < column + cell.times; at++) cells.set(at, value);
      if (cell.rows > 1) merged.push({ column, from: row, to: row + cell.rows - 1 });
    }
    column += cell.times;
    cell = undefined;
  };
  const closeRow = () => {
    if (cells.size > 0)
      for (let at = 0; at < repeated && !done; at++) {
        if (row + at > LAST_ROW) fail('SHEET_BROKEN');
        done = heard({ row: row + at, cells }) === 'enough';
      }
    row += repeated - 1;
  };

  await readXml(
    archive.read(CONTENT),
    {
      open: (name, attribute) => {
        if (name === 'table') sheet += 1;
        if (done || sheet !== wanted) return;
        if (name === 'table-row') {
          row += 1;
          column = 0;
          cells = new Map();
          repeated = timesIn(attribute, 'number-rows-repeated');
        }
        if (name === 'table-cell' || name === 'covered-table-cell') openCell(attribute);
        if (name === 'annotation') inNote = true;
        if (!cell || inNote) return;
        if (name === 'p') {
          inLine = true;
          lines.push('');
        }
        if (name === 's') say(' '.repeat(Math.min(timesIn(attribute, 'c'), LONGEST_CELL)));
        if (name === 'tab' || name === 'line-break') say(name === 'tab' ? '\t' : '\n');
      },
      text: (piece) => {
        if (inLine && !inNote && !done && sheet === wanted) say(piece);
      },
      close: (name) => {
        if (done || sheet !== wanted) return;
        if (name === 'annotation') inNote = false;
        if (name === 'p') inLine = false;
        if (name === 'table-cell' || name === 'covered-table-cell') closeCell();
        if (name === 'table-row') closeRow();
        if (name === 'table') done = true;
      },
    },
    () => done,
  );
  return merged;

  function say(piece: string): void {
    const last = lines.length - 1;
    if (last >= 0 && (lines[last]?.length ?? 0) <= LONGEST_CELL) lines[last] += piece;
  }
}
