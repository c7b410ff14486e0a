import { sql, type UpdateObject } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import type { Queries } from './db.ts';

/** Rows that a query finds. */
export const rowsOf =
  <Row>(tx: Queries) =>
  async (query: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> =>
    (await sql<Row>(query, ...values).execute(tx)).rows;

/** The first of them; undefined where there is none. */
export const firstOf =
  <Row>(tx: Queries) =>
  async (query: TemplateStringsArray, ...values: unknown[]): Promise<Row | undefined> =>
    (await rowsOf<Row>(tx)(query, ...values))[0];

/** Does it find any? */
export const exists =
  (tx: Queries) =>
  async (query: TemplateStringsArray, ...values: unknown[]): Promise<boolean> =>
    (await rowsOf(tx)(query, ...values)).length > 0;

/** Stores columns of one row of a company. */
export async function updateRow<Table extends keyof Tables>(
  tx: Queries,
  table: Table,
  { company_id }: Readonly<{ company_id: number }>,
  id: number | string | null,
  columns: UpdateObject<Tables, Table>,
): Promise<void> {
  await tx
    .updateTable(table as 'anketler')
    .set(columns)
    .where('company_id', '=', company_id)
    .where('id', '=', id as number)
    .execute();
}
