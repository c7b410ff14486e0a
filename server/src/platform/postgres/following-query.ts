import pg from 'pg';

/** A statement that the connection has prepared. */
export type Ahead = Readonly<{
  name: string;
  values: readonly unknown[];
  /** Are its rows wanted? */
  asked?: boolean;
}>;

type Asked = pg.QueryConfig & Readonly<{ query_timeout: number }>;
/** Several if results of statements ahead are wanted, in the order of the statements. */
export type Results<Row extends pg.QueryResultRow> = pg.QueryResult<Row> | pg.QueryResult<Row>[];

/** Steps of a query that the library's types leave out. */
declare module 'pg' {
  interface Query {
    name: string | undefined;
    values: unknown[];
    prepare(connection: pg.Connection): void;
    _getRows(connection: pg.Connection): void;
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, connection: pg.Connection): void;
  }
}

/**
 * A statement behind prepared ones under one `Sync`: outside a transaction they are one transaction. Results
 * of the ones ahead are dropped unless wanted; if one fails, all fail.
 */
export class FollowingQuery<Row extends pg.QueryResultRow> extends pg.Query<Row> {
  /** Milliseconds until `pg` counts the connection as lost. */
  readonly query_timeout: number;
  readonly #ahead: readonly Ahead[];
  #answered = 0;
  #last = false;

  constructor(
    asked: Asked,
    ahead: readonly Ahead[],
    callback: (error: Error | null | undefined, results: Results<Row>) => void,
  ) {
    super(asked, callback);
    this.query_timeout = asked.query_timeout;
    this.#ahead = ahead;
  }

  override prepare(connection: pg.Connection): void {
    const { name, values } = this;
    for (const ahead of this.#ahead)
      if (ahead.asked) this.#prepareAs(connection, ahead.name, ahead.values);
      else {
        connection.bind({ statement: ahead.name, values: ahead.values.map(String) }, true);
        connection.execute({}, true);
      }
    this.#last = true;
    this.#prepareAs(connection, name, values);
  }

  #prepareAs(connection: pg.Connection, name: string | undefined, values: readonly unknown[]) {
    this.name = name;
    this.values = [...values];
    super.prepare(connection);
  }

  override _getRows(connection: pg.Connection): void {
    connection.execute({}, true);
    if (this.#last) connection.sync();
  }

  override handleDataRow(message: unknown): void {
    if (this.#wanted) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#wanted) super.handleCommandComplete(message, connection);
    this.#answered += 1;
  }

  /** Does the present answer belong to a statement whose rows are wanted? */
  get #wanted(): boolean {
    return this.#ahead[this.#answered]?.asked ?? this.#answered === this.#ahead.length;
  }
}
