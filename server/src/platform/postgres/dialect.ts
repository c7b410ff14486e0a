import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { Session } from './session.ts';

/** The session behind a connection that Kysely hands out. */
function sessionOf(connection: DatabaseConnection): Session {
  if (connection instanceof Session) return connection;
  throw new TypeError('a connection of another driver');
}

/** Kysely's way to the connections of a pool. */
export class PipeliningDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #sessions = new WeakMap<pg.PoolClient, Session>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {
    // The pool connects when it is first used.
  }

  async acquireConnection(): Promise<Session> {
    const client = await this.#pool.connect();
    const known = this.#sessions.get(client);
    if (known) return known;
    const session = new Session(client);
    this.#sessions.set(client, session);
    return session;
  }

  async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    sessionOf(connection).begin(settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await sessionOf(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await sessionOf(connection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    void sessionOf(connection).release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

/** Kysely over `pg`, with few journeys: see Session. */
export const pipelining = (driver: PipeliningDriver): Dialect => ({
  createDriver: () => driver,
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});
