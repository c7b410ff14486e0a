import type pg from 'pg';
import { encode, parserOf } from './values.ts';

export type Row = Record<string, unknown>;
export type Outcome = Readonly<{ rows: Row[]; command: string; count: number | undefined }>;

type Column = Readonly<{ name: string; parse: (value: string) => unknown }>;
type Columns = readonly Column[];

/** Statements that a connection has prepared: the columns of the answer, by the statement's name. */
export type Prepared = Map<string, Columns>;

/** One statement under way. */
export type Task = Readonly<{
  text: string;
  values: readonly unknown[];
  name: string | undefined;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}>;

type RowDescription = { fields: { name: string; dataTypeID: number }[] };
type DataRow = { fields: (string | null)[] };

/**
 * Several statements sent at once and answered together: one journey to the database. When one
 * fails, those behind it are not carried out and fail with the same error. Outside a transaction
 * all of them together are one.
 */
export class Exchange implements pg.Submittable {
  readonly #tasks: readonly Task[];
  readonly #prepared: Prepared;
  readonly #done: () => void;
  #place = 0;
  #columns: Columns = [];
  #rows: Row[] = [];
  readonly #outcomes: Outcome[] = [];

  constructor(tasks: readonly Task[], prepared: Prepared, done: () => void) {
    this.#tasks = tasks;
    this.#prepared = prepared;
    this.#done = done;
  }

  submit(connection: pg.Connection): Error | null {
    const messages: (() => void)[] = [];
    const started = new Set<string>();
    try {
      for (const { text, values, name = '' } of this.#tasks) {
        const encoded = values.map(encode);
        messages.push(() => {
          if (!name || !(this.#prepared.has(name) || started.has(name))) {
            // A name that failed when it was first used may be there all the same.
            if (name) connection.close({ type: 'S', name }, true);
            connection.parse({ text, name, types: [] }, true);
            started.add(name);
          }
          connection.bind({ statement: name, values: encoded }, true);
          // Columns of a prepared statement never change, so they are asked for once.
          if (!this.#prepared.has(name)) connection.describe({ type: 'P', name: '' }, true);
          connection.execute({}, true);
        });
      }
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
    connection.stream.cork();
    for (const send of messages) send();
    connection.sync();
    connection.stream.uncork();
    this.#begin();
    return null;
  }

  #begin(): void {
    this.#rows = [];
    this.#columns = this.#prepared.get(this.#tasks[this.#place]?.name ?? '') ?? [];
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
  }

  handleDataRow({ fields }: DataRow): void {
    const row: Row = {};
    for (const [place, { name, parse }] of this.#columns.entries()) {
      const value = fields[place];
      row[name] = value === null || value === undefined ? null : parse(value);
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const [command = '', ...numbers] = text.split(' ');
    const last = numbers.at(-1);
    this.#outcomes.push({
      rows: this.#rows,
      command,
      count: last === undefined ? undefined : Number(last),
    });
    const name = this.#tasks[this.#place]?.name;
    if (name) this.#prepared.set(name, this.#columns);
    this.#place += 1;
    this.#begin();
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handleReadyForQuery(): void {
    for (const [place, outcome] of this.#outcomes.entries()) this.#tasks[place]?.resolve(outcome);
    this.#done();
  }

  handleError(error: unknown): void {
    const failed = this.#tasks[this.#place]?.name;
    if (failed) this.#prepared.delete(failed);
    for (const [place, task] of this.#tasks.entries()) {
      const outcome = this.#outcomes[place];
      if (outcome) task.resolve(outcome);
      else task.reject(error);
    }
    this.#done();
  }
}
