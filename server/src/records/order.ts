import type { Field, Values } from '@emanet/contract/records/fields';
import { choicesOf, choiceOf, type LookupName } from '@emanet/contract/lookups';
import { VERDICTS } from '@emanet/contract/records/verdict';
import { RISKS } from '@emanet/contract/records/warnings';
import { sql } from 'kysely';
import { z } from 'zod';
import { fail } from '../platform/errors.ts';
import { kindOf } from './kinds/kinds.ts';
import {
  byInstant,
  byNumber,
  byStored,
  byText,
  LONGEST_KEY,
  own,
  textOf,
  turkish,
  type SortKey,
} from './kinds/sort-key.ts';
import type { Condition } from './queries.ts';
import type { Register } from './register.ts';

export type Order = Readonly<{ name: string; descending: boolean; key: SortKey }>;

const whole = (name: string): SortKey => byNumber(own(name), (row) => row[name], 0);

/** A judgement by its place in its scale; before all of them while a row waits to be judged. */
const byScale = (name: string, scale: readonly string[]): SortKey => ({
  sql: sql`coalesce(array_position(${[...scale]}::text[], ${own(name)}) - 1, -1)`,
  of: (row) => scale.findIndex((one) => one === row[name]),
  kind: 'int',
});

// A map, because an object also has inherited keys such as "constructor".
const ENVELOPE: ReadonlyMap<string, SortKey> = new Map([
  ['id', whole('id')],
  ['surum', whole('surum')],
  ['guncelleyen', byText('guncelleyen', own('guncelleyen'))],
  ['department_name', byText('department_name', sql.ref('d.department_name'))],
  ['guncellenme_tarihi', byInstant('guncellenme_tarihi')],
  ['olusturma_tarihi', byInstant('olusturma_tarihi')],
  ['hukum', byScale('hukum', VERDICTS)],
  ['risk', byScale('risk', RISKS)],
  [
    'eksiksizlik',
    {
      sql: sql`coalesce(t.eksiksizlik, -1)::int`,
      of: ({ eksiksizlik }) => Number(eksiksizlik ?? -1),
      kind: 'int',
    },
  ],
]);

/** A name chosen from a look-up is sorted by its Turkish label, or by the text written instead. */
function keyOfChosenName(name: string, lookup: LookupName, written: string): SortKey {
  const choices = choicesOf(lookup);
  const column = own(name);
  const labels = sql`(${choices.map((one) => one.tr)}::text[])[
    array_position(${choices.map((one) => one.code)}::text[], ${column})]`;
  return {
    sql: turkish(sql`coalesce(${own(written)}, ${labels}, ${column})`),
    of: (row) => {
      const code = textOf(name)(row);
      return textOf(written)(row) || (choiceOf(lookup, code)?.tr ?? code);
    },
    kind: 'text',
  };
}

/** A register, or a noun whose name has no stored order. */
type Ordered = Pick<Register, 'fields' | 'writtenName'> & Readonly<{ nameField?: string }>;

function keyOf(register: Ordered, field: Field): SortKey {
  const { nameField, writtenName } = register;
  if (field.name !== nameField) return kindOf(field).sortKey(field);
  return field.lookup && writtenName
    ? keyOfChosenName(field.name, field.lookup, writtenName)
    : byStored(field.name);
}

/** Reads `sort`: a field of the register or of its envelope, `-` before it for descending. */
export function orderOf(register: Ordered, sort: string | undefined): Order {
  const asked = sort ?? register.nameField ?? '';
  const descending = asked.startsWith('-');
  const name = descending ? asked.slice(1) : asked;
  const field = register.fields.find((one) => one.name === name);
  const key = field ? keyOf(register, field) : ENVELOPE.get(name);
  return key
    ? { name: asked, descending, key }
    : fail('INVALID_INPUT', { fields: { sort: 'choice' } });
}

/** `order by`, with the id last so that no two rows are equal. */
export const orderSql = ({ key, descending }: Order): Condition =>
  descending ? sql`${key.sql} desc, t.id desc` : sql`${key.sql}, t.id`;

const cursorShape = z.tuple([
  z.string(),
  z.union([
    z.string().refine((value) => !value.includes('\u0000')),
    z.int().min(-1).max(2_147_483_647),
  ]),
  z.int().min(1).max(2_147_483_647),
]);

/** Instants as rows are answered with them; there is no year 0 in the database. */
const instantShape = z.iso.datetime({ precision: 6 }).refine((value) => value > '0001');

/** Which values of a cursor belong to a key of each kind. */
const fits: Readonly<Record<SortKey['kind'], (value: string | number) => boolean>> = {
  int: (value) => typeof value === 'number',
  text: (value) => typeof value === 'string',
  timestamptz: (value) => instantShape.safeParse(value).success,
};

/** Cursor of the page that begins after this row. */
export function cursorBehind(order: Order, row: Values): string {
  const value = order.key.of(row);
  // PostgreSQL counts characters, not their halves.
  const key = typeof value === 'string' ? [...value].slice(0, LONGEST_KEY).join('') : value;
  return Buffer.from(JSON.stringify([order.name, key, row.id])).toString('base64url');
}

/** The condition of a cursor; one made for another order, or by hand, is refused. */
export function afterCursor(order: Order, cursor: string): Condition {
  const { key, descending } = order;
  const parsed = cursorShape.safeParse(parsedJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) return refuseCursor();
  const [name, value, id] = parsed.data;
  if (name !== order.name || !fits[key.kind](value)) return refuseCursor();
  const type = sql.raw(key.kind);
  const comparison = descending ? sql`<` : sql`>`;
  return sql`(${key.sql}, t.id) ${comparison} (${value}::${type}, ${id}::int)`;
}

const refuseCursor = () => fail('INVALID_INPUT', { fields: { cursor: 'format' } });

function parsedJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
