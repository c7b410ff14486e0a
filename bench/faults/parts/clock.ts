// `npm run faults -- clock`: a node whose clock is an hour, a month or two years off serves, while every
// job that destroys or anchors is due. It must do none of them, say so in one line, and destroy nothing;
// then a node whose clock is right does them, and all that was made this moment is still there.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openStore } from '../../../server/src/platform/files/open-store.ts';
import { insertFile, keptKey } from '../../../server/src/platform/files/rows.ts';
import { loadConfig } from '../../../server/src/platform/start/config.ts';
import { readAnchors } from '../../../server/src/records/log-anchors.ts';
import { factories } from '../../../server/test/factories.ts';
import { startApp } from '../../api/servers.ts';
import { callersOf } from '../load/callers.ts';
import { openGround } from '../../ground.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SKEWS = { '+1 hour': HOUR, '−1 hour': -HOUR, '+31 days': 31 * DAY, '−31 days': -31 * DAY };
const ALL_SKEWS = { ...SKEWS, '+2 years': 730 * DAY };
/** Longer than a schedule and the queue take to begin. */
const SERVED_MS = 15_000;
const JOBS = [
  'sweep-files',
  'clean-up',
  'anchor-logs',
  'forget-deleted-training',
  'erase-companies',
];
const SECRET = 'x'.repeat(40);
const REFUSED = 'the clock of this node is wrong; it does no jobs';

await using ground = await openGround();
const { db, folder, url } = ground;
// Makes the template company.
await (await startApp(url, folder)).stop();
const files = await openStore(loadConfig({ DATABASE_URL: url, SECRET, DATA_DIR: folder }));
await using ends = new AsyncDisposableStack();
ends.defer(() => files.close());
const company = await factories(db).makeCompany();
for (const [name, ms] of Object.entries(ALL_SKEWS)) await measure(name, ms);

async function measure(name: string, ms: number): Promise<void> {
  const keys = await makeDestroyable();
  await sql`delete from job_results`.execute(db.system);
  await sql`delete from job_slots`.execute(db.system);
  for (const job of JOBS)
    await sql`select enqueue_job(${job}, '{}', null, ${job}, false)`.execute(db.system);
  const lines: string[] = [];
  const wrong = await startApp(url, folder, ['--import', await shifted(ms)], {}, { lines });
  let failed = 0;
  let asked = 0;
  const callers = await callersOf(db, wrong.address, { writers: 2, readers: 2 });
  const until = performance.now() + SERVED_MS;
  while (performance.now() < until)
    for (const call of callers) {
      asked += 1;
      if (!(await call().catch(() => ({ ok: false }))).ok) failed += 1;
      await sleep(50);
    }
  const done = await doneJobs();
  const refusals = lines.filter((line) => line.includes(REFUSED)).length;
  await wrong.stop();
  const early = await missing(keys);
  const right = await startApp(url, folder);
  for (let tries = 0; tries < 300 && (await doneJobs()) < JOBS.length; tries += 1) await sleep(100);
  const later = await doneJobs();
  await right.stop();
  const late = await missing(keys);
  const ahead = await anchorsAhead();
  console.log(
    `${name}: ${failed} of ${asked} calls failed (wanted 0); ${done} jobs done (wanted 0), ` +
      `${refusals} line that refuses them (wanted 1), ${early} of ${keys.length} files destroyed (wanted 0); ` +
      `by a right clock: ${later} of ${JOBS.length} jobs done, ${late} files destroyed, ${ahead.wrong} of ${ahead.all} anchors not of now (wanted 0)`,
  );
  if (failed + done + early + late + ahead.wrong > 0 || refusals !== 1 || later < JOBS.length)
    process.exitCode = 1;
}

/** A file of the store that was released this moment, and one that is still being received. */
async function makeDestroyable() {
  const id = randomUUID();
  const keys = [keptKey(company, id), `tmp/${randomUUID()}`] as const;
  for (const key of keys) await files.write(key, Readable.from(['x']));
  const facts = { kind: 'dokuman', name: 'a.pdf', type: 'application/pdf' } as const;
  await db.system
    .transaction()
    .execute((tx) => insertFile(tx, company, { id, size: 1, sha256: '0'.repeat(64), ...facts }));
  await sql`update dosyalar set birakilma_tarihi = now() where id = ${id}`.execute(db.system);
  return keys;
}

async function missing(wanted: readonly string[]): Promise<number> {
  const there = new Set<string>();
  for (const folderOf of ['kept', 'tmp'] as const)
    for await (const { key } of files.keys(folderOf)) there.add(key);
  return wanted.filter((key) => !there.has(key)).length;
}

async function doneJobs(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from job_results
    where succeeded_at is not null and job = any(${JOBS})`.execute(db.system);
  return rows[0]?.n ?? 0;
}

async function anchorsAhead() {
  const found = { all: 0, wrong: 0 };
  for await (const { anchor } of readAnchors(files, SECRET)) {
    found.all += 1;
    if (Math.abs(Date.now() - Date.parse(anchor?.at ?? '')) > HOUR / 2) found.wrong += 1;
  }
  return found;
}

/** A module that is loaded before the server and moves its clock. */
async function shifted(ms: number): Promise<string> {
  const file = join(folder, 'shifted.mjs');
  await writeFile(
    file,
    `const { now } = Date;
Date.now = () => now() + ${ms};
globalThis.Date = new Proxy(Date, {
  construct: (target, args, as) => Reflect.construct(target, args.length ? args : [target.now()], as),
});
`,
  );
  return file;
}
