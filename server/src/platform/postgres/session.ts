import type { CompiledQuery, DatabaseConnection, QueryResult, TransactionSettings } from 'kysely';
import pg from 'pg';
import { Exchange, type Outcome, type Prepared, type Task } from './exchange.ts';
import { nameOf } from './names.ts';

/** Prepared statements that went, or whose answer has changed: the connection has to be another. */
const STALE = ['26000', '0A000'];

/**
 * One connection. Statements asked for in the same moment go to the database together, and those
 * that only prepare the ground (`begin`, the scope) wait for the first one that asks for something.
 */
export class Session implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #prepared: Prepared = new Map();
  #early: Task[] = [];
  #waiting: Task[] = [];
  #scheduled = false;
  #busy: Promise<void> | undefined;
  #state: 'none' | 'begun' | 'committed' = 'none';
  #readOnly = false;
  #stale = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** Carries out one statement, together with all that are asked for at this moment. */
  run(text: string, values: readonly unknown[]): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ text, values, name: nameOf(text), resolve, reject });
      this.#schedule();
    });
  }

  /** The same with the first statement that follows; a failure is that one's. */
  runEarly(text: string, values: readonly unknown[] = []): void {
    const nothing = () => undefined;
    this.#early.push({ text, values, name: nameOf(text), resolve: nothing, reject: nothing });
  }

  /** One statement right behind the settings it needs: nothing of another gets between. */
  async runBehind<R>(
    settings: Readonly<{ text: string; values: readonly unknown[] }>,
    query: CompiledQuery,
  ): Promise<R[]> {
    // Its failure is the statement's too.
    this.run(settings.text, settings.values).catch(() => undefined);
    return (await this.executeQuery<R>(query)).rows;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { rows, command, count } = await this.run(sql, parameters);
      if (command === 'COMMIT') this.#state = 'committed';
      const changed = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command);
      return {
        // The one place where what a statement answers gets the type that its caller gave it.
        rows: rows as R[],
        ...(changed && { numAffectedRows: BigInt(count ?? 0) }),
      };
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      this.#stale ||= STALE.includes(error.code ?? '');
      // The error came from the socket; what is of use is who asked.
      error.stack = `${error.name}: ${error.message}\n${new Error().stack?.split('\n').slice(1).join('\n') ?? ''}`;
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('rows are read in pieces, not streamed');
  }

  begin({ accessMode, isolationLevel }: TransactionSettings): void {
    const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    this.#state = 'begun';
    this.#readOnly = accessMode === 'read only';
    this.runEarly(`start transaction${isolation}${accessMode ? ` ${accessMode}` : ''}`);
  }

  async commit(): Promise<void> {
    if (this.#state !== 'begun' || this.#dropEarly()) return;
    const committing = this.run('commit', []);
    // Nothing depends on how the end of a reading goes; whoever takes the connection waits for it.
    if (this.#readOnly) committing.catch(() => (this.#stale = true));
    else if ((await committing).command === 'ROLLBACK')
      throw new Error('a failed transaction was committed');
  }

  async rollback(): Promise<void> {
    if (this.#state !== 'begun' || this.#dropEarly()) return;
    // Statements asked for beside the one that failed would fail too, and take the rollback along.
    await this.#settle();
    await this.run('rollback', []).catch((error: unknown) => {
      this.#stale = true;
      throw error;
    });
  }

  /** Gives the connection back when everything on it has ended. */
  async release(): Promise<void> {
    await this.#settle();
    this.#state = 'none';
    this.#client.release(this.#stale);
  }

  /** Waits until everything asked for has its answer. */
  async #settle(): Promise<void> {
    while (this.#waiting.length > 0 || this.#busy) {
      this.#flush();
      await this.#busy;
    }
  }

  /** Forgets what was to go before a first statement that never came. */
  #dropEarly(): boolean {
    const any = this.#early.length > 0;
    this.#early = [];
    return any;
  }

  #schedule(): void {
    if (this.#scheduled || this.#busy) return;
    this.#scheduled = true;
    // Behind all promises that are settled by now, so that their statements come along.
    process.nextTick(() => {
      this.#scheduled = false;
      this.#flush();
    });
  }

  #flush(): void {
    if (this.#busy || this.#waiting.length === 0) return;
    const tasks = [...this.#early, ...this.#waiting];
    this.#early = [];
    this.#waiting = [];
    this.#busy = new Promise((resolve) => {
      const done = () => {
        this.#busy = undefined;
        resolve();
        this.#flush();
      };
      this.#client.query(new Exchange(tasks, this.#prepared, done));
    });
  }
}
