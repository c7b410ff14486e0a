import { Kysely, sql, type RawBuilder, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from '../schema.ts';
import type { CompanyScope } from './access/scope.ts';
import { createCompanyGate } from './company-gate.ts';
import { PipeliningDriver, pipelining, sessionOf } from './postgres/dialect.ts';

/** Waiting longer than this for somebody else's rows is given up. */
const LOCK_MS = 15_000;

export type Tx = Transaction<Tables>;
export type Queries = Kysely<Tables>;

/**
 * The database, through three roles of it. What a person asks for goes through `read` and `write`:
 * there row-level security shows only the rows of the scope's company and departments.
 */
export type Db = Readonly<{
  /** One reading statement inside the scope: the scope goes along with it. */
  ask: <R>(scope: CompanyScope, query: RawBuilder<R>) => Promise<R[]>;
  /** A read-only transaction inside the scope. */
  read: <T>(scope: CompanyScope, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * A transaction inside the scope: all of it is stored or nothing. A company has some of the
   * connections; more of its writers wait without one, so that no company stops the others.
   */
  write: <T>(scope: CompanyScope, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Users, sessions, codes, memberships: what must be known before there is a scope. */
  identity: Queries;
  /** Every company. For jobs, operators and the demo, never for a request. */
  system: Queries;
  close: () => Promise<void>;
}>;

/**
 * The address with server options behind those it names itself, so that ours win. Given beside the
 * address they would lose to its own, and with them the role that row-level security binds.
 */
function withOptions(url: string, options: string): string {
  const address = new URL(url);
  const own = address.searchParams.get('options') ?? '';
  address.searchParams.set('options', `${own} ${options}`.trim());
  return address.href;
}

/** What row-level security reads, for the rest of the transaction. */
const SCOPE =
  "select set_config('app.company_id', $1, true), set_config('app.departments', $2, true)";
/** The same for a statement that is a transaction of its own. */
const READING_SCOPE = `${SCOPE}, set_config('transaction_read_only', 'on', true)`;

const scopeValues = ({ company_id, departments }: CompanyScope): string[] => [
  String(company_id),
  departments === 'all' ? 'all' : departments.join(','),
];

/**
 * Ends a transaction that writes, together with the statements asked for in the same moment: one
 * journey. When one of these fails nothing is stored.
 */
export async function commitWith(tx: Tx): Promise<void> {
  await sql`commit`.execute(tx);
}

/** Opens the pools. `onIdleError` hears of connections that die while nobody uses them. */
export function openDb(
  url: string,
  onIdleError: (error: Error) => void = () => undefined,
  connections = 10,
): Db {
  const open = (role: string, max: number) => {
    const pool = new pg.Pool({
      connectionString: withOptions(url, `-c role=${role} -c timezone=UTC`),
      application_name: 'emanet',
      max,
      connectionTimeoutMillis: 10_000,
      statement_timeout: 60_000,
      lock_timeout: LOCK_MS,
    });
    // Without a listener the process dies with a connection. The pool hears of those that nobody
    // uses; who uses one is told by its query, and still somebody has to listen.
    pool.on('error', onIdleError);
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
    });
    const driver = new PipeliningDriver(pool);
    return { driver, queries: new Kysely<Tables>({ dialect: pipelining(driver) }) };
  };
  const app = open('emanet_app', connections);
  const identity = open('emanet_identity', Math.ceil(connections / 2)).queries;
  const system = open('emanet_system', 3).queries;
  const gate = createCompanyGate(Math.max(1, Math.floor(connections / 3)));

  const inside = <T>(
    mode: 'read only' | 'read write',
    scope: CompanyScope,
    work: (tx: Tx) => Promise<T>,
  ) =>
    app.queries
      .transaction()
      .setAccessMode(mode)
      .execute(async (tx) => {
        await tx.getExecutor().provideConnection(async (connection) => {
          sessionOf(connection).runEarly(SCOPE, scopeValues(scope));
        });
        return work(tx);
      });

  return {
    ask: async <R>(scope: CompanyScope, query: RawBuilder<R>) => {
      const session = await app.driver.acquireConnection();
      try {
        session.runEarly(READING_SCOPE, scopeValues(scope));
        const { rows } = await session.executeQuery<R>(query.compile(app.queries));
        return rows;
      } finally {
        void session.release();
      }
    },
    read: (scope, work) => inside('read only', scope, work),
    write: (scope, work) => gate(scope.company_id, () => inside('read write', scope, work)),
    identity,
    system,
    close: async () => {
      await Promise.all([app.queries.destroy(), identity.destroy(), system.destroy()]);
    },
  };
}
