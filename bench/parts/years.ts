// The tenth year beside the first: `npm run bench -- --only years`. Two databases of 1,000 companies with 450
// activities, 8 departments and 20 people each; one with the logs of a year, one with those of ten. The same
// calls in turns. `--companies 50 --years 2` for less; data lie in the folder for temporary files, 40 GB.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import manifest from '../../package.json' with { type: 'json' };
import { openDb } from '../../server/src/platform/db.ts';
import { startEmbedded } from '../../server/src/platform/embedded/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/migrate.ts';
import { createLog } from '../../server/src/platform/start/log.ts';
import { KINDS } from '../api/callers.ts';
import { measureGrowth } from '../api/growth.ts';
import { startApp } from '../api/servers.ts';
import type { KeptDatabase } from '../database.ts';
import { fillCompanies } from '../data/fill.ts';
import { fillYears, takeSlots } from '../data/years.ts';
import { rounded } from '../numbers.ts';

const RECORDS = 450;
const PEOPLE = 20;
const MOST = 1.3;
const log = createLog('error');
const root = join(import.meta.dirname, '../..');
/** Words of `npm run verify-log` behind `exec node`. */
const VERIFY = manifest.scripts['verify-log'].split(' ').slice(2);

const { values: flags } = parseArgs({
  options: {
    companies: { type: 'string', default: '1000' },
    years: { type: 'string', default: '10' },
  },
  strict: false,
});
const [companies, years] = [Number(flags.companies), Number(flags.years)];

const folder = await mkdtemp(join(tmpdir(), 'emanet-bench-'));
try {
  for (const length of [1, years]) await fill(length);
  const growth = await measureGrowth([
    { size: '1 year', open: () => open(1) },
    { size: `${years} years`, open: () => open(years) },
  ]);
  console.table(
    Object.entries(growth.sizes).flatMap(([size, times]) =>
      KINDS.map((kind) => ({
        size,
        call: kind,
        'p50 ms': times[kind].p50,
        'p99 ms': times[kind].p99,
      })),
    ),
  );
  const holds = growth.factor <= MOST;
  console.log(
    `${companies} companies, ${years} years: the slowest call takes ${growth.factor} × the time of the ` +
      `first year (wanted ≤ ${MOST})${holds ? '' : ' — MISSED'}`,
  );
  if (!holds) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

function folderOf(length: number): string {
  return join(folder, String(length));
}

/** Fills a database; nothing of it needs to outlive a failure until it is there. */
async function fill(length: number): Promise<void> {
  const began = performance.now();
  const dataDir = folderOf(length);
  await mkdir(dataDir);
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    max_wal_size: '8GB',
    wal_level: 'minimal',
    max_wal_senders: '0',
  };
  const database = await startEmbedded({ dataDir, log, settings });
  try {
    await migrate(database.url);
    // Makes the template company.
    await (await startApp(database.url, dataDir)).stop();
    const db = openDb(database.url);
    const size = { companies, records: companies * RECORDS, people: PEOPLE, history: false };
    await fillCompanies(db, database.url, size);
    await fillYears(database.url, length);
    const { rows } = await sql<{ name: string; rows: number; size: string; bytes: number }>`
      select relname as name, reltuples::int8::float8 as rows,
        pg_size_pretty(pg_total_relation_size(oid)) as size,
        round(pg_total_relation_size(oid) / greatest(reltuples, 1))::float8 as bytes
      from pg_class where relname in ('change_logs', 'entry_logs', 'performans_gunleri', 'veri_harita')
      order by relname`.execute(db.system);
    console.log(`${companies} companies of ${length} years: filled in ${secondsSince(began)} s`);
    console.table(rows);
    await db.close();
  } finally {
    await database.stop();
  }
}

/** The database as an installation has it, with nothing for its jobs to do. */
async function open(length: number): Promise<KeptDatabase> {
  const dataDir = folderOf(length);
  const { url, stop } = await startEmbedded({ dataDir, log });
  const db = openDb(url);
  await verify(url, dataDir, length);
  await takeSlots(url);
  return {
    url,
    folder: dataDir,
    db,
    close: async () => {
      await db.close();
      await stop();
    },
  };
}

/** Verifies one company as an operator does; its records were made without entries, which it says. */
async function verify(url: string, dataDir: string, length: number): Promise<void> {
  const db = openDb(url);
  const { rows } = await sql<{ id: number }>`
    select min(company_id) as id from companies where company_name like 'Şirket %'`.execute(
    db.system,
  );
  await db.close();
  const began = performance.now();
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...VERIFY, '--company', String(rows[0]?.id)],
    {
      ...{ cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, SECRET: 'x'.repeat(40) },
    },
  );
  const said = `${stdout}${stderr}`.split('\n');
  console.log(`verify-log of one company of ${length} years: ${secondsSince(began)} s`);
  if (process.env.VERBOSE) console.log(said.slice(0, 5).join('\n'));
}

function secondsSince(began: number): number {
  return rounded((performance.now() - began) / 1000);
}
