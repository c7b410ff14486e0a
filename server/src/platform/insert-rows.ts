import { sql } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import type { Tx } from './db.ts';

type InsertedRow = Readonly<Record<string, unknown>>;

/**
 * Inserts any number of rows in one statement and returns the values of `returning`, in the order of
 * `rows`. Columns are those of the first row; the database converts JSON to their types.
 */
export async function insertRows(
  tx: Tx,
  table: keyof Tables,
  rows: readonly InsertedRow[],
  returning: string,
): Promise<number[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const { rows: made } = await sql<{ made: number }>`
    insert into ${sql.table(table)} (${columns})
    select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
      with ordinality as given
    order by ordinality
    returning ${sql.ref(returning)} as made`.execute(tx);
  return made.map((row) => row.made);
}
