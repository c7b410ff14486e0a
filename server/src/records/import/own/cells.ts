import { forEachInTurn } from '../../in-pieces.ts';
import type { SheetCell } from '../file/rows.ts';
import type { SheetRow } from '../file/read.ts';
import { addressIn, placeIn, type Sheet } from '../file/sheet.ts';
import { typedText } from '../values.ts';
import { isUnread, piecesOf, type Guessable } from './columns.ts';
import { wordKey, type Memory } from './memory.ts';

/** Reads a cell as the company means it; `undefined` leaves it as it is. */
type Meaning = (cell: SheetCell | null) => string | undefined;

/**
 * The sheet without its unread columns, its cells as the company means them: put right on screen, given
 * a meaning before, or parted by commas and lines where lists have semicolons.
 */
export async function withMeanings(
  sheet: Sheet,
  memory: Memory,
  fields: readonly Guessable[],
): Promise<Sheet> {
  const read = sheet.columns.flatMap((column, at) => (isUnread(column) ? [] : [{ column, at }]));
  const meanings = read.map(({ column: { name } }) =>
    meaningOf(
      memory,
      fields.find((field) => field.name === name) ?? { name, labels: [], many: false },
    ),
  );
  const rows: SheetRow[] = [];
  await forEachInTurn(sheet.rows, (row) => {
    const meant = read.map(({ at }, index) => {
      const cell = row.cells[at] ?? null;
      return memory.hucreler[addressIn(sheet, row, at)] ?? meanings[index]?.(cell) ?? cell;
    });
    if (meant.some((cell) => cell !== null)) rows.push({ ...row, cells: meant });
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

function meaningOf({ degerler }: Memory, { name, many, knows }: Guessable): Meaning | undefined {
  const given = Object.keys(degerler).some((key) => key.startsWith(`${name}\n`));
  const meant = (word: string) => degerler[wordKey(name, word)];
  if (!many) return given ? (cell) => meant(typedText(cell) ?? '') : undefined;
  if (!given && !knows) return undefined;
  /** Names in an entry; `whole` unless one of them is certainly no choice. */
  const entryOf = (entry: string): { names: string[]; whole: boolean } => {
    const known = meant(entry) ?? (knows?.(entry) ? entry : undefined);
    if (known !== undefined) return { names: [known], whole: true };
    if (!knows || entry === '') return { names: [entry], whole: true };
    const read = piecesOf(entry).map((piece) => ({ piece, meaning: meant(piece) }));
    const names = read.map(({ piece, meaning }) => meaning ?? piece);
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
    return joined === text ? undefined : joined;
  };
}
