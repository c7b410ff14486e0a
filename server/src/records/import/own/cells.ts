import { countWritten, minutesWritten } from '@emanet/contract/words/counts';
import type { ImportAccount } from '@emanet/contract/records/import';
import { dayOfSerial, dayWritten } from '@emanet/contract/words/days';
import { forEachInTurn } from '../../in-pieces.ts';
import type { SheetCell } from '../file/rows.ts';
import type { SheetColumn, SheetRow } from '../file/read.ts';
import { addressIn, ADDED, placeIn, type Sheet } from '../file/sheet.ts';
import { ID_COLUMN, unitIn } from '../heads.ts';
import { typedText } from '../values.ts';
import { fieldOf, isUnread, piecesOf, type Guessable } from './columns.ts';
import { wordKey, type Memory } from './memory.ts';

type Less = ImportAccount['kisalanlar'][number]['neden'];

/**
 * How a company's own sheet is read: the field of a column, and whether a cell of it says, with a dash or a
 * word, that it has no value.
 */
export type OwnSheet = Readonly<{
  fieldOf: (column: SheetColumn) => string | undefined;
  saysNothing: (field: string, cell: SheetCell | null) => boolean;
  /** Why the value that is read from a cell is less than the cell, or another one. */
  lessOf: (field: string, cell: SheetCell | null) => Less | undefined;
}>;

/** The same for a sheet; in one with record numbers a dash is what is stored. */
export function ownSheet({ columns }: Sheet, fields: readonly Guessable[]): OwnSheet {
  const numbered = columns.some(({ name }) => name === ID_COLUMN);
  const blankOf = new Map(fields.map(({ name, blank }) => [name, blank]));
  const days = new Set(fields.flatMap(({ name, isDay }) => (isDay ? [name] : [])));
  const counts = new Set(fields.flatMap(({ name, isCount }) => (isCount ? [name] : [])));
  return {
    fieldOf: (column) => fieldOf(column, fields),
    saysNothing: (field, cell) =>
      !numbered && typeof cell === 'string' && blankOf.get(field)?.(cell) === true,
    lessOf: (field, cell) => {
      if (counts.has(field) && typeof cell === 'string')
        return countWritten(cell)?.isAbout ? 'about' : undefined;
      if (!days.has(field) || cell === null || typeof cell === 'boolean') return undefined;
      if (typeof cell === 'object') return cell.hour && 'hour';
      return (typeof cell === 'number' ? dayOfSerial(cell) : dayWritten(cell))?.less;
    },
  };
}

/** Reads a cell as the company means it; `undefined` leaves it as it is. */
type Meaning = (cell: SheetCell | null) => string | undefined;

/**
 * The sheet without its unread columns, its cells as the company means them: put right on screen, given
 * a meaning before, empty where they say so, or parted by commas and lines where lists have semicolons.
 */
export async function withMeanings(
  sheet: Sheet,
  memory: Memory,
  fields: readonly Guessable[],
  own: OwnSheet,
): Promise<Sheet> {
  const read = sheet.columns.flatMap((column, at) => (isUnread(column) ? [] : [{ column, at }]));
  const meanings = read.map(({ column: { name } }) =>
    meaningOf(
      memory,
      fields.find((field) => field.name === name) ?? { name, labels: [], many: false },
    ),
  );
  const readAs = read.map(({ column: { name, title }, at }) => {
    const field = fields.find((one) => one.name === name);
    if (field?.isDay && monthsFirst(sheet, at)) return withDayFirst;
    const unit = unitIn(title);
    if (field?.isMinutes) return inMinutes(unit);
    return unit === undefined || !field?.isPeriod ? undefined : withUnit(unit);
  });
  const addedTo = read.map(({ column: { name } }) =>
    sheet.columns.flatMap((one, at) => (isUnread(one) && own.fieldOf(one) === name ? [at] : [])),
  );
  const rows: SheetRow[] = [];
  await forEachInTurn(sheet.rows, (row) => {
    const meant = read.map(({ at, column: { name } }, index) => {
      const meantAt = (place: number) => {
        const cell = row.cells[place] ?? null;
        const given =
          memory.hucreler[addressIn(sheet, row, place)] ??
          meanings[index]?.(cell) ??
          readAs[index]?.(cell);
        // A word that means nothing leaves its cell empty.
        if (given === '') return null;
        return given ?? (own.saysNothing(name, cell) ? null : cell);
      };
      const first = meantAt(at);
      const further = (addedTo[index] ?? []).flatMap((place) => typedText(meantAt(place)) ?? []);
      return further.length === 0 ? first : [typedText(first) ?? [], further].flat(2).join('; ');
    });
    // A value that all rows of a sheet get makes no record of a row that says nothing.
    if (meant.some((cell, at) => cell !== null && read[at]?.column.place !== ADDED))
      rows.push({ ...row, cells: meant });
  });
  return {
    ...sheet,
    columns: read.map(({ column }) => column),
    read: sheet.read.map((one) => ({
      ...one,
      places: read.map(({ at }) => placeIn(sheet, one, at)),
    })),
    rows,
  };
}

const MONTH_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(\D.*)?$/s;

/** Does a column write the month before the day? Only a day beyond the twelfth, and none before it, tells. */
function monthsFirst({ rows }: Sheet, at: number): boolean {
  let found = false;
  for (const { cells } of rows) {
    const [, first, second] = MONTH_FIRST.exec(typedText(cells[at] ?? null) ?? '') ?? [];
    if (Number(first) > 12) return false;
    found ||= Number(second) > 12;
  }
  return found;
}

const withDayFirst: Meaning = (cell) => {
  const [, month, day, year, rest = ''] = MONTH_FIRST.exec(typedText(cell) ?? '') ?? [];
  return month && day && year ? `${day}.${month}.${year}${rest}` : undefined;
};

/** A bare figure of a period, in the unit that its head gives. */
const withUnit =
  (unit: string): Meaning =>
  (cell) => {
    const text = typedText(cell) ?? '';
    return /^\d{1,4}$/.test(text) ? `${text} ${unit.toLocaleLowerCase('tr')}` : undefined;
  };

/** A length of time in minutes; a bare figure has the unit of its head. */
const inMinutes =
  (unit = ''): Meaning =>
  (cell) => {
    const text = typedText(cell) ?? '';
    const bare = /^\d+(?:[.,]\d+)?$/.test(text);
    return minutesWritten(bare ? `${text} ${unit}` : text)?.toString();
  };

/** Does every word in a cell of a field mean nothing, as a person said? */
export const isEmptied = (degerler: Memory['degerler'], name: string, text: string): boolean =>
  [[text], piecesOf(text)].some(
    (words) => words.length > 0 && words.every((word) => degerler[wordKey(name, word)] === ''),
  );

/** A longer piece names no choices. */
const LONGEST_PIECE = 300;

/** The names between slashes, plus signs or "ve" in an entry, where each of them is known. */
function finerPieces(piece: string, isKnown: (piece: string) => boolean): readonly string[] {
  if (piece.length > LONGEST_PIECE || isKnown(piece)) return [piece];
  const finer = piece.split(/\s*[/+&]\s*|\s+(?:ve|and)\s+/i);
  return finer.length > 1 && finer.every(isKnown) ? finer : [piece];
}

function meaningOf({ degerler }: Memory, { name, many, knows }: Guessable): Meaning | undefined {
  const given = Object.keys(degerler).some((key) => key.startsWith(`${name}\n`));
  const meant = (word: string) => degerler[wordKey(name, word)];
  if (!many && !given) return undefined;
  if (!many)
    return (cell) => {
      const text = typedText(cell) ?? '';
      return isEmptied(degerler, name, text) ? '' : meant(text);
    };
  if (!given && !knows) return undefined;
  /** Names in an entry; `whole` unless one of them is certainly no choice. */
  const entryOf = (entry: string): { names: string[]; whole: boolean } => {
    if (isEmptied(degerler, name, entry)) return { names: [], whole: true };
    const known = meant(entry) ?? (knows?.(entry) ? entry : undefined);
    if (known !== undefined) return { names: [known], whole: true };
    if (!knows || entry === '') return { names: [entry], whole: true };
    const isKnown = (piece: string) => meant(piece) !== undefined || knows(piece);
    const read = piecesOf(entry)
      .flatMap((piece) => finerPieces(piece, isKnown))
      .map((piece) => ({ piece, meaning: meant(piece) }));
    const names = read.map(({ piece, meaning }) => meaning ?? piece).filter(Boolean);
    if (!names.some((name) => knows(name))) return { names: [entry], whole: false };
    return {
      names,
      whole: read.every(({ piece, meaning }) => meaning !== undefined || knows(piece)),
    };
  };
  return (cell) => {
    const text = typedText(cell);
    if (text === null) return undefined;
    const meaning = meant(text);
    if (meaning !== undefined || knows?.(text)) return meaning;
    const written = text.split(';');
    const entries: string[] = [];
    for (const [place, one] of written.entries()) {
      const { names, whole } = entryOf(one.trim());
      entries.push(...names);
      if (whole) continue;
      // The cell is refused for this word, so the rest, however long, is not read.
      entries.push(...written.slice(place + 1));
      break;
    }
    const joined = entries.join('; ');
    if (isEmptied(degerler, name, text)) return '';
    return joined === text ? undefined : joined;
  };
}
