// `npm run faults -- archives`: an encrypted and signed archive of 100,000 rows and 1 GB is made, checked and
// restored, and its one company written into an archive of its own, each in less than 300 MB of memory and
// five minutes, with no transaction open once files are copied; a small one is damaged a hundred times, a
// bit flipped or its end cut off, and each restore must refuse it before anything is written.
import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import pg from 'pg';
import { openDb, type WholeDb } from '../../../server/src/platform/db.ts';
import { startEmbedded } from '../../../server/src/platform/embedded/embedded-postgres.ts';
import { passwords } from '../../../server/src/platform/embedded/passwords.ts';
import { openStore } from '../../../server/src/platform/files/open-store.ts';
import { insertFile, keptKey } from '../../../server/src/platform/files/rows.ts';
import type { FileStore } from '../../../server/src/platform/files/store.ts';
import { migrate } from '../../../server/src/platform/migrate.ts';
import { loadConfig } from '../../../server/src/platform/start/config.ts';
import { createLog } from '../../../server/src/platform/start/log.ts';
import { factories } from '../../../server/test/factories.ts';
import { fillCompanies } from '../../data/fill.ts';

const MB = 1024 * 1024;
const LARGE_FILES = 16;
const LARGE_MB = 64;
const SMALL_FILES = 2_000;
const MOST_MB = 300;
const MOST_SECONDS = 300;
/** Records, each with two entries of the log, and sign-ins: 100,000 rows of one company. */
const RECORDS = 5_000;
const SIGN_INS = 85_000;
const DAMAGES = Number(process.env.DAMAGES ?? 100);
/** As the scripts of package.json run it. */
const flags = ['--max-semi-space-size=4'];
const server = join(import.meta.dirname, '../../../server/src');
const backupMain = join(server, 'backup/main.ts');
const adminMain = join(server, 'admin/main.ts');

const folder = await mkdtemp(join(tmpdir(), 'emanet-archives-'));
const at = (name: string) => join(folder, name);
const cluster = await startEmbedded({ dataDir: at('cluster'), log: createLog('error') });
// The application's own role makes no databases.
const beside = new URL('/postgres', cluster.url);
beside.username = 'postgres';
beside.password = passwords(at('cluster')).superuser;
const admin = new pg.Client({ connectionString: beside.href });
await admin.connect();
try {
  const identity = await generateIdentity();
  await writeFile(at('identity.txt'), identity);
  const SECRET = randomBytes(32).toString('base64url');
  const ARCHIVE_RECIPIENT = await identityToRecipient(identity);
  const common = { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2', SECRET, ARCHIVE_RECIPIENT };
  const env = { ...common, DATABASE_URL: cluster.url, DATA_DIR: at('source') };
  await migrate(cluster.url);
  const db = openDb(cluster.url);
  const make = factories(db);
  const company = await make.makeCompany();
  for (let n = 0; n < 50; n++) await make.makeDepartment(company);

  const emptied = async (name: string) => {
    await admin.query(`create database ${name} owner emanet`);
    const url = new URL(cluster.url);
    url.pathname = `/${name}`;
    return { ...common, DATABASE_URL: url.href, DATA_DIR: at(name) };
  };
  const opened = ['--identity', at('identity.txt')];

  await refuseDamaged(env, await emptied('damaged'), opened);

  await fillCompanies(db, cluster.url, { companies: 1, records: RECORDS });
  const filled = await db.system
    .selectFrom('companies')
    .select('company_id')
    .where('company_name', '=', 'Şirket 1')
    .executeTakeFirstOrThrow();
  const large = filled.company_id;
  await sql`insert into entry_logs (company_id, email, ip, user_agent, sonuc, neden)
    select ${large}, 'kisi' || n || '@ornek.test', '192.0.2.1', 'Mozilla/5.0 ' || n, 'başarılı', 'giris_yapildi'
    from generate_series(1, ${SIGN_INS}::int) n`.execute(db.system);
  const store = await openStore(loadConfig(env));
  for (let n = 0; n < LARGE_FILES; n++) await keep(db, store, large, LARGE_MB * MB);
  for (let n = 0; n < SMALL_FILES; n++) await keep(db, store, large, 2_000);
  await store.close();
  await db.close();
  const exported = [
    '--optimize-for-size',
    adminMain,
    'company',
    'export',
    String(large),
    at('company.zip'),
  ];
  await measured('archive of the company', exported, env, /^Şirket 1 is in .*$/m);
  await measured('backup', [backupMain, 'backup', at('large.zip')], env, /.*rows.*/);
  const size = Math.round((await stat(at('large.zip'))).size / MB);
  console.log(`archive: ${size} MB, ${LARGE_FILES + SMALL_FILES} files`);
  const check = [backupMain, 'restore', '--check', at('large.zip')];
  await measured('check without identity', check, env);
  await measured('check with identity', [...check, ...opened], env);
  const target = await emptied('restored');
  await measured('restore', [backupMain, 'restore', at('large.zip'), ...opened], target);
  const files = await readdir(join(at('restored'), 'files/kept', String(large)));
  if (files.length !== LARGE_FILES + SMALL_FILES) throw new Error(`${files.length} files restored`);
} finally {
  await admin.end();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Keeps a file of so many random bytes. */
async function keep(db: WholeDb, store: FileStore, company: number, size: number): Promise<void> {
  const id = randomUUID();
  const hash = createHash('sha256');
  function* pieces() {
    for (let left = size; left > 0; left -= MB) {
      const piece = randomBytes(Math.min(MB, left));
      hash.update(piece);
      yield piece;
    }
  }
  await store.write(keptKey(company, id), Readable.from(pieces()));
  const sha256 = hash.digest('hex');
  const file = { id, kind: 'dokuman', name: `${id}.pdf`, type: 'application/pdf' } as const;
  await db.system.transaction().execute(async (tx) => {
    // As a company's own transaction has it noted in the log.
    await sql`select set_config('app.noted', 'on', true)`.execute(tx);
    await insertFile(tx, company, { ...file, size, sha256 });
  });
}

type Env = Record<string, string | undefined>;

/** Runs a command; its code, what it says, and the most memory it held. */
async function command(words: readonly string[], env: Env) {
  const child = spawn(process.execPath, [...flags, ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let most = 0;
  const begun = performance.now();
  let lastOpen = begun;
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? -1)));
  const watching = (async () => {
    while (child.exitCode === null) {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
      if (await inTransaction()) lastOpen = performance.now();
      await sleep(50);
    }
  })();
  const [out, problems] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await ended;
  await watching;
  return { code, says: out + problems, most: Math.round(most), open: lastOpen - begun };
}

/** Does somebody hold a snapshot of the database? */
async function inTransaction(): Promise<boolean> {
  const { rows } = await admin.query<{ open: boolean }>(
    `select exists (select from pg_stat_activity where backend_type = 'client backend'
       and pid <> pg_backend_pid() and xact_start is not null) as open`,
  );
  return rows[0]?.open === true;
}

/** Runs a command within its bounds; one that copies files says by `told` what it wrote, and holds no transaction then. */
async function measured(name: string, words: readonly string[], env: Env, told?: RegExp) {
  const begun = performance.now();
  const { code, says, most, open } = await command(words, env);
  const seconds = (performance.now() - begun) / 1000;
  const rows = told
    ? `; a transaction until ${(open / 1000).toFixed(1)} s; ${told.exec(says)?.[0]}`
    : '';
  console.log(
    `${name}: ${seconds.toFixed(1)} s (wanted ≤ ${MOST_SECONDS}), ${most} MB at most (wanted ≤ ${MOST_MB})${rows}`,
  );
  if (code !== 0) throw new Error(says);
  // Files are most of the work, and come last.
  const held = told !== undefined && open / 1000 > seconds - 3;
  if (most > MOST_MB || seconds > MOST_SECONDS || held) {
    console.error(`${name} is beyond its bounds`);
    process.exitCode = 1;
  }
}

/** Damages a small archive a hundred times and restores it each time. */
async function refuseDamaged(env: Env, target: Env, opened: readonly string[]): Promise<void> {
  const made = await command([backupMain, 'backup', at('small.zip')], env);
  if (made.code !== 0) throw new Error(made.says);
  const whole = await readFile(at('small.zip'));
  let refused = 0;
  for (let n = 0; n < DAMAGES; n++) {
    const bytes = Buffer.from(whole);
    const place = randomInt(whole.length);
    if (n % 2 === 0) bytes[place] = (bytes[place] ?? 0) ^ (1 << randomInt(8));
    await writeFile(at('damaged.zip'), n % 2 === 0 ? bytes : whole.subarray(0, place));
    const { code, says } = await command(
      [backupMain, 'restore', at('damaged.zip'), ...opened],
      target,
    );
    if (code === 1 && says.includes('cannot be read as a backup')) refused += 1;
    else console.error(`damage at ${place}: ${code}, ${says}`);
  }
  const client = new pg.Client({ connectionString: target.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ tables: number }>(
    `select count(*)::int as tables from pg_tables where schemaname = 'public'`,
  );
  await client.end();
  const files = await readdir(target.DATA_DIR ?? '', { recursive: true }).catch(() => []);
  const written = (rows[0]?.tables ?? 0) + files.length;
  console.log(
    `damaged archives: ${refused} of ${DAMAGES} refused, ${written} tables and files written`,
  );
  if (refused < DAMAGES || written > 0) process.exitCode = 1;
}
