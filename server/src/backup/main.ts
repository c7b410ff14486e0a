// npm run backup -- FILE and npm run restore -- FILE: the database and the files as one archive.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepSecret } from '../platform/crypto/secret.ts';
import { shareEmbedded, startEmbedded } from '../platform/embedded/embedded-postgres.ts';
import { openStore } from '../platform/files/open-store.ts';
import { ConfigError, loadConfig, type Config } from '../platform/start/config.ts';
import { secretsOfFiles } from '../platform/start/secret-files.ts';
import { createLog } from '../platform/start/log.ts';
import { failureSentence } from '../terminal.ts';
import { migrate } from '../platform/migrate.ts';
import { openDb } from '../platform/db.ts';
import { signerOf, signersOf } from '../platform/crypto/signer.ts';
import { verifyWhole } from '../verify-log/whole.ts';
import { checkEntries, companyOf, digestsOfBase, openArchive, openWhole } from './archive.ts';
import type { Archive, Expected, Manifest, Opening } from './archive.ts';
import { backUp } from './backup.ts';
import { readIdentities } from './encryption.ts';
import { BackupError } from './failure.ts';
import { keysBeside, readKeys } from './keys.ts';
import { restore } from './restore.ts';

const given = { ...process.env, ...secretsOfFiles(process.env).found };
const ownSecret = !given.SECRET?.trim();
const dataDir = () => process.env.DATA_DIR?.trim() || './data';
const USAGE =
  'npm run backup -- FILE.zip, npm run restore -- FILE.zip, or npm run restore -- --check FILE.zip; with --base OLDER.zip files of that one are left there, --identity KEYS.txt opens an encrypted archive, --signer KEY names who must have signed it, --keys FILE where keys of companies lie when not beside it, and --without-keys restores without them';
/** Restored, and yet the logs are not whole; what was refused or failed is 1. */
const RESTORED_BROKEN = 2;

async function run([verb, ...words]: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      base: { type: 'string', multiple: true, default: [] },
      identity: { type: 'string' },
      signer: { type: 'string', multiple: true, default: [] },
      keys: { type: 'string' },
      'without-keys': { type: 'boolean', default: false },
    },
  });
  const [path] = positionals;
  if (!path || (verb !== 'backup' && verb !== 'restore')) throw new BackupError(USAGE);
  if (verb === 'backup') return makeBackup(path, values.base.at(-1), values.keys);
  const identities =
    values.identity === undefined ? undefined : await readIdentities(values.identity);
  const expected = expectedSigners(values.signer);
  const outside = values.check && !identities && (await checkOutside(path, expected));
  if (outside) return outside;
  const opened: Archive[] = [];
  try {
    // Each upon the one named before it.
    for (const one of [...values.base, path]) {
      const opening: Opening = { base: opened.at(-1), identities, expected };
      opened.push(await openArchive(one, opening));
    }
    const archive = opened.at(-1);
    if (!archive) throw new BackupError(USAGE);
    if (values.check) return await check(path, archive, expected);
    const keysPath = values['without-keys'] ? undefined : (values.keys ?? keysBeside(path));
    return await restoreFrom(path, archive, { expected, keysPath });
  } finally {
    for (const one of opened) one.close();
  }
}

/** The keys that may have signed: named ones, else those of this installation where it has a SECRET. */
function expectedSigners(named: readonly string[]): Expected | undefined {
  if (named.length > 0) return { keys: named, named: true };
  const { SECRET, SECRET_BEFORE } = given;
  const file = join(dataDir(), 'secret');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  const secrets = [SECRET?.trim() || kept, SECRET_BEFORE?.trim()].filter(
    (one) => one !== undefined && one !== '',
  );
  const keys = secrets.map((one) => signerOf(one ?? '').key);
  return keys.length > 0 ? { keys, named: false } : undefined;
}

/** Sentence on a signature for the person who restores. */
function signedSentence(signer: string | undefined, expected: Expected | undefined): string {
  if (signer === undefined)
    return 'CAREFUL: it bears no signature. Backups of before have none; somebody may also have changed it, or made it up.';
  if (expected) return `It was signed by ${signer}, as expected.`;
  return `CAREFUL: it was signed by ${signer}, and nothing here vouches for that key: compare it with what the backup printed, or name that with --signer.`;
}

async function makeBackup(path: string, base: string | undefined, keysPath = keysBeside(path)) {
  if (existsSync(path)) throw new BackupError(`${path} is there already.`);
  const config = loadConfig(process.env);
  const { SECRET: secret, ARCHIVE_RECIPIENT: recipients } = config;
  const keys = signersOf(secret);
  const digests = base && (await digestsOfBase(base, secret, { keys, named: false }));
  return withParts(config, shareEmbedded, async (url, files) => {
    const source = {
      ...{ url, files, secret, ownSecret, recipients, keysPath },
      ...(digests && { base: digests }),
    };
    const made = await backUp(source, path);
    return [
      `${path}: ${rowsOf(made)} rows and ${made.files} files.`,
      `Signed by ${keys[0]}: keep this key elsewhere, to check and restore with --signer.`,
      recipients === undefined
        ? 'NOT ENCRYPTED: it holds everything the database holds. Keep it where nobody else can read it, or set ARCHIVE_RECIPIENT.'
        : 'Encrypted: it opens with the identity of ARCHIVE_RECIPIENT alone. Keep that too.',
      ...(ownSecret ? [] : ['SECRET is not in it: keep that too.']),
      `Keys of ${made.keys.length} companies are in ${keysPath}, in the place of those before: keep the newest alone, it opens the older archives too.`,
    ].join('\n');
  });
}

const rowsOf = ({ tables }: Manifest): number =>
  Object.values(tables).reduce((sum, count) => sum + count, 0);

/** Sentence on an archive that stays closed; none on a backup that anybody can read. */
async function checkOutside(path: string, expected?: Expected): Promise<string | undefined> {
  const whole = await openWhole(path, expected);
  try {
    const signed = signedSentence(whole.signer, expected);
    if (whole.encrypted)
      return `${path} is whole and encrypted. ${signed} --identity looks inside, too.`;
    const one = await companyOf(whole);
    return (
      one &&
      `${path} is whole: the archive of ${one.company.company_name}, made ${one.made}. ${signed}`
    );
  } finally {
    whole.zip.close();
  }
}

/** Says whether an archive is whole, without a database. */
async function check(path: string, archive: Archive, expected: Expected | undefined) {
  const { manifest, files, signer, encrypted } = archive;
  const entries = await checkEntries(archive);
  return [
    `${path} is whole: the backup of ${manifest.made}, ${entries} entries, ${rowsOf(manifest)} rows and ${files.length} files.`,
    signedSentence(signer, expected),
    encrypted ? 'It is encrypted.' : 'CAREFUL: it is not encrypted.',
  ].join('\n');
}

async function restoreFrom(
  path: string,
  archive: Archive,
  {
    expected,
    keysPath,
  }: Readonly<{ expected: Expected | undefined; keysPath: string | undefined }>,
): Promise<string> {
  let keeps = false;
  try {
    const wantsKeys = keysPath !== undefined && archive.manifest.keys.length > 0;
    if (wantsKeys && !existsSync(keysPath))
      throw new BackupError(
        `${keysPath} is missing, which holds the keys of companies: name it with --keys. With --without-keys identity numbers, applications that wait and links stay closed for ever.`,
      );
    // All of it, encrypted or not, before a byte is written.
    await checkEntries(archive);
    const { secret, made } = archive.manifest;
    // Before the settings are read, which would make a new one.
    const secretFile = join(dataDir(), 'secret');
    keeps = ownSecret && secret !== null && !existsSync(secretFile);
    if (keeps && secret) keepSecret(dataDir(), secret);
    const config = loadConfig(process.env);
    const keys = wantsKeys ? readKeys(keysPath, config.SECRET) : undefined;
    // Not beside a running server, which would write meanwhile.
    return await withParts(config, startEmbedded, async (url, files) => {
      const notes = await restore({ url, files, secret: config.SECRET, keys }, archive);
      keeps = false;
      console.log(
        [
          `Restored the backup of ${made} from ${path}.`,
          signedSentence(archive.signer, expected),
          ...notes,
        ].join('\n'),
      );
      return verified(config, url, files, new Date(made));
    });
  } catch (error) {
    // The next try may bring another archive.
    if (keeps) rmSync(join(dataDir(), 'secret'), { force: true });
    throw error;
  }
}

/** Runs the verifier over what was restored, as of the moment of the backup; its verdict in a sentence. */
async function verified(config: Config, url: string, files: Store, now: Date): Promise<string> {
  await migrate(url);
  await using db = openDb(url);
  const code = await verifyWhole({ config, db, files, now }, console.log);
  if (code === 0)
    return 'The logs are whole as restored. npm run verify-log -- --files compares the files, too.';
  process.exitCode = RESTORED_BROKEN;
  return 'RESTORED, BUT THE LOGS ARE NOT WHOLE: the lines with BROKEN say where. They were so when the backup was made, or the archive was changed: do not start before it is known which (docs/operations/backup.md).';
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
