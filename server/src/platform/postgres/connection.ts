import { CompiledQuery, type AccessMode, type DatabaseConnection, type QueryResult } from 'kysely';
import pg from 'pg';
import { nameOf } from './names.ts';

/** Prepared statements that went, or whose answer has changed: the connection has to be another. */
const STALE = ['26000', '0A000'];
/** The answer to a statement behind one that failed, in the same transaction. */
const ABORTED = '25P02';
const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

type Row = Record<string, unknown>;
type Asked = pg.QueryConfig & Readonly<{ queryMode: 'extended'; query_timeout: number }>;

/** Settings that row-level security reads. */
export type Settings = Readonly<{ text: string; values: string[] }>;

/** What the pools know of the way to their database: when a lost statement was sent, and whether it
 * keeps prepared statements. */
export type Wire = { lostAt: number; readonly prepared: boolean };

/**
 * One connection of a pool. Statements of one moment leave together, none waits for the answer of
 * the one before. A statement without an answer within the deadline closes the connection.
 */
export class Connection implements DatabaseConnection {
  /** Milliseconds that a statement may take, for the present holder. */
  deadline = 0;
  readonly #client: pg.PoolClient;
  readonly #wire: Wire;
  #heardAt = performance.now();
  #corked = false;
  #stale = false;
  #open = false;
  /** Why the present transaction can no longer be committed. */
  #failure: pg.DatabaseError | undefined;
  #last: Promise<unknown> | undefined;

  constructor(client: pg.PoolClient, wire: Wire) {
    this.#client = client;
    this.#wire = wire;
  }

  /** Has it been silent since a statement was lost on this or another connection? */
  get doubtful(): boolean {
    return this.#heardAt <= this.#wire.lostAt;
  }

  /** Closes a connection from which no answer is expected any more. */
  discard(): void {
    this.#client.connection.stream.destroy();
    this.#client.release(true);
  }

  /** Sends one statement behind those sent before. */
  async run(text: string, values: readonly unknown[] = []): Promise<pg.QueryResult<Row>> {
    this.#gather();
    const asked: Asked = {
      text,
      values: [...values],
      name: this.#wire.prepared ? nameOf(text) : undefined,
      queryMode: 'extended',
      query_timeout: this.deadline,
    };
    const sentAt = performance.now();
    const answer = this.#client.query<Row>(asked);
    this.#last = answer;
    try {
      const result = await answer;
      this.#heardAt = performance.now();
      return result;
    } catch (error) {
      if (error instanceof pg.DatabaseError) {
        this.#heardAt = performance.now();
        this.#stale ||= STALE.includes(error.code ?? '');
        if (error.code === ABORTED && this.#failure) throw this.#failure;
        this.#failure = error;
      } else if (error instanceof Error && error.message === 'Query read timeout')
        this.#wire.lostAt = Math.max(this.#wire.lostAt, sentAt);
      throw error;
    }
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, command, rowCount } = await this.run(sql, parameters);
    if (command === 'COMMIT') this.#open = false;
    // What PostgreSQL answers to a COMMIT of a transaction in which a statement has failed.
    if (command === 'ROLLBACK' && sql === 'commit')
      throw this.#failure ?? new Error('a failed transaction was committed');
    return {
      // The one place where what a statement answers gets the type that its caller gave it.
      rows: rows as R[],
      ...(CHANGES.includes(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
    };
  }

  streamQuery(): never {
    throw new Error('rows are read in pieces, not streamed');
  }

  /** Begins a transaction in front of the next statement; a failure is that one's too. */
  begin(mode: AccessMode = 'read write', settings?: Settings): void {
    const ignored = () => undefined;
    this.#open = true;
    this.#failure = undefined;
    this.run(`start transaction ${mode}`).catch(ignored);
    if (settings) this.run(settings.text, settings.values).catch(ignored);
  }

  async commit(): Promise<void> {
    if (this.#open) await this.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollback(): Promise<void> {
    if (!this.#open) return;
    this.#open = false;
    await this.run('rollback').catch((error: unknown) => {
      this.#stale = true;
      throw error;
    });
  }

  /** Gives the connection back when its last statement has been answered. */
  async release(): Promise<void> {
    await this.#last?.catch(() => undefined);
    this.#open = false;
    this.#client.release(this.#stale);
  }

  /** Holds back what is sent until all promises that are settled by now have sent theirs. */
  #gather(): void {
    if (this.#corked) return;
    this.#corked = true;
    const { stream } = this.#client.connection;
    stream.cork();
    process.nextTick(() => {
      this.#corked = false;
      stream.uncork();
    });
  }
}
