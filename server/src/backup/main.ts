// npm run backup -- FILE and npm run restore -- FILE: the database and the files as one archive.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keepSecret } from '../platform/crypto/secret.ts';
import { shareEmbedded, startEmbedded } from '../platform/embedded/embedded-postgres.ts';
import { openStore } from '../platform/files/open-store.ts';
import { ConfigError, loadConfig, type Config } from '../platform/start/config.ts';
import { createLog } from '../platform/start/log.ts';
import { failureSentence } from '../terminal.ts';
import { BackupError, checkEntries, openArchive } from './archive.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const ownSecret = !process.env.SECRET?.trim();
const USAGE =
  'npm run backup -- FILE.zip, npm run restore -- FILE.zip, or npm run restore -- --check FILE.zip';

async function run([verb, ...words]: readonly string[]): Promise<string> {
  const checks = words[0] === '--check';
  const path = words[checks ? 1 : 0];
  if (checks && verb === 'restore' && path) return check(path);
  if (!path || (verb !== 'backup' && verb !== 'restore')) throw new BackupError(USAGE);
  return verb === 'backup' ? makeBackup(path) : restoreFrom(path);
}

async function makeBackup(path: string): Promise<string> {
  if (existsSync(path)) throw new BackupError(`${path} is there already.`);
  const config = loadConfig(process.env);
  return withParts(config, shareEmbedded, async (url, files) => {
    const made = await backUp({ url, files, secret: config.SECRET, ownSecret }, path);
    const rows = Object.values(made.tables).reduce((sum, count) => sum + count, 0);
    return (
      `${path}: ${rows} rows and ${made.files} files.\n` +
      'It holds everything the database holds: keep it where nobody else can read it.' +
      (ownSecret ? '' : '\nSECRET is not in it: keep that too.')
    );
  });
}

/** Says whether an archive is whole, without a database. */
async function check(path: string): Promise<string> {
  const archive = await openArchive(path);
  try {
    const { made, tables } = archive.manifest;
    const entries = await checkEntries(archive);
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    return `${path} is whole: the backup of ${made}, ${entries} entries, ${rows} rows and ${archive.files.length} files.`;
  } finally {
    archive.close();
  }
}

async function restoreFrom(path: string): Promise<string> {
  const archive = await openArchive(path);
  const dataDir = process.env.DATA_DIR?.trim() || './data';
  let keeps = false;
  try {
    await checkEntries(archive);
    const { secret } = archive.manifest;
    // Before the settings are read, which would make a new one.
    const secretFile = join(dataDir, 'secret');
    keeps = ownSecret && secret !== null && !existsSync(secretFile);
    if (keeps && secret) keepSecret(dataDir, secret);
    const config = loadConfig(process.env);
    // Not beside a running server, which would write meanwhile.
    return await withParts(config, startEmbedded, async (url, files) => {
      const notes = await restore({ url, files, secret: config.SECRET }, archive);
      const done = `Restored the backup of ${archive.manifest.made}. npm run verify-log checks it.`;
      return [done, ...notes].join('\n');
    });
  } catch (error) {
    // The next try may bring another archive.
    if (keeps) rmSync(join(dataDir, 'secret'), { force: true });
    throw error;
  } finally {
    archive.close();
  }
}

type Store = Awaited<ReturnType<typeof openStore>>;

async function withParts<T>(
  config: Config,
  start: typeof startEmbedded,
  work: (url: string, files: Store) => Promise<T>,
): Promise<T> {
  const embedded = config.DATABASE_URL
    ? undefined
    : await start({ dataDir: config.DATA_DIR, log: createLog('error') });
  try {
    const files = await openStore(config);
    return await work(
      config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? embedded?.url ?? '',
      files,
    ).finally(() => files.close());
  } finally {
    await embedded?.stop();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  if (error instanceof BackupError || error instanceof ConfigError) console.error(error.message);
  else console.error(failureSentence(error, loadConfig(process.env)));
  process.exitCode = 1;
}
