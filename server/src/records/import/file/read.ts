import { MOST_IMPORT_ROWS } from '@emanet/contract/records/sheet-file';
import { registerTitle } from '@emanet/contract/records/labels';
import { REGISTER_NOUNS } from '@emanet/contract/records/registers';
import { fail } from '../../../platform/errors.ts';
import { headKey, IGNORED, registerHeads, type SheetHeads } from '../heads.ts';
import { openArchive, type Archive } from './archive.ts';
import { partsOf } from './parts.ts';
import { addressOf, readRows, type Book, type FilledRow, type SheetCell } from './rows.ts';
import { readStrings } from './strings.ts';
import { readDayStyles } from './styles.ts';

/**
 * A column of the file: its name (see headsOf), the head as it is written, its place. One that belongs
 * to no field is called `?` and its place.
 */
export type SheetColumn = Readonly<{ name: string; title: string; place: number }>;

/** A row below the heads, with one cell for each column. */
export type SheetRow = Readonly<{ row: number; cells: readonly (SheetCell | null)[] }>;

/** Most characters in all cells together: a text that stands once in the file can be shown often. */
const MOST_CHARACTERS = 32 * 1024 * 1024;
const LONGEST_HEAD_SAID = 200;

type Heads = Readonly<{ part: string; heads: FilledRow }>;

/** Columns of a sheet that was read, and the row of their heads. */
export type Read = Readonly<{ columns: readonly SheetColumn[]; headRow?: number }>;

const textOf = (cell: SheetCell | undefined): string => (typeof cell === 'string' ? cell : '');

/**
 * Reads the wanted sheet from a workbook: the one that has most of its heads. `heard` gets
 * the rows that hold anything, as they come.
 */
export async function readWantedSheet(
  bytes: Uint8Array,
  wanted: SheetHeads,
  heard: (row: SheetRow) => void,
): Promise<Read> {
  const { archive, parts, book } = await openBook(bytes);
  const { part, heads } = await sheetOf(archive, parts.sheets, book, wanted);
  const columns = columnsOf(heads, wanted);
  const placed = new Map(columns.map((column, index) => [column.place, index]));
  let count = 0;
  let characters = 0;
  await readRows(archive, part, book, ({ row, cells }) => {
    if (row <= heads.row) return 'more';
    const read = new Array<SheetCell | null>(columns.length).fill(null);
    let filled = false;
    for (const [place, cell] of cells) {
      if (!heads.cells.has(place))
        fail('SHEET_HEAD_EMPTY', { values: { cell: addressOf(row, place) } });
      const index = placed.get(place);
      if (index === undefined) continue;
      read[index] = cell;
      filled = true;
      characters += textOf(cell).length;
    }
    if (!filled) return 'more';
    if (++count > MOST_IMPORT_ROWS) fail('SHEET_TOO_LONG', { values: { most: MOST_IMPORT_ROWS } });
    if (characters > MOST_CHARACTERS) fail('SHEET_TOO_MUCH');
    heard({ row, cells: read });
    return 'more';
  });
  return { columns, headRow: heads.row };
}

async function openBook(bytes: Uint8Array) {
  const archive = await openArchive(bytes);
  const parts = await partsOf(archive);
  const book: Book = {
    strings: await readStrings(archive, parts.strings),
    dayStyles: await readDayStyles(archive, parts.styles),
    dates1904: parts.dates1904,
  };
  return { archive, parts, book };
}

/** Reads all rows of the first sheet, heads and all; it has no columns of any register. */
export async function readFirstSheet(
  bytes: Uint8Array,
  heard: (row: SheetRow) => void,
): Promise<Read> {
  const { archive, parts, book } = await openBook(bytes);
  let count = 0;
  await readRows(archive, parts.sheets[0] ?? '', book, ({ row, cells }) => {
    if (++count > MOST_IMPORT_ROWS) fail('SHEET_TOO_LONG', { values: { most: MOST_IMPORT_ROWS } });
    const last = Math.max(...cells.keys());
    heard({ row, cells: Array.from({ length: last + 1 }, (_, at) => cells.get(at) ?? null) });
    return 'more';
  });
  return { columns: [] };
}

/**
 * The sheet that has most of the wanted heads; one of a register is told by its name. Where none is
 * known the first row of two texts has the heads: a person says what they mean.
 */
async function sheetOf(
  archive: Archive,
  sheets: readonly string[],
  book: Book,
  wanted: SheetHeads,
): Promise<Heads> {
  const others = REGISTER_NOUNS.filter((noun) => noun !== wanted.name).map((noun) => ({
    noun,
    ...registerHeads(noun),
    most: 0,
  }));
  const all = [{ ...wanted, noun: undefined, most: 0 }, ...others];
  let found: Heads | undefined;
  let first: Heads | undefined;
  for (const [at, part] of sheets.entries()) {
    await readRows(archive, part, book, (heads) => {
      const texts = [...heads.cells.values()].filter((cell) => textOf(cell).trim() !== '');
      if (texts.length > 1) first ??= { part, heads };
      const keys = [...heads.cells.values()].map((cell) => headKey(textOf(cell)));
      for (const one of all) {
        const score = keys.filter((key) => (one.heads.get(key) ?? IGNORED) !== IGNORED).length;
        if (score <= one.most) continue;
        one.most = score;
        if (one.name === wanted.name) found = { part, heads };
      }
      // The first sheet may begin with its title.
      return at === 0 && texts.length < 2 && !found ? 'more' : 'enough';
    });
  }
  const [best] = all.toSorted(
    (a, b) => b.most - a.most || Number(b.name === wanted.name) - Number(a.name === wanted.name),
  );
  if (found && best?.name === wanted.name) return found;
  if (best?.noun && best.most > 1)
    return fail('SHEET_OF_OTHER', { values: { register: registerTitle(best.noun) } });
  return first ?? fail('SHEET_WRONG');
}

/** Columns by their heads; one that is unknown, left out by the company or a second of its kind is unread. */
function columnsOf({ cells }: FilledRow, { heads, own }: SheetHeads): SheetColumn[] {
  const columns: SheetColumn[] = [];
  const taken = new Set<string>();
  for (const [place, value] of cells) {
    const whole = typeof value === 'object' ? value.day : String(value);
    const title = whole.slice(0, LONGEST_HEAD_SAID);
    const key = headKey(title);
    const name = heads.get(key);
    if (name === IGNORED && !own?.has(key)) continue;
    const read = name !== undefined && name !== IGNORED && !taken.has(name);
    if (read) taken.add(name);
    columns.push({ name: read ? name : `?${place}`, title, place });
  }
  return columns;
}
