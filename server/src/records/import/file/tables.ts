import { REGISTER_NOUNS, REGISTERS } from '@emanet/contract/records/registers';
import { IGNORED, meaningOfHead, registerHeads, type SheetHeads } from '../heads.ts';
import type { BookSheet } from './book.ts';
import { addressOf, type FilledCell, type FilledRow } from './rows.ts';

/** Rows of a sheet in which its tables are looked for: a longer sheet is a list of its own. */
const MOST_ROWS = 5_000;
const MOST_TABLES = 50;
const LONGEST_HEAD = 80;
const LONGEST_NAME = 60;
const DEPARTMENT = 'department_id';

/** A table of a sheet; `label`: what its rows are called, by the title above it or by the sheet. */
export type BookTable = BookSheet & Readonly<{ label: string }>;

const others = new Map<string, SheetHeads>(
  REGISTER_NOUNS.map((noun) => [noun, registerHeads(noun)]),
);

const textOf = (cell: FilledCell | undefined): string => (typeof cell === 'string' ? cell : '');
export const textsIn = ({ cells }: Pick<FilledRow, 'cells'>): string[] =>
  [...cells.values()].map(textOf);

/** The heads among some texts that a list knows. */
export const knownIn = (heads: readonly string[], list: SheetHeads): string[] =>
  heads.filter((head) => (meaningOfHead(list, head) ?? IGNORED) !== IGNORED);

/**
 * How many heads each of the registers knows. Lists share the heads of departments, periods and the like, so
 * a sheet is of another list only where a head names its records.
 */
export const scoresAsOther = (heads: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    [...others].map(([name, list]) => {
      const known = knownIn(heads, list);
      const names = REGISTERS.find(({ noun }) => noun === name)?.nameField;
      return [name, known.some((head) => meaningOfHead(list, head) === names) ? known.length : 0];
    }),
  );

/** Is this the row of heads of a table: short texts alone, of which a list knows two and at least half? */
function areHeads(row: FilledRow, wanted: SheetHeads): boolean {
  const texts = textsIn(row);
  if (texts.length < 2 || texts.some((text) => text === '' || text.length > LONGEST_HEAD))
    return false;
  const enough = Math.max(2, texts.length / 2);
  if (knownIn(texts, wanted).length >= enough) return true;
  return Math.max(...scoresAsOther(texts).values()) >= enough;
}

/**
 * The tables of a sheet, beside and below each other: a further one begins where heads stand again. A sheet
 * with one table is that table as it is.
 */
export async function tablesIn(
  sheet: BookSheet,
  wanted: SheetHeads,
): Promise<readonly BookTable[]> {
  const whole = [{ ...sheet, label: sheet.name }];
  // A long sheet is counted before its rows are kept: holding thousands of them for nothing takes room.
  let count = 0;
  await sheet.rows(() => (++count > MOST_ROWS ? 'enough' : 'more'));
  if (count > MOST_ROWS) return whole;
  const rows: FilledRow[] = [];
  const merged = await sheet.rows((row) => {
    rows.push(row);
    return 'more';
  });
  // A table below two others may cover the empty column between them.
  const tables = [{ rows, title: undefined }]
    .flatMap((part) => beside(part, wanted))
    .flatMap((part) => below(part, wanted))
    .flatMap((part) => beside(part, wanted))
    .flatMap((part) => below(part, wanted));
  const [only] = tables;
  if (!only || tables.length > MOST_TABLES) return whole;
  if (tables.length === 1 && only.rows.every(({ isAbove }) => !isAbove)) return whole;
  const taken = new Set<string>();
  return tables.map(({ rows: own, title }) => {
    const places = own.flatMap(({ cells }) => [...cells.keys()]);
    const [left, right] = [Math.min(...places), Math.max(...places)];
    const at = addressOf(own[0]?.row ?? 1, left);
    const called = title && `${sheet.name} / ${title}`.slice(0, LONGEST_NAME);
    const plain = tables.length === 1 ? sheet.name : `${sheet.name} / ${at}`;
    const name = called && tables.length > 1 && !taken.has(called) ? called : plain;
    taken.add(name);
    const [from = 1, to = from] = [own[0]?.row, own.at(-1)?.row];
    return {
      ...{ name, hidden: sheet.hidden, label: title ?? sheet.name },
      rows: async (heard) => {
        for (const row of own) if (heard(row) === 'enough') break;
        return merged.filter(
          (one) => one.column >= left && one.column <= right && one.from >= from && one.from <= to,
        );
      },
    };
  });
}

type Part = Readonly<{ rows: readonly FilledRow[]; title: string | undefined }>;
type Span = { from: number; to: number; meanings: Set<string | undefined> };

const NONE: Pick<FilledRow, 'cells'> = { cells: new Map() };

/** The columns that hold something, as far as no empty one parts them. */
function spansOf(rows: readonly FilledRow[]): Span[] {
  const filled = new Set(rows.flatMap(({ cells }) => [...cells.keys()]));
  const spans: Span[] = [];
  for (const place of [...filled].toSorted((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last?.to === place - 1) last.to = place;
    else spans.push({ from: place, to: place, meanings: new Set() });
  }
  return spans;
}

/**
 * Parts between empty columns. Heads that repeat one on the left begin a table; others go on with it behind an
 * empty column.
 */
function beside({ rows, title }: Part, wanted: SheetHeads): Part[] {
  const within = ({ from, to }: Span) =>
    rows.flatMap((row) => {
      const cells = [...row.cells].filter(([place]) => place >= from && place <= to);
      return cells.length > 0 ? [{ ...row, cells: new Map(cells) }] : [];
    });
  const apart: Span[] = [];
  for (const span of spansOf(rows)) {
    const heads = within(span).find((row) => areHeads(row, wanted));
    for (const text of textsIn(heads ?? NONE)) span.meanings.add(meaningOfHead(wanted, text));
    for (const none of [undefined, IGNORED]) span.meanings.delete(none);
    const left = apart.at(-1);
    if (!left || [...span.meanings].some((name) => apart.some((one) => one.meanings.has(name))))
      apart.push(span);
    else {
      left.to = span.to;
      for (const name of span.meanings) left.meanings.add(name);
    }
  }
  if (apart.length < 2) return [{ rows, title }];
  return apart.map((span, at) => ({ rows: within(span), title: at === 0 ? title : undefined }));
}

/** The first of the rows of titles right above heads: of one text, or of a few behind an empty row. */
function titleAbove(rows: readonly FilledRow[], heads: number): number {
  const rowAt = (at: number) => rows[at]?.row ?? 0;
  let first = heads;
  while (first > 0 && rowAt(first - 1) === rowAt(first) - 1) {
    const above = rows[first - 1] ?? NONE;
    const isBegin = first === 1 || rowAt(first - 2) < rowAt(first - 1) - 1;
    const most = isBegin ? Math.max(1, (rows[heads]?.cells.size ?? 0) / 2) : 1;
    if (above.cells.size > most || textsIn(above).includes('')) break;
    first--;
  }
  return first;
}

/**
 * Parts from a title and its heads to the next ones. Heads that only repeat those above are of the same table,
 * unless a title names another department.
 */
function below({ rows, title: called }: Part, wanted: SheetHeads): Part[] {
  const places = rows.flatMap((row, at) => (areHeads(row, wanted) ? [at] : []));
  // Heads in two rows are of one table.
  const heads = places.filter((at) => !places.includes(at - 1));
  const parts: { rows: FilledRow[]; title: string | undefined; keys: string }[] = [];
  for (const [index, at] of heads.entries()) {
    const first = titleAbove(rows, at);
    const next = heads[index + 1];
    const own = rows.slice(
      index === 0 ? 0 : first,
      next === undefined ? undefined : titleAbove(rows, next),
    );
    const texts = textsIn(rows[at] ?? NONE);
    const title = first < at ? textsIn(rows[at - 1] ?? NONE)[0] : undefined;
    const keys = texts.join('\n');
    const before = parts.at(-1);
    const isNamed = title && !texts.some((one) => meaningOfHead(wanted, one) === DEPARTMENT);
    if (before?.keys === keys && !isNamed)
      before.rows.push(
        ...own.map((row, place) =>
          place <= at - first ? { ...row, isAbove: true as const } : row,
        ),
      );
    else parts.push({ rows: own, title: title ?? (index === 0 ? called : undefined), keys });
  }
  return parts.length > 0 ? parts : [{ rows, title: called }];
}
