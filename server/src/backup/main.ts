// npm run backup -- FILE and npm run restore -- FILE: the database and the files as one archive.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepSecret } from '../platform/crypto/secret.ts';
import { shareEmbedded, startEmbedded } from '../platform/embedded/embedded-postgres.ts';
import { openStore } from '../platform/files/open-store.ts';
import { ConfigError, loadConfig, type Config } from '../platform/start/config.ts';
import { createLog } from '../platform/start/log.ts';
import { failureSentence } from '../terminal.ts';
import { BackupError, checkEntries, openArchive, type Archive } from './archive.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const ownSecret = !process.env.SECRET?.trim();
const USAGE =
  'npm run backup -- FILE.zip, npm run restore -- FILE.zip, or npm run restore -- --check FILE.zip; with --base OLDER.zip files of that one are left there';

async function run([verb, ...words]: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      base: { type: 'string', multiple: true, default: [] },
    },
  });
  const [path] = positionals;
  if (!path || (verb !== 'backup' && verb !== 'restore')) throw new BackupError(USAGE);
  const base = await openBase(values.base);
  try {
    if (verb === 'backup') return await makeBackup(path, base);
    return await (values.check ? check(path, base) : restoreFrom(path, base));
  } finally {
    base?.close();
  }
}

/** Opens the archives that an increment builds upon, each upon the one named before it. */
async function openBase(paths: readonly string[]): Promise<Archive | undefined> {
  let base: Archive | undefined;
  for (const path of paths) base = await openArchive(path, base);
  return base;
}

async function makeBackup(path: string, base: Archive | undefined): Promise<string> {
  if (existsSync(path)) throw new BackupError(`${path} is there already.`);
  const config = loadConfig(process.env);
  return withParts(config, shareEmbedded, async (url, files) => {
    const source = { url, files, secret: config.SECRET, ownSecret, ...(base && { base }) };
    const made = await backUp(source, path);
    const rows = Object.values(made.tables).reduce((sum, count) => sum + count, 0);
    return (
      `${path}: ${rows} rows and ${made.files} files.\n` +
      'It holds everything the database holds: keep it where nobody else can read it.' +
      (ownSecret ? '' : '\nSECRET is not in it: keep that too.')
    );
  });
}

/** Says whether an archive is whole, without a database. */
async function check(path: string, base: Archive | undefined): Promise<string> {
  const archive = await openArchive(path, base);
  try {
    const { made, tables } = archive.manifest;
    const entries = await checkEntries(archive);
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    return `${path} is whole: the backup of ${made}, ${entries} entries, ${rows} rows and ${archive.files.length} files.`;
  } finally {
    archive.close();
  }
}

async function restoreFrom(path: string, base: Archive | undefined): Promise<string> {
  const archive = await openArchive(path, base);
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
  // An option that there is not.
  else if (error instanceof TypeError && 'code' in error) console.error(USAGE);
  else console.error(failureSentence(error, loadConfig(process.env)));
  process.exitCode = 1;
}
