import { CompiledQuery, Kysely, sql, type RawBuilder, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from '../schema.ts';
import {
  currentCompany,
  type AcrossScope,
  type CompanyScope,
  type LinkScope,
  type ReadingScope,
} from './access/scope.ts';
import { fail } from './errors.ts';
import { createCompanyGate } from './admission/company-gate.ts';
import { PipeliningDriver, pipelining } from './postgres/dialect.ts';
import type { Logins, Role } from './postgres/logins.ts';
import { onlyAs } from './postgres/role.ts';
import { inBatches } from './in-batches.ts';
import { quickWrites } from './quick-writes.ts';
import type { Session } from './postgres/session.ts';
import { transact, transactTogether } from './postgres/transaction.ts';

/** Waiting longer than this for somebody else's rows is given up. */
const LOCK_MS = 15_000;

const ACROSS_CONNECTIONS = 3;

/** Quick questions of one journey. */
const MOST_TOGETHER = 8;

/** Identities are looked up by keys: a plan made for each call costs ten times what it carries out. */
const PLANNED_ONCE = ' -c plan_cache_mode=force_generic_plan';

export type Tx = Transaction<Tables>;
export type Queries = Kysely<Tables>;

/**
 * The database as a feature gets it, through roles that row-level security binds: it shows only the
 * rows of the scope.
 */
export type Db = Readonly<{
  /** One reading statement inside the scope: the scope goes along with it. */
  ask: <R>(scope: ReadingScope, query: RawBuilder<R>) => Promise<R[]>;
  /**
   * The same for a question that keys answer, at once and without waiting for anybody: those of one
   * moment go over one connection in one journey, each behind its own scope.
   */
  askQuick: <R>(scope: ReadingScope, query: RawBuilder<R>) => Promise<R[]>;
  /** A read-only transaction inside the scope; a company has some of the connections, as for writing. */
  read: <T>(scope: ReadingScope | LinkScope, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** One read-only transaction over several companies of a consultant. */
  readAcross: <T>(scope: AcrossScope, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * A transaction inside the scope: all of it is stored or nothing. A company has some of the
   * connections; more of its writers wait without one, so that no company stops the others.
   */
  write: <T>(scope: WritingScope, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * The same for one statement that changes nothing when it comes again. Those of a company that come in
   * the same moment share a transaction, each behind its own scope; when that fails, each has its own.
   */
  writeQuick: <R>(scope: CompanyScope, query: RawBuilder<R>) => Promise<R[]>;
  /** Users, sessions, codes, memberships, links: what must be known before there is a scope. For
   * sign-in, and for what strangers put in from the public site. */
  identity: Queries;
}>;

/** The same with what no feature gets. */
export type WholeDb = Db &
  Readonly<{
    /** Every company. For the platform's jobs, operators and the demo, never for a request. */
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

/** Scopes that may write: an auditor's reads alone. */
export type WritingScope = CompanyScope | LinkScope;

/** Settings that row-level security reads, for the rest of the transaction. */
type Settings = Readonly<{ text: string; values: string[] }>;

const COMPANY = `select set_config('app.company_id', $1, true),
  set_config('app.departments', $2, true), set_config('app.asset_departments', $3, true)`;
/** The same for a statement that is a transaction of its own. */
const READING_COMPANY = `${COMPANY}, set_config('transaction_read_only', 'on', true)`;
/** The same for writes that share a transaction: one whose row somebody holds goes alone instead. */
const WRITING_TOGETHER = `${COMPANY}, set_config('lock_timeout', '200', true)`;
const LINK = `select set_config('app.company_id', $1, true),
  set_config('app.link_kind', $2, true), set_config('app.link_row', $3, true)`;
const ACROSS = "select set_config('app.company_ids', $1, true)";

const listOf = (departments: readonly number[] | 'all') =>
  departments === 'all' ? 'all' : departments.join(',');

const companyValues = ({ company_id, sights }: ReadingScope): string[] => [
  String(company_id),
  listOf(sights.departments),
  listOf(sights.asset_departments),
];

const linkSettings = ({ company_id, actor }: LinkScope): Settings => ({
  text: LINK,
  values: [String(company_id), actor.kind, String(actor.row_id ?? '')],
});

/**
 * The database inside a transaction of the platform that is open already, through the roles of a
 * request: what the demo's verbs do is stored along with the rest of it, or not at all.
 */
export function dbWithin(tx: Tx): Db {
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
  const within = <T>(scope: ReadingScope | LinkScope, work: () => Promise<T>) =>
    'sights' in scope
      ? as('emanet_app', { text: COMPANY, values: companyValues(scope) }, work)
      : as('emanet_link', linkSettings(scope), work);
  const ask: Db['ask'] = (scope, query) =>
    within(scope, async () => (await query.execute(tx)).rows);
  return {
    ask,
    askQuick: ask,
    read: (scope, work) => within(scope, () => work(tx)),
    readAcross: ({ company_ids }, work) =>
      as('emanet_across', { text: ACROSS, values: [company_ids.join(',')] }, () => work(tx)),
    write: (scope, work) => within(scope, () => work(tx)),
    writeQuick: ask,
    identity: tx,
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
const readerOf = ({ actor, company_id }: ReadingScope): number =>
  (actor.kind === 'person' ? currentCompany(actor)?.company_id : undefined) ?? company_id;

/**
 * Opens the pools: `at` an address for each role, or at one whose login may act as all of them, as the
 * owner's may. `onIdleError` hears of connections that die while nobody uses them.
 */
export function openDb(
  at: Logins | string,
  onIdleError: (error: Error) => void = () => undefined,
  connections = 10,
): WholeDb {
  const drivers: PipeliningDriver[] = [];
  const open = (role: Role, max: number, options = '') => {
    const url = typeof at === 'string' ? at : at[role];
    const pool = new pg.Pool({
      connectionString: withOptions(url, `-c role=${role} -c timezone=UTC${options}`),
      application_name: 'emanet',
      max,
      connectionTimeoutMillis: 10_000,
      statement_timeout: 60_000,
      lock_timeout: LOCK_MS,
      verify: onlyAs(role),
    });
    // Without a listener the process dies with a connection. The pool hears of those that nobody
    // uses; who uses one is told by its query, and still somebody has to listen.
    pool.on('error', onIdleError);
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
    });
    const driver = new PipeliningDriver(pool);
    drivers.push(driver);
    return { driver, queries: new Kysely<Tables>({ dialect: pipelining(driver) }) };
  };
  const app = open('emanet_app', connections);
  const identity = open('emanet_identity', Math.ceil(connections / 2), PLANNED_ONCE).queries;
  const system = open('emanet_system', 3).queries;
  const across = open('emanet_across', ACROSS_CONNECTIONS);
  const link = open('emanet_link', Math.ceil(connections / 2));
  const share = Math.max(1, Math.floor(connections / 3));
  const [gate, reading] = [createCompanyGate(share), createCompanyGate(share)];

  const within = <T>(
    mode: 'read only' | 'read write',
    scope: ReadingScope | LinkScope,
    work: (tx: Tx) => Promise<T>,
  ) =>
    'sights' in scope
      ? transact(app, { mode, early: { text: COMPANY, values: companyValues(scope) } }, work)
      : transact(link, { mode, early: linkSettings(scope) }, work);

  const ask = <R>(scope: ReadingScope, query: RawBuilder<R>): Promise<R[]> =>
    reading(readerOf(scope), async () => {
      const session = await app.driver.acquireConnection();
      try {
        return await session.runBehind<R>(
          { text: READING_COMPANY, values: companyValues(scope) },
          query.compile(app.queries),
        );
      } finally {
        void session.release();
      }
    });
  const together = inBatches<(session: Session) => Promise<void>, void>(
    async (questions) => {
      const session = await app.driver.acquireConnection();
      try {
        await Promise.all(questions.map((question) => question(session)));
        return [];
      } finally {
        void session.release();
      }
    },
    { atOnce: connections, most: MOST_TOGETHER },
  );

  const writeAlone = async <R>(scope: CompanyScope, query: RawBuilder<R>): Promise<R[]> =>
    gate(scope.company_id, () =>
      within('read write', scope, async (tx) => {
        const [{ rows }] = await Promise.all([query.execute(tx), commitWith(tx)]);
        return rows;
      }),
    );

  type Write = Readonly<{ scope: CompanyScope; query: RawBuilder<unknown> }>;
  const inGroups = quickWrites<Write, unknown[]>(
    (company_id, writes) =>
      gate(company_id, () =>
        transactTogether(
          app.driver,
          writes.map(({ scope, query }) => ({
            settings: { text: WRITING_TOGETHER, values: companyValues(scope) },
            query: query.compile(app.queries),
          })),
        ),
      ),
    ({ scope, query }) => writeAlone(scope, query),
  );

  return {
    ask,
    askQuick: <R>(scope: ReadingScope, query: RawBuilder<R>) =>
      new Promise<R[]>((resolve, reject) => {
        const settings = { text: READING_COMPANY, values: companyValues(scope) };
        const compiled = query.compile(app.queries);
        // One that fails takes those behind it along; alone each is told of its own failure.
        const alone = () => void ask(scope, query).then(resolve, reject);
        together((session) => session.runBehind<R>(settings, compiled).then(resolve, alone)).catch(
          reject,
        );
      }),
    read: (scope, work) => {
      const read = () => within('read only', scope, work);
      return 'sights' in scope ? reading(readerOf(scope), read) : read();
    },
    readAcross: ({ company_ids }, work) =>
      transact(
        across,
        { mode: 'read only', early: { text: ACROSS, values: [company_ids.join(',')] } },
        work,
      ),
    write: async (scope, work) => {
      if (scope.actor.kind === 'auditor-link') fail('FORBIDDEN');
      return gate(scope.company_id, () => within('read write', scope, work));
    },
    // What a statement answers has the type that its caller gave it, as everywhere.
    writeQuick: async <R>(scope: CompanyScope, query: RawBuilder<R>) =>
      (await inGroups(scope.company_id, { scope, query })) as R[],
    identity,
    system,
    close: async () => {
      // Kysely would leave alone a driver that it never asked itself.
      await Promise.all(drivers.map((driver) => driver.destroy()));
    },
  };
}
