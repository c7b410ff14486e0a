import type { Values } from '@emanet/contract/records/fields';
import { sql } from 'kysely';
import type { Condition } from '../queries.ts';

/**
 * Order of a list: as SQL, and read from a row that has been answered. `indexed`: an index of the table
 * is in this order, so that every page begins where the one before it ended.
 */
export type SortKey = Readonly<{
  sql: Condition;
  of: (row: Values) => string | number;
  kind: 'text' | 'int' | 'timestamptz';
  indexed?: true;
}>;

/** A text of a row; null counts as the empty text. */
export const textOf = (name: string) => (row: Values) => {
  const value = row[name];
  return typeof value === 'string' ? value : '';
};

/** Longer texts are sorted by their first characters, so that a cursor fits into an address. */
export const LONGEST_KEY = 200;
const cut = (column: Condition) => sql`left(coalesce(${column}, ''), ${sql.lit(LONGEST_KEY)})`;
/** Letter by letter, as the column `sira` of the registers is ordered. */
export const turkish = (column: Condition) => sql`${cut(column)} collate turkish_letters`;
export const ascii = (column: Condition) => sql`${cut(column)} collate "C"`;

/** A column of the register's own table. */
export const own = (name: string) => sql.ref(`t.${name}`);

/** Texts as people read them. */
export const byText = (name: string, column: Condition): SortKey => ({
  sql: turkish(column),
  of: textOf(name),
  kind: 'text',
});

/** Codes, days and instants: letter by letter. */
export const byLetters = (name: string, column: Condition): SortKey => ({
  sql: ascii(column),
  of: textOf(name),
  kind: 'text',
});

/** A name by the column that the database keeps of it for its lists. */
export const byStored = (name: string): SortKey => ({
  sql: own('sira'),
  of: textOf(name),
  kind: 'text',
  indexed: true,
});

/** Instants as they are stored: written as text, each would cost as much as the rest of its row. */
export const byInstant = (name: string): SortKey => ({
  sql: own(name),
  of: textOf(name),
  kind: 'timestamptz',
});

/** Whole numbers; an empty column sorts as `nothing`. */
export const byNumber = (
  column: Condition,
  of: (row: Values) => unknown,
  nothing: number,
): SortKey => ({
  sql: sql`coalesce(${column}, ${sql.lit(nothing)})`,
  of: (row) => Number(of(row) ?? nothing),
  kind: 'int',
});
