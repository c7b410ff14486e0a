import { CompiledQuery, Kysely, sql, type RawBuilder, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from '../schema/tables.ts';
import {
  currentCompany,
  type AcrossScope,
  type CompanyScope,
  type LinkScope,
} from './access/scope.ts';
import { createCompanyGate } from './admission/company-gate.ts';
import { PipeliningDriver, pipelining } from './postgres/dialect.ts';
import { settingsOf, STATEMENT_MS, type Logins, type Role } from './postgres/logins.ts';
import { onlyAs } from './postgres/role.ts';
import { sealOfScope } from './postgres/scope-seal.ts';
import { quickQuestions } from './postgres/quick-questions.ts';
import { transact } from './postgres/transaction.ts';
import { types } from './postgres/values.ts';
import type { Question, Settings, Wire } from './postgres/connection.ts';
import { applicationName } from './trace.ts';

/**
 * Milliseconds until a statement of a request, or of long work, counts as lost and its connection is
 * closed. The database itself gives up waiting for a locked row before.
 */
const REQUEST_MS = 8_000;
const LONG_MS = STATEMENT_MS + 5_000;
/** A session is found by its key: what takes longer is lost. */
const IDENTITY_MS = 4_000;
/** To make a connection, or to wait for one. */
const CONNECT_MS = 5_000;
/** Silence after which the operating system asks whether the other side is still there. */
const KEEP_ALIVE_MS = 10_000;

/** Connections of each pool, and how the pools talk to the database. */
export type DbOptions = Readonly<{
  connections: number;
  signIn: number;
  links: number;
  system: number;
  across: number;
  /** Are statements that come again prepared? */
  prepared: boolean;
  /** Hears of connections that die while nobody uses them. */
  onIdleError: (error: Error) => void;
  /** Milliseconds from which on a statement is slow, and what hears of those. */
  slowMs: number;
  onSlow: (statement: string, ms: number) => void;
}>;

export type Tx = Transaction<Tables>;
export type Queries = Kysely<Tables>;

/**
 * The database as a feature gets it, through roles that row-level security binds: it shows only the
 * rows of the scope.
 */
export type Db = Readonly<{
  /** One reading statement inside the scope: the scope goes along with it. */
  ask: <R>(scope: CompanyScope, query: RawBuilder<R>) => Promise<R[]>;
  /** The same for a question that keys answer, without waiting for others of the company. */
  askQuick: <R>(scope: CompanyScope, query: RawBuilder<R>) => Promise<R[]>;
  /** A read-only transaction inside the scope; a company has some of the connections, as for writing. */
  read: <T>(scope: CompanyScope | LinkScope, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** One read-only transaction over several companies of a consultant. */
  readAcross: <T>(scope: AcrossScope, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * A transaction inside the scope: all of it is stored or nothing. A company has some of the
   * connections; more of its writers wait without one, so that no company stops the others.
   */
  write: <T>(scope: CompanyScope | LinkScope, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Users, sessions, codes, memberships, links: what must be known before there is a scope. For
   * sign-in, and for what strangers put in from the public site. */
  identity: Queries;
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
    close: () => Promise<void>;
  }>;

export type PoolState = Readonly<{ role: Role; busy: number; waiting: number; most: number }>;

/**
 * The address with server options behind those it names itself, so that ours win. Given beside the
 * address they would lose to its own, and with them the role that row-level security binds.
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
/** The same for a statement that is a transaction of its own. */
const READING_SCOPE = `${SCOPE}, set_config('transaction_read_only', 'on', true)`;

/** A statement of a job may take a minute; a person waits less. */
const deadlineOf = ({ actor }: CompanyScope): number =>
  actor.kind === 'job' ? LONG_MS : REQUEST_MS;

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
  (scope: CompanyScope | LinkScope | AcrossScope, text = SCOPE): Settings => {
    const scopeSaid = said(scope);
    const seal = scopeKey === undefined ? '' : sealOfScope(scopeKey, scopeSaid);
    return { text, values: [scopeSaid, seal, applicationName()] };
  };

/**
 * The database inside a transaction of the platform that is open already, through the roles of a
 * request: what the demo's verbs do is stored along with the rest of it, or not at all.
 */
export function dbWithin(tx: Tx): Db {
  const settings = settingsWith();
  const as = async <T>(
    role: string,
    { text, values }: Settings,
    work: () => Promise<T>,
  ): Promise<T> => {
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
    check: async () => undefined,
  };
}

/**
 * Ends a transaction that writes, together with the statements asked for in the same moment: one
 * journey. When one of these fails nothing is stored.
 */
export async function commitWith(tx: Tx): Promise<void> {
  await sql`commit`.execute(tx);
}

/** The company whose share of the readers a question takes: the library is read by everybody. */
const readerOf = ({ actor, company_id }: CompanyScope): number =>
  (actor.kind === 'person' ? currentCompany(actor)?.company_id : undefined) ?? company_id;

/**
 * Opens the pools: `at` the logins of the roles, or one address whose login may act as all of them, as the
 * owner's may.
 */
export function openDb(at: Logins | string, options: Partial<DbOptions> = {}): WholeDb {
  const { connections = 10 } = options;
  const { signIn = Math.ceil(connections / 2), links = Math.ceil(connections / 2) } = options;
  const settings = settingsWith(typeof at === 'string' ? undefined : at.scopeKey);
  const drivers: PipeliningDriver[] = [];
  const pools: { role: Role; pool: pg.Pool; most: number }[] = [];
  const wire: Wire = {
    lostAt: -1,
    prepared: options.prepared ?? true,
    slowMs: options.slowMs ?? Infinity,
    onSlow: options.onSlow,
  };
  const open = (role: Role, max: number, deadline: number) => {
    const pool = new pg.Pool({
      connectionString:
        typeof at === 'string' ? withOptions(at, settingsOf(role)) : at.addresses[role],
      application_name: 'emanet',
      max,
      pipeline: true,
      types,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,

      verify: onlyAs(role),
    });
    // Without a listener the process dies with a connection. The pool hears of those that nobody
    // uses; who uses one is told by its query, and still somebody has to listen.
    pool.on('error', (error) => options.onIdleError?.(error));
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
    });
    const driver = new PipeliningDriver(pool, wire, deadline);
    drivers.push(driver);
    pools.push({ role, pool, most: max });
    return { driver, queries: new Kysely<Tables>({ dialect: pipelining(driver) }) };
  };
  const app = open('emanet_app', connections, REQUEST_MS);
  const identity = open('emanet_identity', signIn, IDENTITY_MS);
  const system = open('emanet_system', options.system ?? 3, LONG_MS);
  const across = open('emanet_across', options.across ?? 3, REQUEST_MS);
  const link = open('emanet_link', links, REQUEST_MS);
  const share = Math.max(1, Math.floor(connections / 3));
  const [gate, reading] = [createCompanyGate(share), createCompanyGate(share)];

  const within = <T>(
    mode: 'read only' | 'read write',
    scope: CompanyScope | LinkScope,
    work: (tx: Tx) => Promise<T>,
  ) =>
    'sights' in scope
      ? transact(app, { mode, settings: settings(scope), deadline: deadlineOf(scope) }, work)
      : transact(link, { mode, settings: settings(scope), deadline: REQUEST_MS }, work);

  const questionOf = (scope: CompanyScope, query: RawBuilder<unknown>): Question => ({
    settings: settings(scope, READING_SCOPE),
    query: query.compile(app.queries),
  });
  const together = quickQuestions(() => app.driver.acquire(REQUEST_MS), connections);
  const askAlone = async <R>(scope: CompanyScope, query: RawBuilder<R>): Promise<R[]> => {
    const connection = await app.driver.acquire(deadlineOf(scope));
    try {
      const question = questionOf(scope, query);
      return await connection.ask<R>(question.settings, question.query);
    } finally {
      void connection.release();
    }
  };

  return {
    ask: (scope, query) => reading(readerOf(scope), () => askAlone(scope, query)),
    askQuick: <R>(scope: CompanyScope, query: RawBuilder<R>) =>
      together<R>(questionOf(scope, query)),
    read: (scope, work) => {
      const read = () => within('read only', scope, work);
      return 'sights' in scope ? reading(readerOf(scope), read) : read();
    },
    readAcross: (scope, work) =>
      transact(
        across,
        { mode: 'read only', settings: settings(scope), deadline: REQUEST_MS },
        work,
      ),
    write: (scope, work) => gate(scope.company_id, () => within('read write', scope, work)),
    identity: identity.queries,
    system: system.queries,
    check: async () => {
      await Promise.all(drivers.map((driver) => driver.check()));
    },
    pools: () =>
      pools.map(({ role, pool, most }) => ({
        role,
        busy: pool.totalCount - pool.idleCount,
        waiting: pool.waitingCount,
        most,
      })),
    close: async () => {
      // Kysely would leave alone a driver that it never asked itself.
      await Promise.all(drivers.map((driver) => driver.destroy()));
    },
  };
}
