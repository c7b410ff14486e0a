import { documentName } from '@emanet/contract/records/schema';
import type { Field, Values } from '@emanet/contract/records/fields';
import { choicesOf, choiceOf, type LookupName } from '@emanet/contract/lookups';
import { RISKS } from '@emanet/contract/records/warnings';
import { sql } from 'kysely';
import { z } from 'zod';
import { fail } from '../platform/errors.ts';
import { instantOf, type Condition } from './queries.ts';
import type { Register } from './register.ts';

/** What a list is ordered by: as SQL, and read from a row that has been answered. */
type SortKey = Readonly<{
  sql: Condition;
  of: (row: Values) => string | number;
  kind: 'text' | 'int';
}>;

export type Order = Readonly<{ name: string; descending: boolean; key: SortKey }>;

const textOf = (name: string) => (row: Values) => {
  const value = row[name];
  return typeof value === 'string' ? value : '';
};
const turkish = (column: Condition) => sql`coalesce(${column}, '') collate turkish`;
const ascii = (column: Condition) => sql`coalesce(${column}, '') collate "C"`;
const text = (name: string, column: string, collated = turkish): SortKey => ({
  sql: collated(sql.ref(column)),
  of: textOf(name),
  kind: 'text',
});
const whole = (name: string): SortKey => ({
  sql: sql.ref(`t.${name}`),
  of: (row) => Number(row[name]),
  kind: 'int',
});
const instant = (name: string): SortKey => ({
  sql: ascii(instantOf(name)),
  of: textOf(name),
  kind: 'text',
});

const weightOfRisk = sql`coalesce(array_position(${[...RISKS]}::text[], t.risk) - 1, -1)`;
const placeOf = (risk: unknown): number => RISKS.findIndex((one) => one === risk);

// A map, because an object answers to names such as "constructor" too.
const ENVELOPE: ReadonlyMap<string, SortKey> = new Map([
  ['id', whole('id')],
  ['surum', whole('surum')],
  ['guncelleyen', text('guncelleyen', 't.guncelleyen')],
  ['department_name', text('department_name', 'd.department_name')],
  ['guncellenme_tarihi', instant('guncellenme_tarihi')],
  ['olusturma_tarihi', instant('olusturma_tarihi')],
  ['risk', { sql: weightOfRisk, of: ({ risk }) => placeOf(risk), kind: 'int' }],
  [
    'eksiksizlik',
    {
      sql: sql`coalesce(t.eksiksizlik, -1)::int`,
      of: ({ eksiksizlik }) => Number(eksiksizlik ?? -1),
      kind: 'int',
    },
  ],
]);

function keyOfField(field: Field): SortKey {
  const { name } = field;
  switch (field.control) {
    case 'department':
      return text('department_name', 'd.department_name');
    case 'document':
      return text(documentName(field), `d_${name}.dokuman_ismi`);
    case 'boolean':
      return {
        sql: sql`coalesce(${sql.ref(`t.${name}`)}::int, -1)`,
        of: (row) => (typeof row[name] === 'boolean' ? Number(row[name]) : -1),
        kind: 'int',
      };
    case 'hidden-id':
      return {
        sql: sql`coalesce(${sql.ref(`t.${name}`)}, 0)`,
        of: (row) => Number(row[name] ?? 0),
        kind: 'int',
      };
    case 'multiselect':
      return {
        sql: ascii(sql`array_to_string(${sql.ref(`t.${name}`)}, ',')`),
        of: (row) => [row[name]].flat().join(','),
        kind: 'text',
      };
    case 'activities':
      return {
        sql: sql`cardinality(${sql.ref(`t.${name}`)})`,
        of: (row) => [row[name]].flat().length,
        kind: 'int',
      };
    case 'date':
      return {
        sql: ascii(sql`${sql.ref(`t.${name}`)}::text`),
        of: textOf(name),
        kind: 'text',
      };
    case 'select':
      return text(name, `t.${name}`, ascii);
    default:
      return text(name, `t.${name}`);
  }
}

/** A name that is chosen goes by what it is called in Turkish, or by what was written instead. */
function keyOfChosenName(name: string, lookup: LookupName, written: string): SortKey {
  const choices = choicesOf(lookup);
  const column = sql.ref(`t.${name}`);
  const labels = sql`(${choices.map((one) => one.tr)}::text[])[
    array_position(${choices.map((one) => one.code)}::text[], ${column})]`;
  return {
    sql: turkish(sql`coalesce(${sql.ref(`t.${written}`)}, ${labels}, ${column})`),
    of: (row) => {
      const code = textOf(name)(row);
      return textOf(written)(row) || (choiceOf(lookup, code)?.tr ?? code);
    },
    kind: 'text',
  };
}

function keyOf(register: Register, field: Field): SortKey {
  const { nameField, writtenName } = register;
  return field.name === nameField && field.lookup && writtenName
    ? keyOfChosenName(field.name, field.lookup, writtenName)
    : keyOfField(field);
}

/** Reads `sort`: a field of the register or of its envelope, `-` before it for descending. */
export function orderOf(register: Register, sort: string | undefined): Order {
  const asked = sort ?? register.nameField;
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

/** Where the next page begins: behind this row. */
export const cursorBehind = (order: Order, row: Values): string =>
  Buffer.from(JSON.stringify([order.name, order.key.of(row), row.id])).toString('base64url');

/** The condition of a cursor; one made for another order, or by hand, is refused. */
export function afterCursor(order: Order, cursor: string): Condition {
  const { key, descending } = order;
  const parsed = cursorShape.safeParse(parsedJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) return refuseCursor();
  const [name, value, id] = parsed.data;
  if (name !== order.name || (key.kind === 'int') !== (typeof value === 'number'))
    return refuseCursor();
  const type = key.kind === 'int' ? sql`int` : sql`text`;
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
