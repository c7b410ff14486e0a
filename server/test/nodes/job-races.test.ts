import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { jobsOfFeatures } from '../../src/features.ts';
import { clockOf } from '../../src/platform/clock.ts';
import { platformJobs, reachOf } from '../../src/platform/jobs/start.ts';
import { appOfFile, testApp } from '../app.ts';
import { testClock } from '../clock.ts';
import { busyCompany } from './busy-company.ts';
import { CASES } from './job-cases.ts';
import { openOwner } from '../owner.ts';

/**
 * Two nodes run each scheduled job at one moment, as after a lock of the queue that ran out: its work is
 * done once. `ROUNDS=20` races as often, each time with a company more that has work.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 1);
const LATER = '2028-01-10T10:00:00+03:00';

const clock = testClock('2026-11-09T10:00:00+03:00');
// Jobs of other files would take part in the race.
const app = await appOfFile({}, { own: true, clock });
// Anchors are named by the instant, of which two nodes hardly take the same.
const clockOfOther = clockOf(() => clock.now().getTime() + 1);
const other = await testApp(
  { DATA_DIR: app.config.DATA_DIR },
  { url: app.url, clock: clockOfOther },
);
const owner = await openOwner(app.url);
afterAll(async () => {
  await other.close();
  await owner.close();
});
const order = Object.keys(CASES);
/** In the order of their cases: what a job erases is no work of another any more. */
const jobs = [...jobsOfFeatures, ...platformJobs]
  .filter(({ schedule }) => schedule)
  .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
const busy: number[] = [];

async function busyLater(): Promise<void> {
  clock.moveTo('2026-11-09T10:00:00+03:00');
  busy.push(await busyCompany(app, owner), await busyCompany(app, owner));
  clock.moveTo(LATER);
}

/** Mails and entries that are there twice since an entry. */
async function doubled(since: string) {
  const { rows: mails } = await sql`
    select company_id, alici, adres_ozeti, konu, about, count(*)::int as times from mail_outbox
    where state <> 'delivered' and company_id is not null
    group by company_id, alici, adres_ozeti, konu, about having count(*) > 1`.execute(
    app.db.system,
  );
  const { rows: entries } = await sql`
    select company_id, tur, islem, alanlar, count(*)::int as times from change_logs where id > ${since}
    group by company_id, tur, islem, alanlar,
      case islem when 'ekleme' then 0 else record_id end having count(*) > 1`.execute(
    app.db.system,
  );
  return { mails, entries };
}

async function lastEntry(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(max(id), 0)::text as id from change_logs`.execute(app.db.system);
  return rows[0]?.id ?? '0';
}

for (let round = 0; round < ROUNDS; round += 1) {
  describe(`round ${round + 1}`, () => {
    it('begins with work for every job', busyLater, 120_000);

    it.each(jobs.map((job) => [job.name, job] as const))(
      '%s does its work once when two nodes run it at one moment',
      async (name, job) => {
        const one = CASES[name];
        if (one?.begin) await sql.raw(one.begin).execute(app.db.system);
        await owner.ask(`update mail_outbox set state = 'delivered'`);
        const since = await lastEntry();
        const nodes = [app, other].map(({ services, db }) => {
          const given = { ...services, db };
          return job.perform(given, {}, reachOf(given, job));
        });
        const failed = (await Promise.allSettled(nodes)).flatMap((ended) =>
          ended.status === 'rejected' ? [String(ended.reason)] : [],
        );
        // Rows that the fixture wrote beside the log are not whole.
        if (name !== 'verify-logs') expect(failed).toEqual([]);
        const left: number[] = [];
        for (const company of one ? busy : [])
          if (((await owner.ask(one?.served ?? '', [company])).rowCount ?? 0) === 0)
            left.push(company);
        expect(left).toEqual([]);
        expect(await doubled(since)).toEqual({ mails: [], entries: [] });
      },
      120_000,
    );
  });
}
