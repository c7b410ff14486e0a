// A night of 10,000 companies: `npm run bench -- --only ten-thousand`. A node starts on a database in which
// every scheduled job has work in each company, while people of a hundred companies ask 100 times a second.
// `--companies 1000` for fewer. Digests and reminders of confirmations leave from nine in Turkey on: before,
// their jobs find nothing to mail.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { jobsOfFeatures } from '../../server/src/features.ts';
import type { Queries } from '../../server/src/platform/db.ts';
import { platformJobs } from '../../server/src/platform/jobs/start.ts';
import { signIn } from '../api/callers.ts';
import { mixOf } from '../api/mixed.ts';
import { paced } from '../api/paced.ts';
import { startApp } from '../api/servers.ts';
import { fillCompanies } from '../data/fill.ts';
import { fillNight } from '../data/night.ts';
import { quantile, rounded } from '../numbers.ts';
import { openGround } from '../ground.ts';

const RECORDS = 20;
const PER_SECOND = 100;
const PEOPLE = 100;
/** Seconds of one stretch of requests. */
const STRETCH = 10;
const LOOK_MS = 100;
const MOST = { startSeconds: 10, jobsMinutes: 15, p99: 100 };
const SECRET = 'x'.repeat(40);

const { values: flags } = parseArgs({
  options: { companies: { type: 'string', default: '10000' } },
  strict: false,
});
const companies = Number(flags.companies);

await using ground = await openGround();
const { db, folder, url } = ground;
// Makes the template company.
await (await startApp(url, folder)).stop();
const began = performance.now();
await fillCompanies(db, url, { companies, records: companies * RECORDS });
await fillNight(db.system, url, SECRET);
console.log(`${companies} companies filled in ${secondsSince(began)} s`);
await sql`delete from job_results`.execute(db.system);
await sql`delete from job_slots`.execute(db.system);
await measure();

async function measure(): Promise<void> {
  const starting = performance.now();
  await using app = await startApp(url, folder);
  const start = secondsSince(starting);
  tell(
    'start',
    `ready after ${start} s (wanted < ${MOST.startSeconds})`,
    start < MOST.startSeconds,
  );
  const night = watchJobs(db.system);
  const callers = await signIn(db, `emanet-${new URL(app.address).port}`, PEOPLE);
  const next = mixOf(callers);
  const times: number[] = [];
  let failed = 0;
  while (!night.over() && secondsSince(starting) < 2 * MOST.jobsMinutes * 60) {
    const stretch = await paced(app.address, next, PER_SECOND, STRETCH);
    times.push(...stretch.times);
    failed += stretch.failed;
  }
  const { seconds, failures } = await night.end();
  console.table(
    [...seconds].sort(([, a], [, b]) => b - a).map(([job, took]) => ({ job, seconds: took })),
  );
  const last = rounded((night.last() - starting) / 1000);
  const isOver = night.over() && last < MOST.jobsMinutes * 60;
  tell('jobs', `all done after ${last} s (wanted < ${MOST.jobsMinutes * 60})`, isOver);
  tell('failed jobs', failures.join(', ') || 'none', failures.length === 0);
  const p99 = rounded(quantile(times, 0.99));
  const asked = `${times.length} requests, ${PER_SECOND} a second`;
  const half = rounded(quantile(times, 0.5));
  tell(
    'requests',
    `${asked}: p50 ${half} ms, p99 ${p99} ms (wanted ≤ ${MOST.p99})`,
    p99 <= MOST.p99,
  );
  tell('failed requests', `${failed} (wanted 0)`, failed === 0);
  const mails = await sql<{ n: number }>`
    select count(*)::int as n from mail_outbox`.execute(db.system);
  console.log(
    `mails put out: ${mails.rows[0]?.n}; memory of the node ${Math.round(app.memory())} MB`,
  );
}

function tell(figure: string, found: string, holds: boolean): void {
  console.log(`${figure}: ${found}${holds ? '' : ' — MISSED'}`);
  if (!holds) process.exitCode = 1;
}

function secondsSince(began: number): number {
  return rounded((performance.now() - began) / 1000);
}

/** How long each job's longest run takes, by a look at the queue ten times a second. */
function watchJobs(system: Queries) {
  const scheduled = [...jobsOfFeatures, ...platformJobs].filter(({ schedule }) => schedule);
  const waiting = new Set(scheduled.map(({ name }) => name));
  const running = new Map<string, number>();
  const seconds = new Map<string, number>();
  const stop = new AbortController();
  let last = performance.now();
  const look = async () => {
    const { rows } = await sql<{ job: string; locked: boolean }>`
      select job, locked from queue_jobs()`.execute(system);
    const locked = new Set(rows.filter((one) => one.locked).map(({ job }) => job));
    for (const [job, began] of running) {
      if (locked.has(job)) continue;
      running.delete(job);
      seconds.set(job, Math.max(seconds.get(job) ?? 0, secondsSince(began)));
    }
    for (const job of locked) if (!running.has(job)) running.set(job, performance.now());
    const results = await sql<{ job: string }>`select job from job_results`.execute(system);
    for (const { job } of results.rows) if (waiting.delete(job)) last = performance.now();
  };
  const looking = (async () => {
    while (!stop.signal.aborted) {
      await look();
      await sleep(LOOK_MS);
    }
  })();
  return {
    over: () => waiting.size === 0,
    last: () => last,
    end: async () => {
      stop.abort();
      await looking;
      const { rows } = await sql<{ job: string }>`
        select job from job_results where failures > 0 order by job`.execute(system);
      return { seconds, failures: [...rows.map(({ job }) => job), ...waiting] };
    },
  };
}
