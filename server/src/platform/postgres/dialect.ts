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
import { Connection, type Wire } from './connection.ts';

/** Readiness is checked often and must answer soon. */
const CHECK_MS = 2_000;

/** The connection that Kysely was handed out. */
function own(connection: DatabaseConnection): Connection {
  if (connection instanceof Connection) return connection;
  throw new TypeError('a connection of another driver');
}

/** Kysely's way to the connections of a pool. */
export class PipeliningDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #wire: Wire;
  readonly #deadline: number;
  #checking: Promise<void> | undefined;
  readonly #connections = new WeakMap<pg.PoolClient, Connection>();

  constructor(pool: pg.Pool, wire: Wire, deadline: number) {
    this.#pool = pool;
    this.#wire = wire;
    this.#deadline = deadline;
  }

  /** Fails when no connection answers a statement in `CHECK_MS`. */
  async check(): Promise<void> {
    this.#checking ??= this.acquire(CHECK_MS)
      .then(async (connection) => {
        await connection.run('select 1').finally(() => void connection.release());
      })
      .finally(() => (this.#checking = undefined));
    await this.#checking;
  }

  async init(): Promise<void> {
    // The pool connects when it is first used.
  }

  async acquireConnection(): Promise<Connection> {
    return this.acquire(this.#deadline);
  }

  /** A connection whose statements may take `deadline` milliseconds each. */
  async acquire(deadline: number): Promise<Connection> {
    for (;;) {
      const client = await this.#pool.connect();
      const connection = this.#connections.get(client) ?? new Connection(client, this.#wire);
      this.#connections.set(client, connection);
      connection.deadline = deadline;
      if (!connection.doubtful) return connection;
      connection.discard();
    }
  }

  async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings,
  ): Promise<void> {
    own(connection).begin(accessMode);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    void own(connection).release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

/** Kysely over pipelining connections of `pg`. */
export const pipelining = (driver: PipeliningDriver): Dialect => ({
  createDriver: () => driver,
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});
