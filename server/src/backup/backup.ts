import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { startArchive, type NewArchive } from '../platform/files/new-archive.ts';
import type { FileStore } from '../platform/files/store.ts';
import { BackupError, entryOfFile, entryOfTable, MANIFEST, sealOf } from './archive.ts';
import type { Archive, Manifest } from './archive.ts';
import { COMMENT, sealed } from './digest.ts';
import { sequencesOf, tablesOf, versionOf, type Table } from './tables.ts';

type Source = Readonly<{
  url: string;
  files: FileStore;
  secret: string;
  /** The secret lies in DATA_DIR and goes along. */
  ownSecret: boolean;
  /** An earlier backup: its files, which never change under their keys, are not copied again. */
  base?: Archive;
}>;

/**
 * Writes the database as it is at one moment, and the files behind it, into one archive. Works
 * beside a running server: the transaction ends before files are copied, and released files stay for
 * 30 days, so none that the database names is gone.
 */
export async function backUp(source: Source, path: string): Promise<Manifest> {
  const archive = archiveAt(path);
  try {
    const made = await writeTables(source, archive);
    await writeFiles(source, archive, made);
    // Rows and files are counted by then.
    await archive.add(MANIFEST, Readable.from([JSON.stringify(made, null, 2)]), true);
    await archive.end();
    return made;
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

/** An archive on the disk, sealed with the digest of all its bytes. */
function archiveAt(path: string): NewArchive {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  let isOurs = true;
  file.on('error', (error) => {
    isOurs = !('code' in error && error.code === 'EEXIST');
  });
  const archive = startArchive((bytes) => pipeline(bytes, sealed(), file));
  return {
    ...archive,
    end: () => archive.end(COMMENT),
    abandon: async () => {
      await archive.abandon();
      if (isOurs) await rm(path, { force: true });
    },
  };
}

/** All rows, as one transaction sees them. */
async function writeTables(source: Source, archive: NewArchive): Promise<Manifest> {
  const { url, secret, ownSecret } = source;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables = await tablesOf(client);
    const narrowed = tables.filter((one) => !one.whole).map((one) => one.key);
    if (narrowed.length > 0)
      throw new BackupError(`No role may read the whole of ${narrowed.join(', ')}.`);
    const made: Manifest = {
      format: 2,
      made: new Date().toISOString(),
      ...(await versionOf(client)),
      tables: {},
      sequences: await sequencesOf(client),
      files: 0,
      digests: {},
      secret: ownSecret ? secret : null,
      seal: sealOf(secret),
    };
    for (const table of tables) await writeTable(client, table, archive, made);
    await client.query('COMMIT');
    return made;
  } finally {
    await client.end();
  }
}

async function writeTable(
  client: pg.Client,
  { key, name, columns, forced }: Table,
  archive: NewArchive,
  made: Manifest,
): Promise<void> {
  // The owner itself is bound by row-level security; the queue is its own.
  await client.query(forced ? 'SET LOCAL ROLE emanet_system' : 'RESET ROLE');
  const copy = client.query(copyTo(`COPY ${name} (${columns}) TO STDOUT`));
  const entry = entryOfTable(key);
  made.digests[entry] = await archive.add(entry, copy, true);
  made.tables[key] = copy.rowCount;
}

async function writeFiles(
  { files, base }: Source,
  archive: NewArchive,
  made: Manifest,
): Promise<void> {
  for (const folder of ['kept', 'anchors'] as const)
    for await (const { key } of files.keys(folder)) {
      const entry = entryOfFile(key);
      made.digests[entry] =
        base?.manifest.digests[entry] ?? (await archive.add(entry, await files.read(key), false));
      made.files += 1;
    }
}
