import type { Field, Values } from '@emanet/contract/records/fields';
import { sql } from 'kysely';
import type { AcrossScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { rowsOf } from '../../platform/rows.ts';
import { afterCursor, cursorBehind, orderOf, orderSql, type Order } from '../order.ts';
import { inScope, type Condition } from '../queries.ts';

/** A noun as its list over several companies reads it: rows `t`, which have a column for each field. */
export type ListedNoun = Readonly<{
  nameField: string;
  fields: readonly Field[];
  /** Table or subquery `t`, with its joins. */
  rows: Condition;
  /** Rows that the list leaves out. */
  listed?: Condition;
  /** Columns beside the fields. */
  besides?: readonly Condition[];
}>;

export type NounRow = Values & Readonly<{ id: number; company_id: number; surum: number }>;

type Asked = Readonly<{
  sort?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}>;

/** The order of a field; by its kind also for the name, as no column stores it in its order. */
function orderOfNoun({ fields, nameField }: ListedNoun, sort = nameField): Order {
  const isField = fields.some(({ name }) => name === sort.replace(/^-/, ''));
  if (!isField) fail('INVALID_INPUT', { fields: { sort: 'choice' } });
  return orderOf({ fields }, sort);
}

/** A page of a noun's rows in several companies. */
export async function nounPageAcross(
  tx: Tx,
  noun: ListedNoun,
  scope: AcrossScope,
  conditions: readonly Condition[],
  { sort, cursor, limit }: Asked,
): Promise<Readonly<{ data: NounRow[]; next_cursor?: string }>> {
  const order = orderOfNoun(noun, sort);
  const where = [
    inScope(scope),
    ...(noun.listed ? [noun.listed] : []),
    ...conditions,
    ...(cursor === undefined ? [] : [afterCursor(order, cursor)]),
  ];
  const columns = [
    ...[...noun.fields.map(({ name }) => name), 'id', 'company_id', 'surum'].map(
      (name) => sql`t.${sql.ref(name)}`,
    ),
    ...(noun.besides ?? []),
    sql`${order.key.sql} as sort_key`,
  ];
  const found = await rowsOf<NounRow & Readonly<{ sort_key: string | number }>>(tx)`
    select ${sql.join(columns)} from ${noun.rows}
    where ${sql.join(where, sql` and `)}
    order by ${orderSql(order)} limit ${limit + 1}`;
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const data = page.map(({ sort_key: _, ...row }) => row);
  if (found.length <= limit || !last) return { data };
  const key = { ...order.key, of: () => last.sort_key };
  return { data, next_cursor: cursorBehind({ ...order, key }, last) };
}
