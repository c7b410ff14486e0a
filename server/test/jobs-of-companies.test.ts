import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { jobsOfFeatures } from '../src/features.ts';
import type { JobReach } from '../src/platform/jobs/job.ts';
import { noted, platformJobs, reachOf } from '../src/platform/jobs/start.ts';
import { createLog } from '../src/platform/start/log.ts';
import { appOfFile } from './app.ts';
import { testClock } from './clock.ts';
import { busyCompany } from './nodes/busy-company.ts';
import { CASES, OF_ALL_AT_ONCE, type Case } from './nodes/job-cases.ts';
import { openOwner } from './owner.ts';

const clock = testClock('2026-11-09T10:00:00+03:00');
const LATER = '2028-01-10T10:00:00+03:00';
const sound: number[] = [];
/** `npm run faults -- poisoned` asks for a thousand. */
const COMPANIES = Number(process.env.COMPANIES ?? 2);
const MINUTES = 60_000 * Math.ceil(COMPANIES / 40);

/** Errors of the log; its other lines are not looked at. */
const logged: object[] = [];
const silent = createLog('silent');
const log = Object.assign(Object.create(silent), {
  error: (entry: object) => logged.push(entry),
}) as typeof silent;

// Its own database has rows that are broken for every job.
const app = await appOfFile({}, { own: true, clock });
const owner = await openOwner(app.url);
/** The first has the broken row; its job comes before that of the others. */
const broken = await busyCompany(app, owner);
while (sound.length < COMPANIES - 1) sound.push(await busyCompany(app, owner));
clock.moveTo(LATER);
afterAll(() => owner.close());

const jobs = [...jobsOfFeatures, ...platformJobs];

it('is asked of every scheduled job of a company', () => {
  const scheduled = jobs.flatMap(({ name, schedule }) => (schedule ? [name] : []));
  expect(scheduled.toSorted()).toEqual([...Object.keys(CASES), ...OF_ALL_AT_ONCE].toSorted());
});

/** Each company has work of these once, or once a day, or the platform asks by a statement of its own. */
const ASKING_NONE = [
  ...['judge-records', 'snapshot-performance', 'clean-up', 'fold-performance', 'sweep-files'],
  ...['open-copied-answers', 'erase-companies'],
];
const ASKING = Object.keys(CASES).filter((name) => !ASKING_NONE.includes(name));

describe.each(ASKING)('%s, where nothing is to be done', (name) => {
  const job = jobs.find((each) => each.name === name);
  const perform = async (reach: Partial<JobReach>) => {
    if (!job) throw new Error(`there is no job ${name}`);
    const services = { ...app.services, db: app.db, log };
    await job.perform(services, {}, { ...reachOf(services, job), ...reach });
  };

  it('looks into no quiet or suspended company', async () => {
    const quiet = await app.makeCompany();
    const suspend = (at: string | null) =>
      sql`update companies set askida_tarihi = ${at} where company_id = ${broken}`.execute(
        app.db.system,
      );
    await suspend(LATER);
    // Figures of today are kept of it already, and its log, which begins with itself, was read.
    await sql`insert into portfoy_ozetleri (company_id, gun, olculer, aylar, yuksek)
      values (${quiet}, '2028-01-10', '{}', '[]', 0)`.execute(app.db.system);
    await sql`delete from portfoy_notlari where company_id = ${quiet}`.execute(app.db.system);
    await sql`insert into verbis_taramalari (company_id, son_kayit, yukumluluk_gunu)
      select company_id, son_id, '2028-01-10' from change_log_heads where company_id = ${quiet}`.execute(
      app.db.system,
    );
    const named: number[] = [];
    const { companiesBy } = reachOf(app.services, { name });
    await perform({
      companies: () => Promise.reject(new Error('every company was looked at')),
      companiesBy: async (question) => {
        named.push(...(await companiesBy(question)));
        return [];
      },
    });
    await suspend(null);
    expect(named).toEqual(sound);
  });

  it('looks into each company when the question cannot be answered', async () => {
    let asked = 0;
    await perform({
      companiesBy: () => Promise.reject(new Error('a row that cannot be read')),
      companies: async () => {
        asked += 1;
        return [];
      },
    });
    expect(asked).toBe(1);
  });
});

/** Makes rows of the first company break a rule of their table, as no statement may store them. */
async function breakRows({ table, deletes }: Case): Promise<() => Promise<unknown>> {
  if (!deletes) {
    await owner.ask(
      `alter table ${table} add constraint sound check (company_id <> ${broken}) not valid`,
    );
    return () => owner.ask(`alter table ${table} drop constraint sound`);
  }
  // No rule of the table itself forbids to delete a row.
  await owner.ask(`
    create function hold() returns trigger language plpgsql as $$
      begin raise 'a broken row'; end $$;
    create trigger held before delete on ${table} for each row
      when (old.company_id = ${broken}) execute function hold()`);
  return () => owner.ask(`drop trigger held on ${table}; drop function hold()`);
}

describe.each(Object.entries(CASES))('%s', (name, one) => {
  it(
    'serves all others when a row of the first is broken, and fails at the end',
    { timeout: MINUTES },
    async () => {
      const job = jobs.find((each) => each.name === name);
      if (!job) throw new Error(`there is no job ${name}`);
      const services = { ...app.services, db: app.db, log };
      const run = () =>
        noted(services, name, () => job.perform(services, {}, reachOf(services, job)));
      const unserved = async (companies: readonly number[]) => {
        const left: number[] = [];
        for (const company of companies)
          if (((await owner.ask(one.served, [company])).rowCount ?? 0) === 0) left.push(company);
        return left;
      };
      const failedCount = async () => {
        const { rows } = await sql<{ n: number }>`
        select failed_companies as n from job_results where job = ${name}`.execute(app.db.system);
        return rows[0]?.n;
      };
      if (one.begin) await sql.raw(one.begin).execute(app.db.system);
      const all = [broken, ...sound];
      expect(await unserved(all)).toEqual(all);

      const mend = await breakRows(one);
      logged.length = 0;
      const began = performance.now();
      await expect(run()).rejects.toThrow(`failed in 1 of`);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      expect(logged).toMatchObject([{ company_id: broken, job: name }]);
      expect(logged[0]).toHaveProperty('message');
      expect(await unserved(all)).toEqual([broken]);
      expect(await failedCount()).toBe(1);
      if (COMPANIES > 2)
        console.log(
          `${name}: ${sound.length} of ${sound.length} others served in ${seconds} s, 1 counted`,
        );

      await mend();
      await run();
      expect(await unserved([broken])).toEqual([]);
      expect(await failedCount()).toBe(0);
    },
  );
});
