import { sql } from 'kysely';
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
