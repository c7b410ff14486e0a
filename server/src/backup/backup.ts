import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import type { FileStore } from '../platform/files/store.ts';
import { BackupError, entryOfFile, entryOfTable, MANIFEST, sealOf } from './archive.ts';
import type { Manifest } from './archive.ts';
import { sequencesOf, tablesOf, versionOf, type Table } from './tables.ts';

type Source = Readonly<{
  url: string;
  files: FileStore;
  secret: string;
  /** The secret lies in DATA_DIR and goes along. */
  ownSecret: boolean;
}>;

/**
 * Writes the database as it is at one moment, and the files behind it, into one archive. Works
 * beside a running server: released files stay for 30 days, so none that the database names is gone.
 */
export async function backUp(source: Source, path: string): Promise<Manifest> {
  const client = new pg.Client({ connectionString: source.url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables = await tablesOf(client);
    const narrowed = tables.filter((one) => !one.whole).map((one) => one.key);
    if (narrowed.length > 0)
      throw new BackupError(`No role may read the whole of ${narrowed.join(', ')}.`);
    return await writeArchive(source, client, tables, path);
  } finally {
    await client.end();
  }
}

async function writeArchive(source: Source, client: pg.Client, tables: Table[], path: string) {
  const { files, secret, ownSecret } = source;
  const made: Manifest = {
    format: 1,
    made: new Date().toISOString(),
    ...(await versionOf(client)),
    tables: {},
    sequences: await sequencesOf(client),
    files: 0,
    secret: ownSecret ? secret : null,
    seal: sealOf(secret),
  };
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (error: unknown) => {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  // One after the other: an entry is opened when the one before is written.
  const add = (name: string, open: () => Promise<Readable>, compress: boolean) => {
    zip.addReadStreamLazy(name, { compress, forceZip64Format: true }, (take) => {
      open().then((stream) => {
        take(null, stream.once('error', fail));
      }, fail);
    });
  };
  for (const table of tables)
    add(
      entryOfTable(table.key),
      async () => {
        // The owner itself is bound by row-level security; the queue is its own.
        await client.query(table.forced ? 'SET LOCAL ROLE emanet_system' : 'RESET ROLE');
        const copy = client.query(copyTo(`COPY ${table.name} (${table.columns}) TO STDOUT`));
        copy.once('end', () => {
          made.tables[table.key] = copy.rowCount;
        });
        return copy;
      },
      true,
    );
  for (const folder of ['kept', 'anchors'] as const)
    for await (const { key } of files.keys(folder)) {
      made.files += 1;
      add(entryOfFile(key), () => files.read(key), false);
    }
  // Rows are counted by then.
  add(MANIFEST, () => Promise.resolve(Readable.from([JSON.stringify(made, null, 2)])), true);
  zip.end();
  zip.outputStream.pipe(out);
  try {
    await pipeline(out, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      await rm(path, { force: true });
    throw error;
  }
  return made;
}
