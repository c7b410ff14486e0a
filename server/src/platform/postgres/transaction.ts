import { Transaction, type AccessMode, type Kysely } from 'kysely';
import type { Settings } from './connection.ts';
import { pipelining, type PipeliningDriver } from './dialect.ts';

type Begun = Readonly<{ mode: AccessMode; settings: Settings; deadline: number }>;

/**
 * A transaction that sends statements of one moment together; Kysely's own waits for each answer before it
 * sends the next. If `work` throws, nothing is stored.
 */
export async function transact<DB, T>(
  pool: Readonly<{ driver: PipeliningDriver; queries: Kysely<DB> }>,
  { mode, settings, deadline }: Begun,
  work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const { driver, queries } = pool;
  const connection = await driver.acquire(deadline);
  let open = true;
  const executor = queries.getExecutor().withConnectionProvider({
    // A statement left over from work that failed must not reach the connection's next holder.
    provideConnection: async (consumer) => {
      if (!open) throw new Error('the transaction has ended');
      return consumer(connection);
    },
  });
  const dialect = pipelining(driver);
  const tx = new Transaction<DB>({ config: { dialect }, driver, dialect, executor });
  try {
    connection.begin(mode, settings);
    const result = await work(tx);
    open = false;
    const committing = connection.commit();
    // No result depends on the end of a reading transaction; the connection is released after it.
    if (mode === 'read only') committing.catch(() => undefined);
    else await committing;
    return result;
  } catch (error) {
    open = false;
    // A connection that cannot roll back is not used again; the first failure is reported.
    await connection.rollback().catch(() => undefined);
    throw error;
  } finally {
    void connection.release();
  }
}
