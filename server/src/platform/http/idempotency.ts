import { sql } from 'kysely';
import { userIdOf } from '../access/actor.ts';
import type { CompanyScope } from '../access/scope.ts';
import type { Tx } from '../db.ts';
import { fail } from '../errors.ts';
import { countStored, uncounted } from '../stored.ts';

/** Identity of a repeated request: the caller's key and a digest of its content. */
export type OnceKey = Readonly<{ key: string; hash: string }>;

/**
 * Does `work` once per key of this user: a repetition within 24 hours gets the first result.
 * Runs in the work's own transaction, so the key is stored exactly when the work is; a twin that
 * arrives meanwhile waits on the key's unique index.
 */
export async function once<T>(
  tx: Tx,
  scope: CompanyScope,
  once: OnceKey | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const user_id = userIdOf(scope.actor);
  if (!once || user_id === null) return work();
  const expired = tx
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', user_id)
    .where('key', '=', once.key)
    .where('created_at', '<', sql<string>`now() - interval '24 hours'`);
  const taking = tx
    .insertInto('idempotency_keys')
    .values({ user_id, key: once.key, company_id: scope.company_id, request_hash: once.hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key');
  const [, taken] = await uncounted(() =>
    Promise.all([expired.execute(), taking.executeTakeFirst()]),
  );
  if (!taken) {
    const first = await tx
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'answer'])
      .where('user_id', '=', user_id)
      .where('key', '=', once.key)
      .executeTakeFirst();
    if (first?.request_hash !== once.hash) fail('KEY_REUSED');
    // The repetition is answered as the first was.
    countStored(1);
    return first.answer as T;
  }
  const answer = await work();
  const kept = tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', user_id)
    .where('key', '=', once.key);
  await uncounted(() => kept.execute());
  return answer;
}
