import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { secretsOf } from '../platform/crypto/former.ts';
import type { FileStore, StoreKey } from '../platform/files/store.ts';
import { isOfReleaseBefore, migrate, unknownMigrations } from '../platform/migrate.ts';
import { entryOfFile, entryOfTable, sealOf, type Archive } from './archive.ts';
import { BackupError } from './failure.ts';
import { putKeys, type CompanyKeys } from './keys.ts';
import { tablesOf, versionOf, type Table } from './tables.ts';
import { connected } from '../platform/client.ts';

type Target = Readonly<{
  url: string;
  files: FileStore;
  secret: string;
  /** Keys of companies from beside the archive; none where they are lost. */
  keys?: CompanyKeys | undefined;
}>;

/**
 * Fills an empty database and an empty store from an archive: the tables as its migrations made
 * them, then all rows in one transaction, then the files. Newer migrations follow at the next start.
 * Answers sentences about what could not be brought along.
 */
export async function restore(target: Target, archive: Archive): Promise<string[]> {
  const { manifest } = archive;
  if (!secretsOf(target.secret).some((one) => manifest.seal === sealOf(one)))
    throw new BackupError('SECRET is not the one with which this backup was sealed.');
  await refuseNewerArchive(manifest.migrations);
  await refuseFilled(target);
  const { keys = new Map() } = target;
  let gone: readonly number[] = [];
  try {
    const withQueue = await restoreRows(target.url, archive, async (client) => {
      if (manifest.keys.length > 0) gone = await putKeys(client, manifest.keys, keys);
      await writeFiles(target.files, archive);
    });
    await target.files.remove(UNDER_WAY);
    return [
      ...(withQueue ? [] : ['Waiting jobs were left out: the queue is of another version.']),
      ...(gone.length > 0 ? [goneSentence(gone)] : []),
    ];
  } catch (error) {
    await removeFiles(target.files);
    throw error;
  }
}

/**
 * Fills an empty database with the rows of an archive, in one transaction with what is done `alongside`;
 * answers whether the job queue's are among them.
 */
export async function restoreRows(
  url: string,
  archive: Archive,
  alongside: (client: pg.Client) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const { manifest } = archive;
  await migrate(url, { only: manifest.migrations });
  await using client = await connected(url);
  const queueFits = (await versionOf(client)).queue === manifest.queue;
  await client.query('BEGIN');
  await fill(client, archive, queueFits);
  await alongside(client);
  await client.query('COMMIT');
  await client.query('ANALYZE');
  return queueFits;
}

const goneSentence = (companies: readonly number[]): string =>
  `The keys of these companies are gone since, as an erasure destroys them, and what they sealed does not open: ${companies.join(', ')}. ` +
  'Those that were erased are erased again with: npm run admin -- company erase ID --name NAME --now';

/** Refuses an archive that a newer version has made, or one whose tables this version does not build. */
export async function refuseNewerArchive(migrations: readonly string[]): Promise<void> {
  const newer = await unknownMigrations(migrations);
  if (newer.length > 0)
    throw new BackupError(`This archive is of a newer version, which has ${newer.join(', ')}.`);
  if (isOfReleaseBefore(migrations))
    throw new BackupError(
      'This archive is of the release of 2026-11-22: restore it with that release, then run "npm run migrate" with this one.',
    );
}

/** Tables whose rows a restore leaves out: everybody signs in anew, and no code of before opens anything. */
export const ENDED: readonly string[] = [
  'public.sessions',
  'public.access_tokens',
  'public.otp_codes',
  'public.second_steps',
  'public.passkey_challenges',
  'public.adres_degisiklikleri',
];

/** In the store from before the first file of a restore until its rows are stored. */
const UNDER_WAY: StoreKey = 'tmp/restore-under-way';

async function writeFiles(files: FileStore, archive: Archive): Promise<void> {
  await files.remove(UNDER_WAY);
  await files.write(UNDER_WAY, Readable.from([archive.manifest.made]));
  for (const key of archive.files) await files.write(key, await archive.open(entryOfFile(key)));
}

/** Removes what a restore that failed, or was killed, has written into an empty store. */
async function removeFiles(files: FileStore): Promise<void> {
  for (const folder of ['kept', 'anchors'] as const)
    for await (const { key } of files.keys(folder)) await files.remove(key);
  await files.remove(UNDER_WAY);
}

async function isUnderWay(files: FileStore): Promise<boolean> {
  for await (const { key } of files.keys('tmp')) if (key === UNDER_WAY) return true;
  return false;
}

/** Refuses a database that somebody has worked in, and a store that holds files. */
async function refuseFilled({ url, files }: Target): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ there: boolean }>(
      `SELECT to_regclass('public.users') IS NOT NULL AS there`,
    );
    if (rows[0]?.there) {
      const { rowCount } = await client.query('SELECT FROM users UNION ALL SELECT FROM job_slots');
      if (rowCount) throw new BackupError('The database is not empty; restore into a new one.');
    }
  } finally {
    await client.end();
  }
  // Of an earlier try that was killed: the database, which is empty, names none of them.
  if (await isUnderWay(files)) await removeFiles(files);
  for await (const { key } of files.keys('kept'))
    throw new BackupError(`The store of files is not empty (${key}); restore into a new one.`);
}

/** All rows and sequences, with everything off that would check or change them, and on again. */
async function fill(client: pg.Client, archive: Archive, withQueue: boolean): Promise<void> {
  const { manifest } = archive;
  const tables = (await tablesOf(client)).filter(
    ({ key }) => key in manifest.tables && (withQueue || key.startsWith('public.')),
  );
  const all = tables.map((table) => table.name).join(', ');
  const { rows: keys } = await client.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) AS add
     FROM pg_constraint WHERE contype = 'f'
       AND connamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
  );
  for (const { drop } of keys) await client.query(drop);
  for (const { name } of tables)
    await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER, NO FORCE ROW LEVEL SECURITY`);
  await client.query(`TRUNCATE ${all}`);
  for (const table of tables) if (!ENDED.includes(table.key)) await copyIn(client, archive, table);
  for (const [name, value] of Object.entries(manifest.sequences))
    if (withQueue || name.startsWith('public.'))
      await client.query('SELECT setval($1::regclass, $2)', [name, value]);
  for (const { name, forced } of tables)
    await client.query(
      `ALTER TABLE ${name} ENABLE TRIGGER USER${forced ? ', FORCE ROW LEVEL SECURITY' : ''}`,
    );
  for (const { add } of keys) await client.query(add);
}

async function copyIn(client: pg.Client, archive: Archive, table: Table): Promise<void> {
  const copy = client.query(copyFrom(`COPY ${table.name} (${table.columns}) FROM STDIN`));
  await pipeline(await archive.open(entryOfTable(table.key)), copy);
  const wanted = archive.manifest.tables[table.key];
  if (copy.rowCount !== wanted)
    throw new BackupError(`${table.key} has ${copy.rowCount} rows in the archive, not ${wanted}.`);
}
