import { processingActivities } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { appOfFile } from '../../test/app.ts';
import { openOwner } from '../../test/owner.ts';
import { activityBody } from '../features/processing-activities/sample.ts';
import { noted, reachOf } from '../platform/jobs/start.ts';
import { anchorKeys, anchorLogs, anchorLogsJob } from '../records/log-anchors.ts';
import { readNoted } from './anchored.ts';
import { verifyLogsJob, verifyNewEntries } from './job.ts';
import { recordRecovery } from './recovery.ts';
import { NOT_JUDGED } from './report.ts';
import { verifyWhole } from './whole.ts';

// A database of its own: every company of it is verified.
const app = await appOfFile({}, { own: true });
const owner = await openOwner(app.url);
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const who = await app.signInAs({ companies: [company] });
afterAll(() => owner.close());

/** Adds records and has their entries noted by an anchor; gives the entry of the last. */
async function add(...names: string[]): Promise<number> {
  for (const name of names)
    await who.call(processingActivities.add, { body: activityBody(department, name) });
  await anchorLogs(app.services);
  const { rows } = await sql<{ id: number }>`
    select max(id)::float8 as id from change_logs where company_id = ${company}`.execute(
    app.db.system,
  );
  return rows[0]?.id ?? 0;
}
const broken = async () => (await verifyNewEntries(app.services)).lines;
const mark = async () =>
  (
    await sql<{ entry_id: string }>`select entry_id from log_checks`.execute(app.db.system)
  ).rows.map((row) => Number(row.entry_id));

it('goes on from the entry at which all was whole, and stays there while it is not', async () => {
  const first = await add('A', 'B');
  expect([await broken(), await mark()]).toEqual([[], [first]]);
  const second = await add('C');
  expect([await broken(), await mark()]).toEqual([[], [second]]);
  const third = await add('D');
  await owner.tamper('change_logs', [
    `update change_logs set guncelleyen = 'x' where id = $1`,
    [third],
  ]);
  expect(await broken()).toEqual([expect.stringContaining(`BROKEN at entry ${third}`)]);
  expect(await mark()).toEqual([second]);
  const { rows } = await sql<{ guncelleyen: string }>`
    select guncelleyen from change_logs where id = ${second}`.execute(app.db.system);
  await owner.tamper('change_logs', [
    'update change_logs set guncelleyen = $2 where id = $1',
    [third, rows[0]?.guncelleyen],
  ]);
  expect([await broken(), await mark()]).toEqual([[], [third]]);
});

it('looks at all companies past one that cannot be read, and counts it', async () => {
  const other = await app.makeCompany();
  const place = await app.makeDepartment(other);
  const neighbour = await app.signInAs({ companies: [other] });
  await neighbour.call(processingActivities.add, { body: activityBody(place, 'H') });
  await add('I');
  await owner.ask(`create function unreadable() returns boolean language plpgsql as $$
      begin raise 'invalid page in block 7' using errcode = 'XX001'; end $$;
    create policy poisoned on veri_harita as restrictive to emanet_system
      using (company_id <> ${company} or unreadable())`);
  await owner.tamper('veri_harita', [
    `update veri_harita set surec_ismi = 'J' where company_id = $1`,
    [other],
  ]);
  expect(await broken()).toEqual([
    `company ${company}: BROKEN, it cannot be read: invalid page in block 7`,
    expect.stringMatching(new RegExp(`^company ${other}: BROKEN, veri_harita \\d+ is not as`)),
  ]);
  const services = { ...app.services, db: app.db };
  const run = verifyLogsJob.perform(services, {}, reachOf(services, verifyLogsJob));
  await expect(run).rejects.toMatchObject({ failed: 2 });
  await owner.ask('drop policy poisoned on veri_harita; drop function unreadable()');
  await owner.tamper('veri_harita', [
    `update veri_harita set surec_ismi = 'H' where company_id = $1`,
    [other],
  ]);
  expect(await broken()).toEqual([]);
});

it('begins anew where somebody else has moved the mark', async () => {
  await owner.ask("update log_checks set seal = 'x'");
  expect([await broken(), (await mark()).length]).toEqual([[], 2]);
});

it('accepts a recovery to an earlier moment once it is recorded, and nothing else by that', async () => {
  await expect(recordRecovery(app.services, 'nothing')).rejects.toThrow('nothing to record');
  const kept = await add('E');
  const { rows } = await sql<{ ozet: string }>`
    select ozet from change_log_heads where company_id = ${company}`.execute(app.db.system);
  const lost = await add('F');
  expect(await broken()).toEqual([]);
  // As a point-in-time recovery leaves them: record, entry and head are of an earlier moment.
  await owner.tamper('veri_harita', ["delete from veri_harita where surec_ismi = 'F'", []]);
  await owner.tamper('change_logs', ['delete from change_logs where id = $1', [lost]]);
  expect(await broken()).not.toEqual([]);
  // With the head still at the entry that is gone, the log was cut, not recovered.
  await expect(recordRecovery(app.services, 'disk')).rejects.toThrow('does not fit in itself');
  await owner.tamper('change_log_heads', [
    'update change_log_heads set son_id = $2, ozet = $3 where company_id = $1',
    [company, kept, rows[0]?.ozet],
  ]);
  expect(await broken()).not.toEqual([]);
  expect(await recordRecovery(app.services, 'disk of 23 November')).toBe(1);
  expect(await broken()).toEqual([]);
  await add('G');
  expect(await broken()).toEqual([]);
});

it('leaves what a newer version has written to that version, and alarms nobody while it works here too', async () => {
  const marks = 'select entry_id::int as id from log_checks where company_id = $1';
  const marked = async () => (await owner.ask<{ id: number }>(marks, [company])).rows;
  const before = await marked();
  const id = await add('K');
  const { rows } = await owner.ask<{ ozet: string }>('select ozet from change_logs where id = $1', [
    id,
  ]);
  const byRule = async (rule: number, digest: string | undefined) => {
    await owner.tamper('change_logs', [
      'update change_logs set ozet_surumu = $2, ozet = $3 where id = $1',
      [id, rule, digest],
    ]);
    await owner.tamper('change_log_heads', [
      'update change_log_heads set ozet = $2 where company_id = $1',
      [company, digest],
    ]);
  };
  await byRule(3, 'made by a rule of tomorrow');
  // No newer version has ever worked on this database: somebody made the rule up.
  expect(await broken()).toEqual([expect.stringContaining(`BROKEN at entry ${id}`)]);
  await owner.ask(`insert into schema_migrations (name) values ('9999_of_tomorrow.sql')`);
  expect([await broken(), await marked()]).toEqual([[], before]);
  const lines: string[] = [];
  const { files, config } = app.services;
  const code = await verifyWhole({ config, db: app.db, files, now: new Date() }, (line) =>
    lines.push(line),
  );
  expect([code, ...lines]).toEqual(
    expect.arrayContaining([
      NOT_JUDGED,
      expect.stringContaining(
        `company ${company}: NOT VERIFIED from entry ${id} on: made by a newer version; verify with it`,
      ),
    ]),
  );
  await owner.ask(`delete from schema_migrations where name = '9999_of_tomorrow.sql'`);
  await byRule(2, rows[0]?.ozet);
  expect([await broken(), await marked()]).toEqual([[], [{ id }]]);
});

it('anchors all companies past one that cannot be read, and that one once it can', async () => {
  const other = await app.makeCompany();
  const place = await app.makeDepartment(other);
  const neighbour = await app.signInAs({ companies: [other] });
  let later = Date.now();
  const run = () => {
    later += 50 * 60_000;
    const clock = { ...app.services.clock, now: () => new Date(later) };
    const services = { ...app.services, clock };
    return noted(services, anchorLogsJob.name, () =>
      anchorLogsJob.perform(services, {}, reachOf(services, anchorLogsJob)),
    );
  };
  const attested = async () => {
    const { noted: told } = await readNoted(app.services.files, app.config.SECRET);
    return [company, other].map((id) => told.companies.get(id)?.newest);
  };
  const end = async (id: number) => {
    const { rows } = await owner.ask<{ id: string }>(
      `select max(id) as id from change_logs where company_id = ${id}`,
    );
    return Number(rows[0]?.id);
  };
  await run();
  const before = await end(company);
  await who.call(processingActivities.add, { body: activityBody(department, 'M') });
  await neighbour.call(processingActivities.add, { body: activityBody(place, 'M') });
  for (const id of [company, other])
    await owner.ask(`insert into entry_logs (company_id, email, ip, user_agent, sonuc, neden, tarih)
      values (${id}, 'a@ornek.test', '', '', 'başarılı', '', now() - interval '2 minutes')`);
  await owner.ask(`create function unreadable() returns boolean language plpgsql as $$
      begin raise 'invalid page in block 7' using errcode = 'XX001'; end $$`);
  for (const table of ['change_logs', 'entry_logs'])
    await owner.ask(`create policy poisoned on ${table} as restrictive to emanet_system
      using (company_id is null or company_id <> ${company} or unreadable())`);
  await expect(run()).rejects.toMatchObject({ failed: 1 });
  // Nobody has changed anything since, so the try after it writes none.
  const count = (await anchorKeys(app.services.files)).length;
  await expect(run()).rejects.toMatchObject({ failed: 1 });
  expect(await attested()).toEqual([before, await end(other)]);
  expect((await anchorKeys(app.services.files)).length).toBe(count);
  expect(await broken()).toEqual([
    `company ${company}: BROKEN, it cannot be read: invalid page in block 7`,
  ]);
  for (const table of ['change_logs', 'entry_logs'])
    await owner.ask(`drop policy poisoned on ${table}`);
  await owner.ask('drop function unreadable()');
  await run();
  expect(await attested()).toEqual([await end(company), await end(other)]);
  const told = await readNoted(app.services.files, app.config.SECRET);
  const { rows } = await owner.ask<{ id: string }>(
    'select max(id) as id from entry_logs where company_id = $1',
    [company],
  );
  const ends = told.noted.entries?.filter(([id]) => id === company).map(([, , last]) => last);
  expect(Math.max(...(ends ?? []))).toBe(Number(rows[0]?.id));
  expect(await broken()).toEqual([]);
});
