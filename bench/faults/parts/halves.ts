// `npm run faults -- halves`: a restore and the erasure of a company, each killed at twenty moments between
// its beginning and its end. The next try must end well: a restore with every row and file, an erasure
// with no row and no file of the company, and all of the others.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import pg from 'pg';
import { systemClock } from '../../../server/src/platform/clock.ts';
import { openDb, type Queries } from '../../../server/src/platform/db.ts';
import { passwords } from '../../../server/src/platform/embedded/passwords.ts';
import { openStore } from '../../../server/src/platform/files/open-store.ts';
import { insertFile, keptKey } from '../../../server/src/platform/files/rows.ts';
import { loadConfig } from '../../../server/src/platform/start/config.ts';
import { createLog } from '../../../server/src/platform/start/log.ts';
import { eraseCompaniesJob } from '../../../server/src/records/company/erase.ts';
import { companyTables } from '../../../server/src/records/company/tables.ts';
import { fillCompanies } from '../../data/fill.ts';
import { openGround } from '../../ground.ts';

const TIMES = Number(process.env.TIMES ?? 20);
const RECORDS = 100;
const FILES = 20;
const SECRET = 'x'.repeat(40);
const server = join(import.meta.dirname, '../../../server/src');
const backupMain = join(server, 'backup/main.ts');
const adminMain = join(server, 'admin/main.ts');

await using ground = await openGround();
const { db, folder, url } = ground;
const envOf = (address: string, DATA_DIR: string) => ({
  ...{ PATH: process.env.PATH, DATABASE_URL: address, DATA_DIR, SECRET },
});
const env = envOf(url, join(folder, 'app'));
const store = await openStore(loadConfig(env));

// One company for each erasure, and one that stays.
await fillCompanies(db, url, { companies: TIMES + 2, records: (TIMES + 2) * RECORDS });
const { rows: companies } = await sql<{ id: number; name: string }>`
  select company_id as id, company_name as name from companies where company_name like 'Şirket %'
  order by company_id`.execute(db.system);
for (const { id } of companies) await keepFiles(id);

const archive = join(folder, 'all.zip');
const { status, stderr } = spawnSync(process.execPath, [backupMain, 'backup', archive], {
  ...{ env, encoding: 'utf8' },
});
if (status !== 0) throw new Error(stderr);
await restores();
await erasures();
await store.close();

async function restores(): Promise<void> {
  const admin = new URL('/postgres', url);
  Object.assign(admin, { username: 'postgres', password: passwords(folder).superuser });
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  const wanted = await countsOf(db.system);
  const target = async (n: number) => {
    await client.query(`create database restored_${n} owner emanet`);
    const address = new URL(url);
    address.pathname = `/restored_${n}`;
    return envOf(address.href, join(folder, `restored_${n}`));
  };
  const words = [backupMain, 'restore', archive];
  const whole = await run(words, await target(0));
  let [killed, good] = [0, 0];
  for (let n = 1; n <= TIMES; n += 1) {
    const into = await target(n);
    const cut = await run(words, into, (whole.ms * n) / (TIMES + 1));
    const again = cut.killed ? await run(words, into) : cut;
    if (cut.killed) killed += 1;
    const restored = openDb(into.DATABASE_URL);
    const counts = await countsOf(restored.system);
    await restored.close();
    const files = (await readdir(join(into.DATA_DIR, 'files/kept'), { recursive: true })).length;
    // A kill after the last row leaves nothing to do, which the next try says.
    const ended = again.code === 0 || /not empty/.test(again.says);
    const isWhole = counts === wanted && files === companies.length * (FILES + 1);
    if (ended && isWhole) good += 1;
    else console.error(`restore ${n}: ${again.code}, ${files} files, ${again.says.slice(-300)}`);
  }
  await client.end();
  console.log(
    `restore: ${killed} of ${TIMES} killed within its ${(whole.ms / 1000).toFixed(1)} s, ${good} of ${TIMES} whole after the next try (wanted all)`,
  );
  if (killed < TIMES / 2 || good < TIMES || whole.code !== 0) process.exitCode = 1;
}

async function erasures(): Promise<void> {
  const words = ({ id, name }: (typeof companies)[number]) => [
    ...[adminMain, 'company', 'erase', String(id), '--name', name, '--now'],
  ];
  const [first, ...rest] = companies;
  const stays = rest.pop();
  if (!first || !stays) throw new Error('there are too few companies');
  const before = await rowsOf(stays.id);
  const whole = await run(words(first), env);
  const services = {
    ...{ clock: systemClock, config: loadConfig(env), db, files: store, log: createLog('error') },
  };
  let [killed, halves, left] = [0, 0, 0];
  for (const [n, company] of rest.entries()) {
    const all = await rowsOf(company.id);
    const cut = await run(words(company), env, (whole.ms * (n + 1)) / (rest.length + 1));
    if (cut.killed) killed += 1;
    const some = await rowsOf(company.id);
    if (some > 0 && some < all) halves += 1;
    if (some > 0) await run(words(company), env);
    // The hourly job removes files whose rows went.
    await eraseCompaniesJob.perform(services, {}, undefined as never);
    left += (await rowsOf(company.id)) + (await filesOf(company.id));
  }
  const others = (await rowsOf(stays.id)) === before && (await filesOf(stays.id)) === FILES;
  console.log(
    `erasure: ${killed} of ${rest.length} killed within its ${(whole.ms / 1000).toFixed(1)} s, ${halves} left some rows (wanted 0), ` +
      `${left} rows and files after the next try (wanted 0), the other company ${others ? 'as it was' : 'CHANGED'}`,
  );
  if (killed < rest.length / 2 || halves + left > 0 || !others || whole.code !== 0)
    process.exitCode = 1;
}

/** Runs a command, killed after so many milliseconds unless it has ended. */
async function run(words: readonly string[], given: NodeJS.ProcessEnv, ms?: number) {
  const began = performance.now();
  const child = spawn(process.execPath, words, { env: given, stdio: ['ignore', 'pipe', 'pipe'] });
  let says = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (says += text));
  const timer = ms === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), ms);
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.once('close', (...end) => {
      resolve(end);
    }),
  );
  clearTimeout(timer);
  return { code, says, killed: signal === 'SIGKILL', ms: performance.now() - began };
}

async function keepFiles(company: number): Promise<void> {
  for (let n = 0; n < FILES; n += 1) {
    const id = randomUUID();
    const bytes = randomBytes(20_000);
    await store.write(keptKey(company, id), Readable.from([bytes]));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = { id, kind: 'dokuman', name: `${id}.pdf`, type: 'application/pdf' } as const;
    await db.system.transaction().execute(async (tx) => {
      // As a company's own transaction has it noted in the log.
      await sql`select set_config('app.noted', 'on', true)`.execute(tx);
      await insertFile(tx, company, { ...file, size: bytes.length, sha256 });
    });
  }
}

/** Rows of every company by table, as one text; sessions and codes end with a restore. */
async function countsOf(system: Queries): Promise<string> {
  const counts: string[] = [];
  for (const { name } of await companyTables(system)) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(name)}`.execute(system);
    counts.push(`${name} ${rows[0]?.n}`);
  }
  return counts.join('\n');
}

async function rowsOf(company: number): Promise<number> {
  let rows = 0;
  for (const { name } of await companyTables(db.system)) {
    const found = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(name)} where company_id = ${company}`.execute(
      db.system,
    );
    rows += found.rows[0]?.n ?? 0;
  }
  return rows;
}

async function filesOf(company: number): Promise<number> {
  return (await readdir(join(folder, 'app/files/kept', String(company))).catch(() => [])).length;
}
