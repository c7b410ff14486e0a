import { CompiledQuery, type AccessMode, type DatabaseConnection, type QueryResult } from 'kysely';
import pg from 'pg';
import { tellStatement } from '../spans.ts';
import { countStored } from '../stored.ts';
import { FollowingQuery, type Ahead, type Results } from './following-query.ts';
import { givenName, nameOf } from './names.ts';

/** Prepared statements that went, or whose answer has changed: the connection has to be another. */
const STALE = ['26000', '0A000'];
/** The answer to a statement after a failed one in the same transaction. */
const ABORTED = '25P02';
const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/** PostgreSQL's own place of the warning below; its words follow the server's language. */
const STANDBY_WAIT = 'SyncRepWaitForLSN';

/**
 * A commit that succeeded although no standby is known to have it: its wait was cancelled, which PostgreSQL
 * reports in a warning only. It may be stored.
 */
export const commitUnknown = () =>
  Object.assign(new Error('a commit was not confirmed by a standby'), { code: '40003' });

type Row = Record<string, unknown>;
type Asked = pg.QueryConfig & Readonly<{ queryMode: 'extended'; query_timeout: number }>;

type Statement = Readonly<{ text: string; values: readonly unknown[] }>;

/** Settings that row-level security reads. */
export type Settings = Readonly<{ text: string; values: string[] }>;

/** A reading statement and the settings it needs. */
export type Question = Readonly<{ settings: Settings; query: CompiledQuery }>;

/** The way to the database, shared by its pools: when a lost statement was sent, and whether it keeps
 * prepared statements, and from when on a statement is slow. */
export type Wire = {
  lostAt: number;
  readonly prepared: boolean;
  readonly slowMs: number;
  readonly onSlow: ((statement: string, ms: number) => void) | undefined;
};

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
  /** Has a commit ended without a standby that confirms it? */
  #unconfirmed = false;
  /** Names of statements that this connection has prepared. */
  readonly #prepared = new Set<string>();
  /** Statements that wait for the next one and leave in front of it. */
  #ahead: Ahead[] = [];
  /** Why the present transaction can no longer be committed. */
  #failure: pg.DatabaseError | undefined;
  #last: Promise<unknown> | undefined;

  constructor(client: pg.PoolClient, wire: Wire) {
    this.#client = client;
    this.#wire = wire;
    client.on('notice', ({ routine }) => {
      if (routine === STANDBY_WAIT) this.#unconfirmed = true;
    });
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

  /** Sends one statement after those sent before. */
  async run(text: string, values: readonly unknown[] = []): Promise<pg.QueryResult<Row>> {
    const [result] = await this.#send({ text, values }).then((results) => results.slice(-1));
    if (!result) throw new Error('a statement without a result');
    return result;
  }

  /** The wanted results of the statements that wait for this one, and its own. */
  async #send({ text, values }: Statement): Promise<pg.QueryResult<Row>[]> {
    this.#gather();
    const asked: Asked = {
      text,
      values: [...values],
      name: this.#wire.prepared ? nameOf(text) : undefined,
      queryMode: 'extended',
      query_timeout: this.deadline,
    };
    const ahead = this.#ahead;
    this.#ahead = [];
    const sentAt = performance.now();
    const answer =
      ahead.length === 0 ? this.#client.query<Row>(asked) : this.#sendBehind(ahead, asked);
    this.#last = answer;
    try {
      const results = await answer;
      this.#heardAt = performance.now();
      const ms = this.#heardAt - sentAt;
      if (ms >= this.#wire.slowMs) this.#wire.onSlow?.(text, ms);
      tellStatement(text, ms, false);
      if (asked.name) this.#prepared.add(asked.name);
      if (this.#unconfirmed) {
        [this.#stale, this.#open] = [true, false];
        throw commitUnknown();
      }
      return [results].flat();
    } catch (error) {
      tellStatement(text, performance.now() - sentAt, true);
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

  #sendBehind(ahead: readonly Ahead[], asked: Asked): Promise<Results<Row>> {
    return new Promise((resolve, reject) => {
      this.#client.query(
        new FollowingQuery<Row>(asked, ahead, (error, results) => {
          if (!error) resolve(results);
          else {
            // The error came from the socket; of use is the caller.
            Error.captureStackTrace(error);
            reject(error);
          }
        }),
      );
    });
  }

  /** The name under which this connection has prepared a statement. */
  #preparedAs(text: string): string | undefined {
    const name = givenName(text);
    return name && this.#prepared.has(name) ? name : undefined;
  }

  /** Sends a statement together with the next one, at once while the connection has not prepared it. */
  #runAhead(text: string, values: readonly string[] = []): void {
    const name = this.#preparedAs(text);
    if (name) this.#ahead.push({ name, values });
    // Its failure also fails the statements after it.
    else this.run(text, values).catch(() => undefined);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, command, rowCount } = await this.run(sql, parameters);
    if (command === 'COMMIT') this.#open = false;
    // PostgreSQL answers this to a COMMIT of a transaction in which a statement has failed.
    if (command === 'ROLLBACK' && sql === 'commit')
      throw this.#failure ?? new Error('a failed transaction was committed');
    const changes = CHANGES.includes(command);
    if (changes) countStored(rowCount ?? 0);
    return {
      // The one place where what a statement answers gets the type that its caller gave it.
      rows: rows as R[],
      ...(changes && { numAffectedRows: BigInt(rowCount ?? 0) }),
    };
  }

  streamQuery(): never {
    throw new Error('rows are read in pieces, not streamed');
  }

  /** Begins a transaction in front of the next statement; a failure is that one's too. */
  begin(mode: AccessMode = 'read write', settings?: Settings): void {
    this.#open = true;
    this.#failure = undefined;
    this.#runAhead(`start transaction ${mode}`);
    if (settings) this.#runAhead(settings.text, settings.values);
  }

  /** One reading statement after its settings. */
  async ask<R>(settings: Settings, query: CompiledQuery): Promise<R[]> {
    const [rows] = (await this.askTogether<R>([{ settings, query }])) ?? [];
    if (rows) return rows;
    this.begin('read only', settings);
    const answer = this.executeQuery<R>(query);
    this.commit().catch(() => undefined);
    return (await answer).rows;
  }

  /**
   * Reading statements, each after its settings, as one implicit transaction: one message, one answer.
   * Undefined unless the connection has prepared all of them.
   */
  async askTogether<R>(questions: readonly Question[]): Promise<R[][] | undefined> {
    const ahead: Ahead[] = [];
    for (const { settings, query } of questions) {
      const [scope, name] = [this.#preparedAs(settings.text), this.#preparedAs(query.sql)];
      if (!scope || !name) return undefined;
      ahead.push(
        { name: scope, values: settings.values },
        { name, values: query.parameters, asked: true },
      );
    }
    const last = questions.at(-1)?.query;
    if (!last) return [];
    this.#failure = undefined;
    this.#ahead = ahead.slice(0, -1);
    const results = await this.#send({ text: last.sql, values: last.parameters });
    return results.map(({ rows }) => rows as R[]);
  }

  async commit(): Promise<void> {
    if (this.#open && !this.#dropAhead()) await this.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollback(): Promise<void> {
    if (!this.#open || this.#dropAhead()) return;
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
    this.#ahead = [];
    this.#client.release(this.#stale);
  }

  /** Forgets the beginning of a transaction without a statement; false when something was sent. */
  #dropAhead(): boolean {
    const unsent = this.#ahead.length > 0;
    this.#ahead = [];
    return unsent;
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
