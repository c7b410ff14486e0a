import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryOfFile, openArchive, openWhole } from '../../backup/archive.ts';
import type { Archive, WholeFile } from '../../backup/archive.ts';
import { readIdentities } from '../../backup/encryption.ts';
import { BackupError } from '../../backup/failure.ts';
import { refuseNewerArchive, restoreRows } from '../../backup/restore.ts';
import { openDb, type WholeDb } from '../../platform/db.ts';
import { startEmbedded } from '../../platform/embedded/embedded-postgres.ts';
import { fail } from '../../platform/errors.ts';
import type { StoreKey } from '../../platform/files/store.ts';
import { migrate } from '../../platform/migrate.ts';
import { createLog } from '../../platform/start/log.ts';
import type { AnchorSource } from '../../records/log-anchors.ts';
import { readNoted } from '../anchored.ts';
import { filesIn, loadRows, manifestIn, type CompanyManifest } from './company-archive.ts';
import { verifyFiles } from '../files.ts';
import { verifyLogs } from '../logs.ts';
import type { Mailed } from '../mailed.ts';
import { replayedNouns } from '../nouns.ts';
import { report } from '../report.ts';
import { verifyWhole } from '../whole.ts';

type Print = (line: string) => void;

/** An archive that is verified, and what it is compared with. */
export type Asked = Readonly<{
  path: string;
  /** Archives that it builds upon, the oldest first. */
  bases?: readonly string[];
  /** File with the identities that open it. */
  identity?: string | undefined;
  /** Keys that may have signed the archive, its anchors and the mails. */
  signers?: readonly string[] | undefined;
  mailed?: Mailed | undefined;
  /** A folder with copies of anchors, for the archive of one company, which has none. */
  anchors?: string | undefined;
  /** The secret of the installation, where it is at hand. */
  secret?: string | undefined;
  templateCompany: number;
  entryLogDays: number;
}>;

/**
 * Verifies an archive, the backup of an installation or the one of a company, without any database that
 * somebody else owns: its rows go into one of this process's own, which ends with it, and are judged as an
 * installation's are. The exit code, as `verify-log` gives it.
 */
export async function verifyArchive(asked: Asked, print: Print): Promise<number> {
  const { path, signers } = asked;
  const expected = signers && { keys: signers, named: true };
  const whole = await openWhole(path, expected);
  try {
    print(
      whole.signer === undefined
        ? `CAREFUL: ${path} bears no signature.`
        : `${path} was signed by ${whole.signer}${signers ? ', as expected' : '; compare this key, or name it with --signer'}.`,
    );
    const company = whole.encrypted ? undefined : await manifestIn(whole);
    if (company) return await verifyCompany(asked, whole, company, print);
  } finally {
    whole.zip.close();
  }
  return verifyBackup(asked, print);
}

/** Lends a database that nobody else reaches, and removes it. */
async function inOwnDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'emanet-verify-'));
  try {
    const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
    const database = await startEmbedded({ dataDir, log: createLog('error'), settings });
    try {
      return await work(database.url);
    } finally {
      await database.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withDb<T>(url: string, work: (db: WholeDb) => Promise<T>): Promise<T> {
  // Rows of an archive of before are brought to this version, as a start does.
  await migrate(url);
  await using db = openDb(url);
  return await work(db);
}

async function verifyCompany(asked: Asked, whole: WholeFile, said: CompanyManifest, print: Print) {
  const { company, made, migrations, chain } = said;
  const { company_id } = company;
  if (!migrations)
    throw new BackupError(
      `${asked.path} is of a version whose archives cannot be verified by themselves: have a new one made.`,
    );
  await refuseNewerArchive(migrations);
  print(`The archive of ${company.company_name}, company ${company_id}, made ${made}.`);
  const mailed = headsOf(company_id, asked.mailed, print);
  return inOwnDatabase(async (url) => {
    await migrate(url, { only: migrations });
    const problems = [...(mailed?.problems ?? []), ...(await loadRows(url, whole, said))];
    return withDb(url, async (db) => {
      const head = await db.system
        .selectFrom('change_log_heads')
        .select(['son_id', 'ozet'])
        .where('company_id', '=', company_id)
        .executeTakeFirst();
      if (head?.son_id !== chain?.son_id || head?.ozet !== chain?.ozet)
        problems.push(
          `company ${company_id}: BROKEN, its log ends otherwise than the archive says`,
        );
      const noted = await anchorsFor(asked, made);
      problems.push(...(noted?.problems ?? []));
      for await (const one of verifyFiles(db.system, filesIn(whole, said))) problems.push(one);
      const verdicts = verifyLogs(db.system, {
        nouns: replayedNouns,
        noted: noted?.noted ?? { companies: new Map() },
        library: asked.templateCompany,
        now: new Date(made),
        secret: asked.secret ?? '',
        only: company_id,
        withoutAnchors: noted === undefined,
        ...(mailed && { mailed: mailed.heads }),
      });
      return report(verdicts, problems, print);
    });
  });
}

/** Heads of the company alone: mails about another say nothing of this archive. */
function headsOf(company_id: number, mailed: Mailed | undefined, print: Print) {
  if (!mailed) return undefined;
  const heads = mailed.heads.filter((head) => head.company_id === company_id);
  const others = mailed.heads.length - heads.length;
  if (others > 0) print(`${others} mailed heads are about another company, and not compared.`);
  if (heads.length + mailed.problems.length === 0)
    throw new BackupError(`None of the mails is about company ${company_id}.`);
  return { ...mailed, heads };
}

/** Notes of the anchors in a folder until the archive was made. */
async function anchorsFor({ anchors, signers, secret = '' }: Asked, madeUntil: string) {
  if (anchors === undefined) return undefined;
  if (!signers && !secret)
    throw new BackupError('Anchors are compared with --signer, or with SECRET.');
  return readNoted(folderOf(anchors), secret, { signers, madeUntil });
}

/** Anchors that were copied into a folder, as a store has them. */
function folderOf(folder: string): AnchorSource {
  return {
    keys: async function* () {
      for (const name of await readdir(folder))
        if (name.endsWith('.json'))
          yield { key: `anchors/${name}`, changed: (await stat(join(folder, name))).mtime };
    },
    read: async (key) => createReadStream(join(folder, key.slice('anchors/'.length))),
  };
}

async function verifyBackup(asked: Asked, print: Print): Promise<number> {
  const { path, bases = [], identity, signers } = asked;
  const identities = identity === undefined ? undefined : await readIdentities(identity);
  const expected = signers && { keys: signers, named: true };
  const opened: Archive[] = [];
  try {
    for (const one of [...bases, path])
      opened.push(await openArchive(one, { base: opened.at(-1), identities, expected }));
    const archive = opened.at(-1);
    if (!archive) throw new BackupError('No archive was named.');
    const { made, migrations, secret } = archive.manifest;
    await refuseNewerArchive(migrations);
    const SECRET = secret ?? asked.secret ?? '';
    if (!SECRET && !signers)
      throw new BackupError(
        'Its anchors are proved by --signer, the key that signed them, or by SECRET.',
      );
    print(`The backup of ${made}.`);
    return await inOwnDatabase(async (url) => {
      await restoreRows(url, archive);
      return withDb(url, (db) =>
        verifyWhole(
          {
            config: {
              ...{ SECRET, ANCHOR_KEY: undefined, DEMO: false },
              TEMPLATE_COMPANY_ID: asked.templateCompany,
              ENTRY_LOG_DAYS: asked.entryLogDays,
            },
            ...{ db, files: storeOf(archive), now: new Date(made), withFiles: true, signers },
            mailed: asked.mailed,
          },
          print,
        ),
      );
    });
  } finally {
    for (const one of opened) one.close();
  }
}

/** Files of an archive, read where they lie. */
function storeOf(archive: Archive): AnchorSource {
  const there = new Set(archive.files);
  return {
    keys: async function* (folder) {
      for (const key of there)
        if (key.startsWith(`${folder}/`)) yield { key, changed: new Date(archive.manifest.made) };
    },
    read: async (key: StoreKey) =>
      there.has(key) ? archive.open(entryOfFile(key)) : fail('NOT_FOUND'),
  };
}
