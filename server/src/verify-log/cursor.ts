import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import type { Queries } from '../platform/db.ts';

/** Rows fetched at once. */
const PAGE = 1000;

let opened = 0;

/**
 * Rows of one statement, fetched a page at a time: the database reckons it once, and nothing of it stays
 * in memory.
 */
export async function* streamed<R>(system: Queries, query: RawBuilder<R>): AsyncGenerator<R, void> {
  if (system.isTransaction) {
    yield* fetched(system, query);
    return;
  }
  const tx = await system.startTransaction().execute();
  try {
    yield* fetched(tx, query);
  } finally {
    await tx.rollback().execute();
  }
}

async function* fetched<R>(tx: Queries, query: RawBuilder<R>): AsyncGenerator<R, void> {
  const cursor = `verify_${++opened}`;
  await sql`declare ${sql.ref(cursor)} no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await tx.executeQuery<R>(CompiledQuery.raw(`fetch ${PAGE} from ${cursor}`));
    yield* rows;
    if (rows.length < PAGE) break;
  }
  await sql`close ${sql.ref(cursor)}`.execute(tx);
}

/** The first of what is found: a log that is broken all over fills no memory. */
export async function firstOf<T>(found: AsyncIterable<T>, most = 1000): Promise<T[]> {
  const first: T[] = [];
  for await (const one of found) {
    first.push(one);
    if (first.length === most) break;
  }
  return first;
}
