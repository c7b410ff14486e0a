import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { signerOf, type Signer } from '../platform/crypto/signer.ts';
import { startArchive, type NewArchive } from '../platform/files/new-archive.ts';
import { commentOf, signedBy } from '../platform/files/signed-archive.ts';
import type { FileStore } from '../platform/files/store.ts';
import { ENCRYPTED, entryOfFile, entryOfTable, FILES_SEALED, MANIFEST } from './archive.ts';
import { sealFiles, sealOf, type Manifest } from './archive.ts';
import { encrypted, encrypterFor } from './encryption.ts';
import { BackupError } from './failure.ts';
import { keysBeside, keysIn, refuseForeignKeys, writeKeys } from './keys.ts';
import { sequencesOf, tablesOf, versionOf, type Table } from './tables.ts';
import { connected } from '../platform/client.ts';

type Source = Readonly<{
  url: string;
  files: FileStore;
  secret: string;
  /** The secret lies in DATA_DIR and goes along. */
  ownSecret: boolean;
  /** Digests of an earlier backup: its files, which never change under their keys, are not copied again. */
  base?: Manifest['digests'];
  /** File for the keys of companies; beside the archive where none is named. */
  keysPath?: string | undefined;
  /** Recipients of age; without them the archive is signed and not encrypted. */
  recipients?: string | undefined;
}>;

/**
 * Writes the database as it is at one moment, and the files behind it, into one archive that bears the
 * installation's signature. Works beside a running server: the transaction ends before files are
 * copied, and released files stay for 30 days, so none that the database names is gone. Anchors come
 * first: a later one would name entries that the rows do not have.
 */
export async function backUp(source: Source, path: string): Promise<Manifest> {
  const { secret, recipients, keysPath = keysBeside(path) } = source;
  refuseForeignKeys(keysPath, secret);
  const signer = signerOf(secret);
  const encrypter = recipients === undefined ? undefined : encrypterFor(recipients);
  const outside = archiveAt(path, signer);
  const archive = encrypter
    ? startArchive((bytes) =>
        pipeline(bytes, signedBy(signer), async (signed: AsyncIterable<Buffer>) => {
          await outside.add(ENCRYPTED, await encrypted(signed, encrypter), false);
        }),
      )
    : outside;
  const made = emptyManifest(source);
  try {
    await writeFiles(source, 'anchors', archive, made);
    const keys = await writeTables(source, archive, made);
    await writeFiles(source, 'kept', archive, made);
    // Rows and files are counted by then.
    await archive.add(MANIFEST, Readable.from([JSON.stringify(made, null, 2)]), true);
    await archive.end(commentOf(signer));
    if (encrypter) {
      await outside.add(FILES_SEALED, Readable.from([sealFiles(secret, made.digests)]), false);
      await outside.end(commentOf(signer));
    }
    // Last: an archive that failed leaves the keys of the one before.
    writeKeys(keysPath, secret, keys);
    return made;
  } catch (error) {
    await archive.abandon();
    if (encrypter) await outside.abandon();
    throw error;
  }
}

/** An archive on the disk, signed as a whole. */
function archiveAt(path: string, signer: Signer): NewArchive {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  let isOurs = true;
  file.on('error', (error) => {
    isOurs = !('code' in error && error.code === 'EEXIST');
  });
  const archive = startArchive((bytes) => pipeline(bytes, signedBy(signer), file));
  return {
    ...archive,
    abandon: async () => {
      await archive.abandon();
      if (isOurs) await rm(path, { force: true });
    },
  };
}

const emptyManifest = ({ secret, ownSecret }: Source): Manifest => ({
  format: 2,
  made: '',
  ...{ migrations: [], queue: 0, tables: {}, sequences: {}, files: 0, digests: {}, keys: [] },
  secret: ownSecret ? secret : null,
  seal: sealOf(secret),
});

/** All rows, as one transaction sees them; answers the keys of the companies in it. */
async function writeTables({ url }: Source, archive: NewArchive, made: Manifest) {
  await using client = await connected(url);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables = await tablesOf(client);
  const narrowed = tables.filter((one) => !one.whole).map((one) => one.key);
  if (narrowed.length > 0)
    throw new BackupError(`No role may read the whole of ${narrowed.join(', ')}.`);
  made.made = new Date().toISOString();
  Object.assign(made, await versionOf(client));
  made.sequences = await sequencesOf(client);
  for (const table of tables) await writeTable(client, table, archive, made);
  const keys = await keysIn(client);
  made.keys = [...keys.keys()];
  await client.query('COMMIT');
  return keys;
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
  { files, base = {} }: Source,
  folder: 'anchors' | 'kept',
  archive: NewArchive,
  made: Manifest,
): Promise<void> {
  for await (const { key } of files.keys(folder)) {
    const entry = entryOfFile(key);
    made.digests[entry] = base[entry] ?? (await archive.add(entry, await files.read(key), false));
    made.files += 1;
  }
}
