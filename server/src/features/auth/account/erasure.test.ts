import { portfolio } from '@emanet/contract/portfolio';
import { KEPT_DAYS } from '@emanet/contract/shared/retention';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../../test/app.ts';
import { testClock } from '../../../../test/clock.ts';
import type { TestUser } from '../../../../test/factories.ts';
import { reachOf } from '../../../platform/jobs/start.ts';
import { verifyEvidence } from '../../../verify-log/evidence.ts';
import { eraseAccountsJob } from './jobs.ts';

const clock = testClock();

// A database of its own: the job erases accounts of every suite.
const app = await appOfFile({}, { own: true, clock });
const company = await app.makeCompany();

/** Runs the job so many days later. */
async function night(days: number): Promise<void> {
  clock.moveBy({ days });
  const services = { ...app.services, db: app.db };
  await eraseAccountsJob.perform(services, {}, reachOf(services, eraseAccountsJob));
}
const there = async ({ user_id }: TestUser) =>
  (await sql`select from users where user_id = ${user_id}`.execute(app.db.system)).rows.length ===
  1;
const warnings = async ({ email }: TestUser) =>
  (await app.mailsTo(email)).filter(({ subject }) => subject.includes('tarihinde silinecek'));
const joinAgain = ({ user_id, role }: TestUser) =>
  app.db.system.insertInto('memberships').values({ user_id, role, company_id: company }).execute();
const leave = ({ user_id }: TestUser) =>
  app.db.system.deleteFrom('memberships').where('user_id', '=', user_id).execute();

it('erases who left every company 90 days ago, warned 14 days before', async () => {
  const gone = await app.makeUser({ companies: [company], fullname: 'Ayrılan Kişi' });
  const member = await app.makeUser({ companies: [company] });
  await sql`insert into entry_logs (company_id, user_id, fullname, email, ip, user_agent, sonuc, neden)
    values (null, ${gone.user_id}, 'Ayrılan Kişi', ${gone.email}, '', '', 'başarısız', 'kod_hatali'),
      (${company}, ${gone.user_id}, 'Ayrılan Kişi', ${gone.email}, '', '', 'başarılı', 'giris_yapildi')`.execute(
    app.db.system,
  );
  const action = await sql<{ id: number }>`
    insert into aksiyonlar (company_id, department_id, aksiyon_ismi, risk, sorumlu_id, sorumlu, son_tarih,
      guncelleyen)
    values (${company}, ${await app.makeDepartment(company)}, 'Dolabı kilitle', 'Orta',
      ${gone.user_id}, 'Ayrılan Kişi', '2030-01-01', 'Ayrılan Kişi') returning id`.execute(
    app.db.system,
  );
  await leave(gone);
  await night(0);
  await night(KEPT_DAYS.account - KEPT_DAYS.accountWarning - 1);
  expect(await warnings(gone)).toHaveLength(0);
  await night(1);
  expect(await warnings(gone)).toHaveLength(1);
  await night(KEPT_DAYS.accountWarning - 1);
  expect(await there(gone)).toBe(true);
  await night(1);
  expect([await there(gone), await there(member)]).toEqual([false, true]);
  expect(await warnings(gone)).toHaveLength(1);
  expect((await app.mailsTo(gone.email))[0]?.subject).toBe('Emanet hesabınız silindi');
  // The company's own entries are its evidence; those of no company are gone.
  const { rows } = await sql<{ company_id: number | null }>`
    select company_id from entry_logs where user_id = ${gone.user_id}`.execute(app.db.system);
  expect(rows).toEqual([{ company_id: company }]);
  // An action keeps the name of its person, and no account.
  const { id } = action.rows[0] ?? {};
  const charge = await sql`select sorumlu_id, sorumlu from aksiyonlar where id = ${id}`.execute(
    app.db.system,
  );
  expect(charge.rows).toEqual([{ sorumlu_id: null, sorumlu: 'Ayrılan Kişi' }]);
});

it('is noted by a client whose consultant an erased account still was', async () => {
  const client = await app.makeCompany();
  const gone = await app.makeUser({ companies: [client] });
  const caller = await app.signIn(gone);
  const body = { company_ids: [client], sorumlu_id: gone.user_id };
  expect((await caller.call(portfolio.charge, { body })).body.data.yapilan).toEqual([client]);
  await leave(gone);
  await night(0);
  await night(KEPT_DAYS.account - KEPT_DAYS.accountWarning);
  await night(KEPT_DAYS.accountWarning);
  expect(await there(gone)).toBe(false);
  const breaks = await Array.fromAsync(verifyEvidence(app.db.system, client));
  expect(breaks.filter(({ table }) => table === 'portfoy_sorumlulari')).toEqual([]);
});

it('forgets the days of who came back, and begins them anew', async () => {
  const back = await app.makeUser({ companies: [company] });
  await leave(back);
  await night(0);
  await night(80);
  expect(await warnings(back)).toHaveLength(1);
  await joinAgain(back);
  await night(20);
  await leave(back);
  await night(1);
  await night(80);
  expect(await there(back)).toBe(true);
  expect(await warnings(back)).toHaveLength(2);
});

it('is never done without the warning, however long a job did not run', async () => {
  const late = await app.makeUser();
  await night(0);
  await night(200);
  expect([await there(late), (await warnings(late)).length]).toEqual([true, 1]);
  await night(KEPT_DAYS.accountWarning);
  expect(await there(late)).toBe(false);
});

it('takes along or lets go whatever refers to an account', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text as name from pg_constraint
    where confrelid = 'users'::regclass and confdeltype not in ('c', 'n')`.execute(app.db.system);
  expect(rows).toEqual([]);
});
