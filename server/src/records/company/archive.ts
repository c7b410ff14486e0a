import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { registerTitle } from '@emanet/contract/records/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import type { JobActor } from '../../platform/access/actor.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { signerOf } from '../../platform/crypto/signer.ts';
import { AppError } from '../../platform/errors.ts';
import { startArchive, type NewArchive } from '../../platform/files/new-archive.ts';
import { commentOf, signedBy } from '../../platform/files/signed-archive.ts';
import { keptKey } from '../../platform/files/rows.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { sheetOfAll } from '../excel/export.ts';
import { streamWorkbook } from '../excel/workbook.ts';
import type { Register } from '../register.ts';
import { companyTables, type CompanyTable } from './tables.ts';

/** Rows that are read, and held, at once. */
const PIECE = 200;

/** Description that an archive holds of itself; its last entry. */
export type ArchiveManifest = {
  format: 1;
  made: string;
  company: { company_id: number; company_name: string };
  /** Migrations that its tables had: the verifier runs them again. */
  migrations: readonly string[];
  /** Rows by table, as of one moment. */
  tables: Record<string, number>;
  /** Columns by table that are left out: texts sealed with the installation's secret, digests of tokens. */
  left_out: Record<string, readonly string[]>;
  files: number;
  /** Files that a row names and the store has not. */
  missing: string[];
  /** End of the change log's chain; its entries can be recomputed. */
  chain: { son_id: number; ozet: string } | null;
  /** SHA-256 of each entry but this one. */
  digests: Record<string, string>;
};

export const ARCHIVE_MANIFEST = 'manifest.json';
export const entryOfRows = (table: string): string => `veri/${table}.json`;

type Wanted = Readonly<{
  scope: CompanyScope<JobActor>;
  registers: readonly Register[];
  language: Language;
  /** Takes the bytes of the zip as they are made. */
  store: (bytes: Readable) => Promise<void>;
  onProgress?: (done: number, total: number) => Promise<void>;
}>;

/**
 * Writes all data of a company into one signed zip: rows of every table as JSON, from one transaction; the
 * registers as sheets; every file. Only one piece is in memory at a time.
 */
export async function writeCompanyArchive(
  services: PlatformServices,
  { scope, registers, language, store, onProgress }: Wanted,
): Promise<ArchiveManifest> {
  const signer = signerOf(services.config.SECRET);
  const archive = startArchive((bytes) =>
    pipeline(bytes, signedBy(signer), (signed: AsyncIterable<Buffer>) =>
      store(Readable.from(signed, { objectMode: false })),
    ),
  );
  try {
    const writing = { services, archive, scope };
    const made = await services.db.system.transaction().execute(async (tx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(tx);
      return writeTables(tx, writing, onProgress);
    });
    for (const register of registers) {
      const name = `kayitlar/${registerTitle(register.noun)[language].replaceAll('/', '-')}.xlsx`;
      const sheet = await sheetOfAll(services, register, scope, language);
      // Its rows are there as JSON in any case.
      if (!sheet) continue;
      const bytes = streamWorkbook(made.company.company_name, sheet);
      made.digests[name] = await archive.add(name, bytes, false);
    }
    await writeFiles(writing, made);
    await archive.add(ARCHIVE_MANIFEST, Readable.from([JSON.stringify(made, null, 2)]), true);
    await archive.end(commentOf(signer));
    return made;
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

type Writing = Readonly<{
  services: PlatformServices;
  archive: NewArchive;
  scope: CompanyScope<JobActor>;
}>;

async function writeTables(
  tx: Tx,
  { archive, scope: { company_id } }: Writing,
  onProgress: Wanted['onProgress'],
): Promise<ArchiveManifest> {
  const tables = await companyTables(tx);
  const company = await tx
    .selectFrom('companies')
    .select(['company_id', 'company_name'])
    .where('company_id', '=', company_id)
    .executeTakeFirstOrThrow();
  const chain = await tx
    .selectFrom('change_log_heads')
    .select(['son_id', 'ozet'])
    .where('company_id', '=', company_id)
    .executeTakeFirst();
  const migrations = await sql<{ name: string }>`
    select name from schema_migrations order by name`.execute(tx);
  const made: ArchiveManifest = {
    ...{ format: 1, made: new Date().toISOString(), company, files: 0, missing: [] },
    migrations: migrations.rows.map(({ name }) => name),
    ...{ tables: {}, left_out: {}, digests: {}, chain: chain ?? null },
  };
  const total = await countRows(tx, tables, company_id);
  let done = 0;
  const add = async (name: string, rows: AsyncIterable<readonly string[]>) => {
    let count = 0;
    const counted = async function* () {
      for await (const some of rows) {
        count += some.length;
        done += some.length;
        yield some;
        await onProgress?.(done, total);
      }
    };
    const entry = entryOfRows(name);
    made.digests[entry] = await archive.add(entry, jsonOf(counted()), true);
    made.tables[name] = count;
  };
  for (const table of tables) {
    await add(table.name, rowsOf(tx, table, company_id));
    if (table.sealed.length > 0) made.left_out[table.name] = table.sealed;
  }
  // People belong to no company; of its members their names go along.
  await add('kisiler', linesOf(tx, PEOPLE(company_id)));
  return made;
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

const inName = (name: string): string => name.replace(/[/\\\p{Cc}]/gu, '_');

async function writeFiles(
  { services: { db, files }, archive, scope: { company_id } }: Writing,
  made: ArchiveManifest,
): Promise<void> {
  const rows = await db.system
    .selectFrom('dosyalar')
    .select(['id', 'ad'])
    .where('company_id', '=', company_id)
    .orderBy('id')
    .execute();
  for (const { id, ad } of rows) {
    const name = `dosyalar/${id}/${inName(ad)}`;
    const bytes = await files.read(keptKey(company_id, id)).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    });
    if (!bytes) made.missing.push(id);
    else {
      made.digests[name] = await archive.add(name, bytes, false);
      made.files += 1;
    }
  }
}
