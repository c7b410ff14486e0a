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

/** A column that an import reads: its name (see headsOf), the head as it is written, its place. */
export type SheetColumn = Readonly<{ name: string; title: string; place: number }>;

/** A row below the heads, with one cell for each column. */
export type SheetRow = Readonly<{ row: number; cells: readonly (SheetCell | null)[] }>;

/** Most characters in all cells together: a text that stands once in the file can be shown often. */
const MOST_CHARACTERS = 32 * 1024 * 1024;
const LONGEST_HEAD_SAID = 80;

type Heads = Readonly<{ part: string; heads: FilledRow }>;

const textOf = (cell: SheetCell | undefined): string => (typeof cell === 'string' ? cell : '');

/**
 * Reads the wanted sheet from a workbook: the one that has most of its heads. `heard` gets
 * the rows that hold anything, as they come.
 */
export async function readWantedSheet(
  bytes: Uint8Array,
  wanted: SheetHeads,
  heard: (row: SheetRow) => void,
): Promise<SheetColumn[]> {
  const { archive, parts, book } = await openBook(bytes);
  const { part, heads } = await sheetOf(archive, parts.sheets, book, wanted);
  const columns = columnsOf(heads, wanted);
  const placed = new Map(columns.map((column, index) => [column.place, index]));
  let count = 0;
  let characters = 0;
  await readRows(archive, part, book, ({ row, cells }) => {
    if (row === heads.row) return 'more';
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
  return columns;
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
): Promise<SheetColumn[]> {
  const { archive, parts, book } = await openBook(bytes);
  let count = 0;
  await readRows(archive, parts.sheets[0] ?? '', book, ({ row, cells }) => {
    if (++count > MOST_IMPORT_ROWS) fail('SHEET_TOO_LONG', { values: { most: MOST_IMPORT_ROWS } });
    const last = Math.max(...cells.keys());
    heard({ row, cells: Array.from({ length: last + 1 }, (_, at) => cells.get(at) ?? null) });
    return 'more';
  });
  return [];
}

/** The sheet that has most of the wanted heads; one of a register is told by its name. */
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
  for (const part of sheets) {
    await readRows(archive, part, book, (heads) => {
      const keys = [...heads.cells.values()].map((cell) => headKey(textOf(cell)));
      for (const one of all) {
        const score = keys.filter((key) => (one.heads.get(key) ?? IGNORED) !== IGNORED).length;
        if (score <= one.most) continue;
        one.most = score;
        if (one.name === wanted.name) found = { part, heads };
      }
      return 'enough';
    });
  }
  const [best] = all.toSorted(
    (a, b) => b.most - a.most || Number(b.name === wanted.name) - Number(a.name === wanted.name),
  );
  if (found && best?.name === wanted.name) return found;
  if (best?.noun && best.most > 1)
    return fail('SHEET_OF_OTHER', { values: { register: registerTitle(best.noun) } });
  return fail('SHEET_WRONG');
}

/** Cells by column; a head that is unknown or stands twice is refused. */
function columnsOf({ row, cells }: FilledRow, { heads }: SheetHeads): SheetColumn[] {
  const columns = new Map<string, SheetColumn>();
  for (const [place, value] of cells) {
    const title = typeof value === 'object' ? value.day : String(value);
    const cell = addressOf(row, place);
    const head = title.slice(0, LONGEST_HEAD_SAID);
    const name = heads.get(headKey(title));
    if (name === undefined) fail('SHEET_HEAD_UNKNOWN', { values: { cell, head } });
    if (name === IGNORED) continue;
    const first = columns.get(name);
    if (first)
      fail('SHEET_HEAD_TWICE', { values: { head, cell, first: addressOf(row, first.place) } });
    columns.set(name, { name, title, place });
  }
  return [...columns.values()];
}
