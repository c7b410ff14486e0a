import {
  CompiledQuery,
  Kysely,
  sql,
  type AccessMode,
  type RawBuilder,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import type { Tables } from '../schema/tables.ts';
import type { AcrossScope, CompanyScope, LinkScope } from './access/scope.ts';
import { createCompanyGate } from './admission/company-gate.ts';
import { PipeliningDriver, pipelining } from './postgres/dialect.ts';
import { settingsOf, STATEMENT_MS, type Logins, type Role } from './postgres/logins.ts';
import { readsFrom, readsOf } from './postgres/reads.ts';
import { onlyAs } from './postgres/role.ts';
import { sealOfScope } from './postgres/scope-seal.ts';
import {
  flushedBy,
  noteWriteOf,
  readsNothingOld,
  REPLAYED,
  replayedBy,
  watchStandby,
  type StandbyState,
} from './postgres/standby.ts';
import { transact } from './postgres/transaction.ts';
import { types } from './postgres/values.ts';
import type { Settings, Wire } from './postgres/connection.ts';
import { applicationName } from './trace.ts';

/**
 * Milliseconds until a statement of a request, or of long work, counts as lost and its connection is
 * closed. The database itself gives up waiting for a locked row before.
 */
const REQUEST_MS = 8_000;
const LONG_MS = STATEMENT_MS + 5_000;
/** A session is found by its key: what takes longer is lost. */
const IDENTITY_MS = 4_000;
/** If a standby does not answer a statement (or a connection) in this time, the primary is used. */
const STANDBY_MS = 3_000;
const STANDBY_CONNECT_MS = 1_000;
/** To make a connection, or to wait for one. */
const CONNECT_MS = 5_000;
/** Silence after which the operating system checks whether the other side is alive. */
const KEEP_ALIVE_MS = 10_000;

/** Milliseconds that a read from a standby may be old. */
const OLDEST_MS = 1_000;

/** Connections of each pool, and how the pools talk to the database. */
export type DbOptions = Readonly<{
  connections: number;
  signIn: number;
  links: number;
  system: number;
  across: number;
  /** Are statements that come again prepared? */
  prepared: boolean;
  /** Called when an idle connection fails. */
  onIdleError: (error: Error) => void;
  /** Milliseconds from which a statement is slow, and the callback for slow ones. */
  slowMs: number;
  onSlow: (statement: string, ms: number) => void;
  /** A standby of this database, for reads that may be a second (or `oldestMs`) old. */
  standby: Readonly<{ at: Logins | string; connections: number; oldestMs?: number }> | undefined;
  /** Called when the standby begins or stops serving reads. */
  onStandby: (serves: boolean, reason: string) => void;
}>;

export type Tx = Transaction<Tables>;
export type Queries = Kysely<Tables>;

/**
 * The database as a feature gets it, through roles that row-level security binds: it shows only the
 * rows of the scope.
 */
export type Db = Readonly<{
  /** One reading statement inside the scope, sent together with it. */
  ask: <R>(scope: CompanyScope, query: RawBuilder<R>) => Promise<R[]>;
  /** The same for a query by keys, without waiting for other queries of the company. */
  askQuick: <R>(scope: CompanyScope, query: RawBuilder<R>) => Promise<R[]>;
  /** A read-only transaction inside the scope; a company has some of the connections, as for writing. */
  read: <T>(scope: CompanyScope | LinkScope, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** One read-only transaction over several companies of a consultant. */
  readAcross: <T>(scope: AcrossScope, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * A transaction inside the scope: all of it is stored or nothing. Each company may use only some of the
   * connections; its further writers wait, so that no company blocks the others.
   */
  write: <T>(scope: CompanyScope | LinkScope, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Users, sessions, codes, memberships, links: what must be known before there is a scope. For
   * sign-in, and for what strangers put in from the public site. */
  identity: Queries;
  /** Reads with the rights of `identity` during a transaction of a scope. */
  asIdentity: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;
  /**
   * Notes that a person has written until now: wherever they read from now on, they find it. To be
   * awaited before the answer is sent.
   */
  noteWrite: (user_id: number) => Promise<void>;
  /** Fails unless every pool answers soon. */
  check: () => Promise<void>;
}>;

/** The same with what no feature gets. */
export type WholeDb = Db &
  Readonly<{
    /** Every company. For the platform's jobs, operators and the demo, never for a request. */
    system: Queries;
    /** How many connections of each pool are in use, waited for, and allowed. */
    pools: () => readonly PoolState[];
    /** How the standby fares, where there is one. */
    standby: () => StandbyState | undefined;
    close: () => Promise<void>;
  }> &
  AsyncDisposable;

export type PoolState = Readonly<{ pool: string; busy: number; waiting: number; most: number }>;

/**
 * The address with our server options after its own, so that ours win. As a separate setting they would lose
 * to the address's, and with them the role that row-level security binds.
 */
function withOptions(url: string, settings: Readonly<Record<string, string>>): string {
  const address = new URL(url);
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const own = address.searchParams.get('options') ?? '';
  address.searchParams.set('options', `${own} ${options.join(' ')}`.trim());
  return address.href;
}

const SCOPE = `select set_config('app.scope', $1, true), set_config('app.seal', $2, true),
  set_config('application_name', $3, true)`;
/** The same for a statement that runs as its own transaction. */
const READING_SCOPE = `${SCOPE}, set_config('transaction_read_only', 'on', true)`;

const listOf = (departments: readonly number[] | 'all') =>
  departments === 'all' ? 'all' : departments.join(',');

/** Scope that a transaction states of itself; `app_scope()` in SQL reads it. */
function said(scope: CompanyScope | LinkScope | AcrossScope): string {
  if ('company_ids' in scope) return JSON.stringify({ companies: scope.company_ids.join(',') });
  const { company_id: company, actor } = scope;
  if (!('sights' in scope))
    return JSON.stringify({ company, link_kind: actor.kind, link_row: scope.actor.row_id });
  const { departments, asset_departments } = scope.sights;
  return JSON.stringify({
    company,
    departments: listOf(departments),
    asset_departments: listOf(asset_departments),
    ...(actor.kind === 'person'
      ? { person: actor.user_id, role: actor.role, trains: actor.egitim_sorumlusu }
      : { role: actor.kind }),
  });
}

/** Makes the settings of a transaction; `scopeKey` is missing with a login that is believed anyway. */
const settingsWith =
  (scopeKey?: string) =>
  (scope: CompanyScope | LinkScope | AcrossScope, reading = false, place?: string): Settings => {
    const scopeSaid = said(scope);
    const seal = scopeKey === undefined ? '' : sealOfScope(scopeKey, scopeSaid);
    const text = reading ? READING_SCOPE : SCOPE;
    const values = [scopeSaid, seal, applicationName()];
    if (place === undefined) return { text, values };
    return { text: text + REPLAYED, values: [...values, place] };
  };

/**
 * The database inside a transaction of the platform that is open already, through the roles of a
 * request: what the demo's verbs do is stored along with the rest of it, or not at all.
 */
export function dbWithin(tx: Tx): Db {
  const settings = settingsWith();
  const as = async <T>(role: string, { text, values }: Settings, work: () => Promise<T>) => {
    await sql`select set_config('role', ${role}, true)`.execute(tx);
    await tx.executeQuery(CompiledQuery.raw(text, values));
    const result = await work();
    await sql`select set_config('role', 'emanet_system', true)`.execute(tx);
    return result;
  };
  const within = <T>(scope: CompanyScope | LinkScope, work: () => Promise<T>) =>
    as('sights' in scope ? 'emanet_app' : 'emanet_link', settings(scope), work);
  const ask: Db['ask'] = (scope, query) =>
    within(scope, async () => (await query.execute(tx)).rows);
  return {
    ask,
    askQuick: ask,
    read: (scope, work) => within(scope, () => work(tx)),
    readAcross: (scope, work) => as('emanet_across', settings(scope), () => work(tx)),
    write: (scope, work) => within(scope, () => work(tx)),
    identity: tx,
    asIdentity: async (work) => {
      const { rows } = await sql<{ role: string }>`select current_setting('role') as role`.execute(
        tx,
      );
      await sql`select set_config('role', 'emanet_system', true)`.execute(tx);
      const result = await work(tx);
      await sql`select set_config('role', ${rows[0]?.role}, true)`.execute(tx);
      return result;
    },
    noteWrite: async () => undefined,
    check: async () => undefined,
  };
}

/** Commits together with statements of the same moment, in one round trip; if one fails, nothing is stored. */
export async function commitWith(tx: Tx): Promise<void> {
  await sql`commit`.execute(tx);
}

/**
 * Opens the pools: `at` the logins of the roles, or one address whose login may act as all of them, as the
 * owner's may.
 */
export function openDb(at: Logins | string, options: Partial<DbOptions> = {}): WholeDb {
  const { connections = 10, across: acrossMost = 3, standby: away } = options;
  const { signIn = Math.ceil(connections / 2), links = Math.ceil(connections / 2) } = options;
  const settings = settingsWith(typeof at === 'string' ? undefined : at.scopeKey);
  const drivers: PipeliningDriver[] = [];
  const pools: { name: string; pool: pg.Pool; most: number }[] = [];
  const wireOf = (): Wire => ({
    lostAt: -1,
    prepared: options.prepared ?? true,
    slowMs: options.slowMs ?? Infinity,
    onSlow: options.onSlow,
  });
  const wires = { primary: wireOf(), standby: wireOf() };
  const open = (
    role: Role,
    max: number,
    deadline: number,
    server: keyof typeof wires = 'primary',
  ) => {
    const address = server === 'standby' && away ? away.at : at;
    const connectMs = server === 'standby' ? STANDBY_CONNECT_MS : CONNECT_MS;
    const pool = new pg.Pool({
      connectionString:
        typeof address === 'string'
          ? withOptions(address, settingsOf(role))
          : address.addresses[role],
      application_name: 'emanet',
      max,
      pipeline: true,
      types,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: connectMs,
      query_timeout: connectMs,

      verify: onlyAs(role),
    });
    // Without a listener a failed connection ends the process. The pool reports idle connections only;
    // a query reports its own, but that connection needs a listener too.
    pool.on('error', (error) => options.onIdleError?.(error));
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
    });
    const driver = new PipeliningDriver(pool, wires[server], deadline);
    drivers.push(driver);
    const name = server === 'standby' ? `${role}_standby` : role;
    pools.push({ name, pool, most: max });
    return { driver, queries: new Kysely<Tables>({ dialect: pipelining(driver) }) };
  };
  const app = open('emanet_app', connections, REQUEST_MS);
  const identity = open('emanet_identity', signIn, IDENTITY_MS);
  const system = open('emanet_system', options.system ?? 3, LONG_MS);
  const across = open('emanet_across', acrossMost, REQUEST_MS);
  const link = open('emanet_link', links, REQUEST_MS);
  // Readiness does not hang on the standby.
  const checked = [...drivers];
  const gate = createCompanyGate(Math.max(1, Math.floor(connections / 3)));
  const limits = { connections, settings, deadline: REQUEST_MS, longMs: LONG_MS };
  const here = readsOf({ ...limits, app, across });

  const openStandby = (most: number) => {
    const pool = open('emanet_app', most, STANDBY_MS, 'standby');
    const beside = open('emanet_across', acrossMost, STANDBY_MS, 'standby');
    const slower = { connections: most, deadline: STANDBY_MS };
    return {
      reads: readsOf({ ...limits, ...slower, app: pool, across: beside }),
      watch: watchStandby({
        flushed: () => flushedBy(identity.queries),
        replayed: () => replayedBy(pool.queries),
        onChange: (serves, reason) => options.onStandby?.(serves, reason),
        oldestMs: away?.oldestMs ?? OLDEST_MS,
      }),
    };
  };
  const standby = away && openStandby(away.connections);
  const reads = readsFrom(here, standby);

  const byLink = <T>(mode: AccessMode, scope: LinkScope, work: (tx: Tx) => Promise<T>) =>
    transact(link, { mode, settings: settings(scope), deadline: REQUEST_MS }, work);
  const store = <T>(scope: CompanyScope, work: (tx: Tx) => Promise<T>) => {
    const deadline = scope.actor.kind === 'job' ? LONG_MS : REQUEST_MS;
    return transact(app, { mode: 'read write', settings: settings(scope), deadline }, work);
  };

  const close = async () => {
    standby?.watch.stop();
    // Kysely does not destroy a driver that it never used.
    await Promise.all(drivers.map((driver) => driver.destroy()));
  };

  return {
    ...reads,
    read: (scope, work) =>
      'sights' in scope ? reads.read(scope, work) : byLink('read only', scope, work),
    write: (scope, work) => {
      readsNothingOld(scope.actor);
      return gate(scope.company_id, () =>
        'sights' in scope ? store(scope, work) : byLink('read write', scope, work),
      );
    },
    identity: identity.queries,
    asIdentity: (work) => work(identity.queries),
    noteWrite: async (user_id) => {
      if (standby) await noteWriteOf(identity.queries, user_id);
    },
    system: system.queries,
    check: async () => {
      await Promise.all(checked.map((driver) => driver.check()));
    },
    pools: () =>
      pools.map(({ name, pool, most }) => ({
        pool: name,
        busy: pool.totalCount - pool.idleCount,
        waiting: pool.waitingCount,
        most,
      })),
    standby: () => standby?.watch.state(),
    close,
    [Symbol.asyncDispose]: close,
  };
}
