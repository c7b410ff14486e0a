import { MOST_IMPORT_ROWS } from '@emanet/contract/records/sheet-file';
import { registerTitle } from '@emanet/contract/records/labels';
import { REGISTER_NOUNS } from '@emanet/contract/records/registers';
import { fail } from '../../../platform/errors.ts';
import { headKey, ID_COLUMN, IGNORED, meaningOfHead, type SheetHeads } from '../heads.ts';
import { dayText } from '../../excel/cells.ts';
import { isAboveLists } from '../template/template-texts.ts';
import { openBook } from './book.ts';
import { isUnreadable, type FilledCell, type Merged, type SheetCell } from './rows.ts';
import { knownIn, scoresAsOther, tablesIn, textsIn, type BookTable } from './tables.ts';

/**
 * A column of the file: its name (see headsOf), the head as it is written, its place in the first sheet
 * that has it. One that belongs to no field is called `?` and its place (`?=` where another
 * column is read as its field, which is `of`), one that the application computes itself `*`.
 */
export type SheetColumn = Readonly<{
  name: string;
  title: string;
  place: number;
  of?: string;
  /** The part of its cells that it holds, from 1, where several fields share them. */
  part?: number;
}>;

/** A row below the heads, with one cell for each column. `sheet`: its place among the sheets that are read. */
export type SheetRow = Readonly<{
  row: number;
  sheet: number;
  cells: readonly (SheetCell | null)[];
}>;

/**
 * A sheet, or a table of one, as a person sees it; `rows` and `cells` are those below its heads, `shown` its heads
 * and its first row.
 */
export type ListedSheet = Readonly<{
  name: string;
  hidden: boolean;
  chosen: boolean;
  rows: number;
  cells: number;
  shown: readonly (readonly string[])[];
}>;

/** Filled cells that belong to no column: above the heads of a sheet, or below an empty head. */
export type Outside = Readonly<{
  sheet: number;
  place: number | null;
  row: number;
  count: number;
}>;

/** Most characters in all cells together: many cells can show one shared text of the file. */
const MOST_CHARACTERS = 32 * 1024 * 1024;
const LONGEST_HEAD_SAID = 200;

type Heads = Readonly<{ row: number; cells: ReadonlyMap<number, FilledCell> }>;

/**
 * The content read from a workbook. `sheets`: all of them; `read` those that are read, each with the places
 * of the columns in it. `cells`: how many cells they hold, counted while they are read.
 */
export type Read = Readonly<{
  columns: readonly SheetColumn[];
  sheets: readonly ListedSheet[];
  read: readonly Readonly<{
    name: string;
    label: string;
    headRow: number;
    places: readonly number[];
  }>[];
  outside: readonly Outside[];
  merged: readonly (Merged & Readonly<{ sheet: number }>)[];
  cells: number;
}>;

/** Cells of a row that are shown of a sheet, and the length of each. */
const SHOWN_CELLS = 6;
const SHOWN_LENGTH = 40;

const shownIn = ({ cells }: Heads): string[] =>
  [...cells.values()].slice(0, SHOWN_CELLS).map((cell) => {
    if (isUnreadable(cell)) return '';
    return (typeof cell === 'object' ? dayText(cell.day) : String(cell)).slice(0, SHOWN_LENGTH);
  });

const textOf = (cell: FilledCell | undefined): string => (typeof cell === 'string' ? cell : '');

/**
 * Reads the wanted sheets of a workbook: those that a person chose, otherwise the visible one with most of
 * the heads and all visible ones with the same heads. `heard` receives their filled rows.
 */
export async function readWantedSheet(
  bytes: Uint8Array,
  wanted: SheetHeads,
  heard: (row: SheetRow) => void,
  chosen: readonly string[] = [],
): Promise<Read> {
  const peeked: Peeked[] = [];
  const isHead = (title: string) => {
    const field = meaningOfHead(wanted, title);
    return field !== undefined && field !== ID_COLUMN && field !== IGNORED;
  };
  for (const sheet of await openBook(bytes, isHead))
    for (const table of await tablesIn(sheet, wanted)) peeked.push(await peek(table, wanted));
  const picked = pick(peeked, wanted, chosen);
  const columns: SheetColumn[] = [];
  const read: { name: string; label: string; headRow: number; places: number[] }[] = [];
  const sheets: ListedSheet[] = [];
  const outside: Outside[] = [];
  const merged: (Merged & { sheet: number })[] = [];
  let [rows, characters, cells] = [0, 0, 0];

  for (const { sheet, heads } of peeked) {
    const { name, hidden } = sheet;
    const isChosen = picked.has(sheet) && heads !== undefined;
    let [rowsHere, cellsHere] = [0, 0];
    const shown = heads ? [shownIn(heads)] : [];
    if (!isChosen) {
      await sheet.rows((row) => {
        if (row.row <= (heads?.row ?? 0)) return 'more';
        cellsHere += row.cells.size;
        if (shown.length < 2) shown.push(shownIn(row));
        return ++rowsHere > MOST_IMPORT_ROWS ? 'enough' : 'more';
      });
      sheets.push({ name, hidden, chosen: false, rows: rowsHere, cells: cellsHere, shown });
      continue;
    }
    const at = read.length;
    const placed = placeColumns(columns, columnsOf(heads, wanted));
    const places = columns.map((_, index) => placed.indexOf(index));
    read.push({ name, label: sheet.label, headRow: heads.row, places });
    const headless = new Map<number, { row: number; count: number }>();
    const spread = await sheet.rows((row) => {
      if (row.row === heads.row) return 'more';
      if (row.row < heads.row || row.isAbove) {
        outside.push({ sheet: at, place: null, row: row.row, count: row.cells.size });
        cells += row.cells.size;
        return 'more';
      }
      const line = new Array<SheetCell | null>(columns.length).fill(null);
      let filled = false;
      for (const [place, cell] of row.cells) {
        cells += 1;
        const index = placed[place];
        if (index === undefined) {
          const { count = 0, ...first } = headless.get(place) ?? { row: row.row };
          headless.set(place, { ...first, count: count + 1 });
          continue;
        }
        if (isUnreadable(cell) && !isLeftOut(columns[index])) throw cell.unreadable;
        line[index] = isUnreadable(cell) ? UNREADABLE : cell;
        filled = true;
        characters += textOf(cell).length;
      }
      cellsHere += row.cells.size;
      if (row.cells.size > 0) rowsHere += 1;
      if (shown.length < 2) shown.push(shownIn(row));
      if (!filled) return 'more';
      if (++rows > MOST_IMPORT_ROWS) fail('SHEET_TOO_LONG', { values: { most: MOST_IMPORT_ROWS } });
      if (characters > MOST_CHARACTERS) fail('SHEET_TOO_MUCH');
      heard({ row: row.row, sheet: at, cells: line });
      return 'more';
    });
    merged.push(
      ...spread
        .filter(({ from }) => from > heads.row)
        .flatMap((one) => {
          const column = placed[one.column];
          return column === undefined ? [] : [{ ...one, column, sheet: at }];
        }),
    );
    for (const [place, { row, count }] of headless) outside.push({ sheet: at, place, row, count });
    sheets.push({ name, hidden, chosen: true, rows: rowsHere, cells: cellsHere, shown });
  }
  return { columns, sheets, read, outside, merged, cells };
}

/** Begins the name of a column of a field that another column of its sheet is read as. */
export const SECOND = '?=';

/** Shows that an unread column holds a value that cannot be taken. */
const UNREADABLE = '…';

/** Is the column read by no field? */
const isLeftOut = (column: SheetColumn | undefined): boolean =>
  column !== undefined && /^[?*]/.test(column.name);

/** Adds the columns of a further sheet; gives for each place in it the column that it belongs to. */
function placeColumns(columns: SheetColumn[], own: readonly SheetColumn[]): (number | undefined)[] {
  const placed: (number | undefined)[] = [];
  const taken = new Set<number>();
  for (const column of own) {
    const known = columns.findIndex(
      (one, index) => !taken.has(index) && headKey(one.title) === headKey(column.title),
    );
    const free = known >= 0 || columns.every(({ name }) => name !== column.name);
    const index = known >= 0 ? known : columns.length;
    if (known < 0)
      columns.push(
        free
          ? column
          : { ...column, name: `${SECOND}${index}.${column.place}`, of: column.of ?? column.name },
      );
    taken.add(index);
    placed[column.place] = index;
  }
  return placed;
}

/**
 * Reads the rows of a list of people, heads and all: of every sheet in sight that has an address, otherwise
 * of the first one. Values are those that the program showed last.
 */
export async function readPeopleSheets(
  bytes: Uint8Array,
  heard: (row: SheetRow) => void,
): Promise<Read> {
  const sheets = await openBook(bytes);
  const inSight = sheets.filter(({ hidden }) => !hidden);
  let count = 0;
  let first: SheetRow[] | undefined;
  let found = false;
  for (const sheet of inSight.length > 0 ? inSight : sheets) {
    const rows: SheetRow[] = [];
    let hasAddress = false;
    await sheet.rows(({ row, cells }) => {
      if (++count > MOST_IMPORT_ROWS)
        fail('SHEET_TOO_LONG', { values: { most: MOST_IMPORT_ROWS } });
      hasAddress ||= [...cells.values()].some((cell) => textOf(cell).includes('@'));
      // Most columns of a list of people are of no use, so a cell that cannot be read is left blank.
      const shown = new Map<number, SheetCell>();
      for (const [at, cell] of cells) if (!isUnreadable(cell)) shown.set(at, cell);
      const last = Math.max(-1, ...shown.keys());
      rows.push({
        row,
        sheet: 0,
        cells: Array.from({ length: last + 1 }, (_, at) => shown.get(at) ?? null),
      });
      return 'more';
    });
    first ??= rows;
    found ||= hasAddress;
    if (hasAddress) for (const row of rows) heard(row);
  }
  if (!found) for (const row of first ?? []) heard(row);
  return { columns: [], sheets: [], read: [], outside: [], merged: [], cells: 0 };
}

/** Rows of a sheet among which its heads are sought: titles, groups and notes may stand above them. */
const MOST_ABOVE = 20;

/**
 * A sheet with its heads. `score`: how many of them are known, per list; `keys` those of the wanted list.
 * `isChoices`: it holds a template's choices, below the heads of their columns.
 */
type Peeked = Readonly<{
  sheet: BookTable;
  isChoices: boolean;
  heads: Heads | undefined;
  score: ReadonlyMap<string, number>;
  keys: string;
}>;

/** Finds the heads of a sheet: the row with most known ones, otherwise the first of two texts. */
async function peek(sheet: BookTable, wanted: SheetHeads): Promise<Peeked> {
  const rows: Heads[] = [];
  await sheet.rows((row) => {
    rows.push(row);
    return rows.length >= MOST_ABOVE ? 'enough' : 'more';
  });
  const scoreOf = (row: Heads) => knownIn(textsIn(row), wanted).length;
  // A computed column of the wanted list names no record of another one: "Faaliyet" as a number.
  const ofOthers = (row: Heads) =>
    textsIn(row).filter((head) => meaningOfHead(wanted, head) !== IGNORED);
  const [best] = rows.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const first = rows.find(
    ({ cells }) => [...cells.values()].filter((cell) => textOf(cell).trim() !== '').length > 1,
  );
  const heads = best && scoreOf(best) > 0 ? best : first;
  const titles = heads ? textsIn(heads) : [];
  return {
    sheet,
    isChoices: [...(rows[0]?.cells.values() ?? [])].some((cell) => isAboveLists(textOf(cell))),
    heads: heads && withHeadsAbove(heads, rows),
    score: new Map([
      ...highest(rows.map((row) => scoresAsOther(ofOthers(row)))),
      [wanted.name, Math.max(0, ...rows.map(scoreOf))],
    ]),
    keys: knownIn(titles, wanted).map(headKey).toSorted().join('\n'),
  };
}

/** The highest score of each list. */
const highest = (all: readonly ReadonlyMap<string, number>[]) =>
  REGISTER_NOUNS.map(
    (noun) => [noun, Math.max(0, ...all.map((one) => one.get(noun) ?? 0))] as const,
  );

/** Heads whose own cell is empty, as where two rows were merged, stand in the row just above. */
function withHeadsAbove(heads: Heads, rows: readonly Heads[]): Heads {
  const above = rows[rows.indexOf(heads) - 1];
  if (!above || above.row !== heads.row - 1) return heads;
  const lacking = [...above.cells].filter(
    ([place, cell]) => !heads.cells.has(place) && textOf(cell).trim() !== '',
  );
  const cells = new Map([...heads.cells, ...lacking].toSorted(([a], [b]) => a - b));
  return { ...heads, cells };
}

/** The sheets to read; stops where they are those of another list, or none has heads. */
function pick(
  peeked: readonly Peeked[],
  { name }: SheetHeads,
  chosen: readonly string[],
): ReadonlySet<BookTable> {
  const named = peeked.filter(({ sheet }) => chosen.includes(sheet.name));
  if (named.length > 0) return new Set(named.map(({ sheet }) => sheet));
  const filledIn = peeked.filter(({ isChoices }) => !isChoices);
  const visible = filledIn.filter(({ sheet }) => !sheet.hidden);
  const offered = visible.length > 0 ? visible : filledIn;
  const most = (list: string) => Math.max(0, ...offered.map(({ score }) => score.get(list) ?? 0));
  const own = most(name);
  // A workbook of this list may hold sheets of others, as the directory's has the transfers of its suppliers.
  const isOwn = offered.some(({ score }) => {
    const here = score.get(name) ?? 0;
    return here > 1 && REGISTER_NOUNS.every((noun) => (score.get(noun) ?? 0) <= here);
  });
  const other = REGISTER_NOUNS.find(
    (noun) => noun !== name && !isOwn && most(noun) > Math.max(1, own),
  );
  if (other) fail('SHEET_OF_OTHER', { values: { register: registerTitle(other) } });
  const withHeads = offered.filter(({ heads }) => heads !== undefined);
  const best = withHeads.find(({ score }) => own > 0 && score.get(name) === own) ?? withHeads[0];
  if (!best) return fail('SHEET_WRONG');
  const alike = withHeads.filter(({ keys }) => best.keys !== '' && keys === best.keys);
  return new Set([best, ...alike].map(({ sheet }) => sheet));
}

/** Columns by their heads; one that is unknown, left out by the company or a second of its kind is unread. */
function columnsOf({ cells }: Heads, list: SheetHeads): SheetColumn[] {
  const { own } = list;
  const columns: SheetColumn[] = [];
  const taken = new Set<string>();
  const isList =
    list.listed &&
    [...cells.values()].some((one) => meaningOfHead(list, textOf(one)) === ID_COLUMN);
  for (const [place, value] of cells) {
    if (isUnreadable(value)) continue;
    const whole = typeof value === 'object' ? value.day : String(value);
    const title = whole.slice(0, LONGEST_HEAD_SAID);
    const key = headKey(title);
    const name = isList && list.listed?.has(key) ? IGNORED : meaningOfHead(list, title);
    if (name === IGNORED && !own?.has(key)) {
      columns.push({ name: `${IGNORED}${place}`, title, place });
      continue;
    }
    const read = name !== undefined && name !== IGNORED && !taken.has(name);
    if (read) taken.add(name);
    const second = name !== undefined && name !== IGNORED && !read;
    columns.push(
      second
        ? { name: `${SECOND}${place}`, title, place, of: name }
        : { name: read ? name : `?${place}`, title, place },
    );
  }
  return columns;
}
