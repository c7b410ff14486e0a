import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import pg from 'pg';
import type { Entry, ZipFile } from 'yauzl';
import { z } from 'zod';
import type { WholeFile } from '../../backup/archive.ts';
import { BackupError } from '../../backup/failure.ts';
import { fail } from '../../platform/errors.ts';
import { digested } from '../../platform/files/new-archive.ts';
import { MANIFEST } from '../../records/evidence/manifest.ts';
import { entryOfRows } from '../../records/company/machine-tables.ts';
import type { FileSource } from '../files.ts';

const manifest = z.object({
  format: z.union([z.literal(1), z.literal(2)]),
  made: z.iso.datetime(),
  company: z.object({ company_id: z.int().positive(), company_name: z.string() }),
  migrations: z.array(z.string()).optional(),
  tables: z.record(z.string(), z.int()),
  /** Tables that it leaves out: none of the company's data. */
  omitted: z.array(z.string()).default([]),
  /** Entry by the number of an uploaded file; archives of format 1 have the number in the entry's name. */
  stored: z.record(z.string(), z.string()).optional(),
  chain: z.object({ son_id: z.number(), ozet: z.string() }).nullable(),
  digests: z.record(z.string(), z.string()),
});

/** Description that the archive of one company holds of itself. */
export type CompanyManifest = z.output<typeof manifest>;

/** The description in a file; nothing when it is another archive. */
export async function manifestIn({
  zip,
  entries,
}: WholeFile): Promise<CompanyManifest | undefined> {
  const entry = entries.get(MANIFEST);
  if (!entry) return undefined;
  const said: unknown = JSON.parse(await text(await zip.openReadStreamPromise(entry)));
  return manifest.safeParse(said).data;
}

const FILES = 'dosyalar/';

/** The files in it, by the number that their rows have. */
export function filesIn(
  { zip, entries }: WholeFile,
  { stored }: Pick<CompanyManifest, 'stored'>,
): FileSource {
  const named = new Map<string, Entry>();
  for (const [name, entry] of entries)
    if (name.startsWith(FILES)) named.set(name.slice(FILES.length).split('/')[0] ?? '', entry);
  for (const [id, name] of Object.entries(stored ?? {})) {
    const entry = entries.get(name);
    if (entry) named.set(id, entry);
  }
  return {
    read: async (key) =>
      zip.openReadStreamPromise(named.get(key.split('/').at(-1) ?? '') ?? fail('NOT_FOUND')),
  };
}

/** Rows stored by one statement: so many, or so many characters of them. */
const BATCH = { rows: 500, characters: 1_000_000 };
/** People belong to no company; their rows are those of its members. */
const PEOPLE = { entry: 'kisiler', table: 'users' };

type Column = Readonly<{ name: string; needed: boolean }>;
type Table = Readonly<{ name: string; forced: boolean; columns: readonly Column[] }>;

/**
 * Fills a database of the archive's migrations with its rows, which refer to others that are not in it:
 * nothing checks or changes them. Gives sentences about entries that are not as the archive says.
 */
export async function loadRows(
  url: string,
  whole: WholeFile,
  { tables: counts, digests, omitted }: CompanyManifest,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const problems: string[] = [];
  try {
    const tables = await tablesOf(client);
    await client.query('BEGIN');
    const constraints = await dropConstraints(client);
    for (const { name } of tables)
      await client.query(
        `ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER, NO FORCE ROW LEVEL SECURITY`,
      );
    for (const table of tables) {
      const told = table.name === PEOPLE.table ? PEOPLE.entry : table.name;
      // A new database has rows of its own, such as those of the calendar.
      await client.query(`DELETE FROM ${quoted(table.name)}`);
      const entry = entryOfRows(told);
      if (omitted.includes(table.name)) continue;
      const found = await loadTable(client, whole, entry, table);
      if (found === undefined) problems.push(`${entry}: BROKEN, it is missing`);
      else if (found.digest !== digests[entry] || found.count !== counts[told])
        problems.push(`${entry}: BROKEN, it is not as the archive says`);
    }
    for (const { name, forced } of tables)
      await client.query(
        `ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER${forced ? ', FORCE ROW LEVEL SECURITY' : ''}`,
      );
    for (const add of constraints) await client.query(add);
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return problems;
  } catch (error) {
    // No database could have held these rows.
    if (error instanceof pg.DatabaseError)
      throw new BackupError(`The archive's rows cannot be read: ${error.message}`, {
        cause: error,
      });
    throw error;
  } finally {
    await client.end();
  }
}

const quoted = (name: string): string => pg.escapeIdentifier(name);

/** Tables of companies, and that of people, with the columns that are not computed. */
async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT c.relname AS name, c.relforcerowsecurity AS forced,
       json_agg(json_build_object('name', a.attname, 'needed',
         a.attnotnull AND NOT a.atthasdef AND a.attidentity = '') ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a
       ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'sirket_silmeleri'
       AND (c.relname = $1 OR EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid
         AND attname = 'company_id' AND NOT attisdropped))
     GROUP BY c.oid ORDER BY c.relname`,
    [PEOPLE.table],
  );
  return rows;
}

/** Takes away what checks rows; gives the statements that bring it back for rows to come. */
async function dropConstraints(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s NOT VALID', conrelid::regclass, conname,
         replace(pg_get_constraintdef(oid), ' NOT VALID', '')) AS add
     FROM pg_constraint WHERE contype IN ('f', 'c') AND connamespace = 'public'::regnamespace
       AND conrelid <> 0`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

/** Stores the rows of one entry; nothing where there is none. */
async function loadTable(client: pg.Client, { zip, entries }: Opened, entry: string, table: Table) {
  const opened = entries.get(entry);
  if (!opened) return undefined;
  let digest = '';
  let count = 0;
  const stream = digested(await zip.openReadStreamPromise(opened), (found) => (digest = found));
  for await (const rows of batchesOf(stream)) {
    if (count === 0) await allowMissing(client, table, rows[0] ?? '{}');
    await store(client, table, rows);
    count += rows.length;
  }
  return { digest, count };
}

type Opened = Readonly<{ zip: ZipFile; entries: ReadonlyMap<string, Entry> }>;

const namesIn = (row: string): string[] => Object.keys(JSON.parse(row) as object);

/** Lets columns be empty that archives leave out. */
async function allowMissing(client: pg.Client, { name, columns }: Table, row: string) {
  const there = new Set(namesIn(row));
  for (const column of columns)
    if (column.needed && !there.has(column.name))
      await client.query(
        `ALTER TABLE ${quoted(name)} ALTER COLUMN ${quoted(column.name)} DROP NOT NULL`,
      );
}

async function store(client: pg.Client, { name, columns }: Table, rows: readonly string[]) {
  const there = new Set(namesIn(rows[0] ?? '{}'));
  const list = columns.flatMap((column) => (there.has(column.name) ? [quoted(column.name)] : []));
  await client.query(
    `INSERT INTO ${quoted(name)} (${list.join(', ')}) OVERRIDING SYSTEM VALUE
     SELECT ${list.join(', ')} FROM json_populate_recordset(NULL::${quoted(name)}, $1)`,
    [`[${rows.join(',')}]`],
  );
}

/** Rows of a table as the archive writes them, each on a line of its own, some at a time. */
async function* batchesOf(stream: Readable): AsyncGenerator<string[], void> {
  let rows: string[] = [];
  let characters = 0;
  for await (const line of linesOf(stream)) {
    const row = line.replace(/,$/, '');
    if (row === '' || row === '[' || row === ']' || row === '[]') continue;
    rows.push(row);
    characters += row.length;
    if (rows.length < BATCH.rows && characters < BATCH.characters) continue;
    yield rows;
    rows = [];
    characters = 0;
  }
  if (rows.length > 0) yield rows;
}

/** Lines by their one separator: others stand inside texts. */
async function* linesOf(stream: Readable): AsyncGenerator<string, void> {
  let held: Buffer[] = [];
  for await (const piece of stream as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, from)) {
      yield Buffer.concat([...held, piece.subarray(from, end)]).toString();
      held = [];
      from = end + 1;
    }
    held.push(piece.subarray(from));
  }
  yield Buffer.concat(held).toString();
}
