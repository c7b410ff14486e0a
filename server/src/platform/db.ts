import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from '../schema.ts';
import type { CompanyScope } from './access/scope.ts';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** `2026-11-20 09:15:00.5+00` → `2026-11-20T09:15:00.5Z`; building Date objects costs three times as much. */
const isoInstant = (value: string) => `${value.replace(' ', 'T').replace(/\+00$/, '')}Z`;

const parsers = new Map<number, (value: string) => unknown>([
  [INT8, Number],
  [DATE, (value) => value],
  [TIMESTAMPTZ, isoInstant],
]);

const types: pg.CustomTypesConfig = {
  // The library types its own parsers as `any`.
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? (pg.types.getTypeParser(oid, format) as (value: string) => unknown),
};

export type Tx = Transaction<Tables>;
export type Queries = Kysely<Tables>;

/**
 * The database, through three roles of it. What a person asks for goes through `read` and `write`:
 * there row-level security shows only the rows of the scope's company and departments.
 */
export type Db = Readonly<{
  /** A read-only transaction inside the scope. */
  read: <T>(scope: CompanyScope, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** A transaction inside the scope: all of it is stored or nothing. */
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

/** Opens the pools. `onIdleError` hears of connections that die while nobody uses them. */
export function openDb(
  url: string,
  onIdleError: (error: Error) => void = () => undefined,
  connections = 10,
): Db {
  const pool = (role: string, max: number) => {
    const made = new pg.Pool({
      connectionString: withOptions(url, `-c role=${role} -c timezone=UTC`),
      application_name: 'emanet',
      max,
      connectionTimeoutMillis: 10_000,
      statement_timeout: 60_000,
      types,
    });
    // Without a listener the process dies with a connection. The pool hears of those that nobody
    // uses; who uses one is told by its query, and still somebody has to listen.
    made.on('error', onIdleError);
    made.on('connect', (client) => {
      client.on('error', () => undefined);
    });
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: made }) });
  };
  const app = pool('emanet_app', connections);
  const identity = pool('emanet_identity', Math.ceil(connections / 2));
  const system = pool('emanet_system', 3);

  const inside = <T>(
    mode: 'read only' | 'read write',
    scope: CompanyScope,
    work: (tx: Tx) => Promise<T>,
  ) =>
    app
      .transaction()
      .setAccessMode(mode)
      .execute(async (tx) => {
        const departments = scope.departments === 'all' ? 'all' : scope.departments.join(',');
        await sql`select set_config('app.company_id', ${String(scope.company_id)}, true),
          set_config('app.departments', ${departments}, true)`.execute(tx);
        return work(tx);
      });

  return {
    read: (scope, work) => inside('read only', scope, work),
    write: (scope, work) => inside('read write', scope, work),
    identity,
    system,
    close: async () => {
      await Promise.all([app.destroy(), identity.destroy(), system.destroy()]);
    },
  };
}
