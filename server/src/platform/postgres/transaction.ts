import { CompiledQuery, Transaction, type AccessMode, type Kysely } from 'kysely';
import { pipelining, type PipeliningDriver } from './dialect.ts';

/** Settings that row-level security reads. */
type Settings = Readonly<{ text: string; values: string[] }>;
type Begun = Readonly<{ mode: AccessMode; early: Settings }>;

/**
 * A transaction whose statements go together when they are asked for together; Kysely's own sends
 * each only when the one before has been answered. `early` goes with the first of them. All that
 * `work` does is stored, or nothing when it throws.
 */
export async function transact<DB, T>(
  pool: Readonly<{ driver: PipeliningDriver; queries: Kysely<DB> }>,
  { mode, early }: Begun,
  work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const { driver, queries } = pool;
  const session = await driver.acquireConnection();
  let open = true;
  const executor = queries.getExecutor().withConnectionProvider({
    // A statement left over from work that failed must not reach whoever has the connection next.
    provideConnection: async (consumer) => {
      if (!open) throw new Error('the transaction has ended');
      return consumer(session);
    },
  });
  const dialect = pipelining(driver);
  const tx = new Transaction<DB>({ config: { dialect }, driver, dialect, executor });
  try {
    session.begin({ accessMode: mode });
    session.runEarly(early.text, early.values);
    const result = await work(tx);
    open = false;
    await session.commit();
    return result;
  } catch (error) {
    open = false;
    // A connection that cannot roll back is not used again; what went wrong first is what is told.
    await session.rollback().catch(() => undefined);
    throw error;
  } finally {
    void session.release();
  }
}

/**
 * One transaction of several writers' statements in one journey, each directly behind its own
 * settings. All of them are stored, or nothing.
 */
export async function transactTogether(
  driver: PipeliningDriver,
  writes: readonly Readonly<{ settings: Settings; query: CompiledQuery }>[],
): Promise<unknown[][]> {
  const session = await driver.acquireConnection();
  try {
    session.begin({ accessMode: 'read write' });
    const asked = writes.map(({ settings, query }) => session.runBehind(settings, query));
    const [answers] = await Promise.all([
      Promise.all(asked),
      session.executeQuery(CompiledQuery.raw('commit')),
    ]);
    await session.commit();
    return answers;
  } catch (error) {
    await session.rollback().catch(() => undefined);
    throw error;
  } finally {
    void session.release();
  }
}
