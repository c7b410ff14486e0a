import { AsyncLocalStorage } from 'node:async_hooks';

const counting = new AsyncLocalStorage<{ rows: number }>();

/**
 * Counts rows that a statement has stored. A connection calls it with the count by which PostgreSQL
 * answers INSERT, UPDATE, DELETE and MERGE; a SELECT that stores rows is counted by its caller.
 */
export function countStored(rows: number): void {
  const count = counting.getStore();
  if (count) count.rows += rows;
}

/** Runs work whose rows are not the product's content, such as keys of repeated requests. */
export const uncounted = <T>(work: () => T): T => counting.run({ rows: 0 }, work);

/** Runs work and counts the rows that it stores; the count of an outer work does not include them. */
export async function withStored<T>(
  work: () => Promise<T> | T,
): Promise<Readonly<{ result: T; stored: number }>> {
  const count = { rows: 0 };
  const result = await counting.run(count, async () => work());
  return { result, stored: count.rows };
}
