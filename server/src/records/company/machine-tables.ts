import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { companyTables, type CompanyTable } from './tables.ts';

/** Rows that are read, and held, at once. */
const PIECE = 200;

/** Rows of every table, as one moment had them. */
export type MachineTables = Readonly<{
  /** Migrations that its tables had: the verifier runs them again. */
  migrations: readonly string[];
  /** Rows by table. */
  tables: Readonly<Record<string, number>>;
  /** Columns by table that are left out: texts sealed with the installation's secret, digests of tokens. */
  left_out: Readonly<Record<string, readonly string[]>>;
  /** Tables that are none of the company's: notes and plans of its consultancy, work under way. */
  omitted: readonly string[];
}>;

/**
 * Tables that serve the consultancy or the running of this installation. Who is in charge of the client stays: the
 * chain of the log proves it.
 */
const OMITTED =
  /^(portfoy_(?!sorumlulari$)|firma_|idempotency_keys$|mail_outbox$|yuklemeler$|sirket_arsivleri$)/;

export const entryOfRows = (table: string): string => `veri/${table}.json`;

type Wanted = Readonly<{
  scope: CompanyScope;
  /** Stores an entry. */
  add: (name: string, content: Readable) => Promise<void>;
  onProgress?: ((done: number, total: number) => Promise<void>) | undefined;
}>;

/** Gives the rows of every table of a company as JSON; only a piece of one is in memory at a time. */
export async function writeMachineTables(
  tx: Tx,
  { scope: { company_id }, add, onProgress }: Wanted,
): Promise<MachineTables> {
  const found = await companyTables(tx);
  const tables = found.filter(({ name }) => !OMITTED.test(name));
  const migrations = await sql<{ name: string }>`
    select name from schema_migrations order by name`.execute(tx);
  const counts: Record<string, number> = {};
  const left_out: Record<string, readonly string[]> = {};
  const total = await countRows(tx, tables, company_id);
  let done = 0;
  const write = async (name: string, rows: AsyncIterable<readonly string[]>) => {
    let count = 0;
    const counted = async function* () {
      for await (const some of rows) {
        count += some.length;
        done += some.length;
        yield some;
        await onProgress?.(done, total);
      }
    };
    await add(entryOfRows(name), jsonOf(counted()));
    counts[name] = count;
  };
  for (const table of tables) {
    await write(table.name, rowsOf(tx, table, company_id));
    if (table.sealed.length > 0) left_out[table.name] = table.sealed;
  }
  // People belong to no company; of its members their names go along.
  await write('kisiler', linesOf(tx, PEOPLE(company_id)));
  return {
    migrations: migrations.rows.map(({ name }) => name),
    tables: counts,
    left_out,
    omitted: found.flatMap(({ name }) => (OMITTED.test(name) ? [name] : [])),
  };
}

const PEOPLE = (company_id: number) => `select distinct u.user_id, u.fullname, u.email, m.role,
  m.egitim_sorumlusu, m.varlik_sorumlusu, u.aktif, u.dil
  from memberships m join users u using (user_id) where m.company_id = ${company_id}`;

async function countRows(tx: Tx, tables: readonly CompanyTable[], company_id: number) {
  const counts = tables.map(
    ({ name }) =>
      sql`select count(*)::int as rows from ${sql.table(name)} where company_id = ${company_id}`,
  );
  const found = await sql<{ total: number }>`select sum(rows)::int as total
    from (${sql.join(counts, sql` union all `)}) c`.execute(tx);
  return found.rows[0]?.total ?? 0;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const rowsOf = (tx: Tx, { name, columns }: CompanyTable, company_id: number) =>
  linesOf(
    tx,
    `select ${columns.map(quoted).join(', ')} from ${quoted(name)} where company_id = ${company_id}` +
      (columns.includes('id') ? ' order by company_id, id' : ''),
  );

/** Rows of a question as lines of JSON, some at a time. */
async function* linesOf(tx: Tx, question: string): AsyncGenerator<string[], void> {
  await sql
    .raw(
      `declare lines no scroll cursor for select row_to_json(t)::text as line from (${question}) t`,
    )
    .execute(tx);
  for (;;) {
    const { rows } = await sql.raw<{ line: string }>(`fetch ${PIECE} from lines`).execute(tx);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < PIECE) break;
  }
  await sql.raw('close lines').execute(tx);
}

/** Lines as one JSON array. */
function jsonOf(pieces: AsyncIterable<readonly string[]>): Readable {
  async function* parts() {
    let before = '[\n';
    for await (const lines of pieces) {
      yield Buffer.from(before + lines.join(',\n'));
      before = ',\n';
    }
    yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n');
  }
  return Readable.from(parts(), { objectMode: false });
}
