import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../test/app.ts';
import { testClock } from '../../test/clock.ts';
import { unique } from '../../test/factories.ts';
import { cleanUp, foldPerformance, removeOldMails } from './cleanup.ts';
import { mailFolder } from './mail/transport.ts';

const app = await appOfFile();

it('throws away what has expired and nothing else', async () => {
  const company = await app.makeCompany();
  const { user_id } = await app.makeUser({ companies: [company] });
  await sql`
    with s as (
      insert into sessions (token_hash, user_id, created_at, last_seen_at)
      select sha256(concat(${user_id}::text, age, seen)::bytea), ${user_id}, now() - age, now() - seen
      from (values
        (interval '1 day', interval '1 hour'), ('1 day', '9 hours'), ('8 days', '1 hour')
      ) v (age, seen)
      returning session_id
    ), k as (
      insert into idempotency_keys (user_id, key, company_id, request_hash, created_at)
      values (${user_id}, 'old', ${company}, '', now() - interval '25 hours'),
        (${user_id}, 'new', ${company}, '', now())
    )
    insert into throttles (key, attempts, ends_at)
    values (${`old ${user_id}`}, 1, now() - interval '1 second'),
      (${`new ${user_id}`}, 1, now() + interval '1 hour')`.execute(app.db.system);

  await Promise.all([cleanUp(app.services), cleanUp(app.services)]);

  const { rows } = await sql<{ sessions: number; keys: string[]; throttles: string[] }>`
    select (select count(*)::integer from sessions where user_id = ${user_id}) as sessions,
      array(select key from idempotency_keys where user_id = ${user_id}) as keys,
      array(select key from throttles where key like ${`% ${user_id}`}) as throttles`.execute(
    app.db.system,
  );
  expect(rows).toEqual([{ sessions: 1, keys: ['new'], throttles: [`new ${user_id}`] }]);
});

it('forgets attempts to sign in after two years, those of strangers too', async () => {
  const company = await app.makeCompany();
  const email = `${unique('giris')}@ornek.test`;
  await sql`
    insert into entry_logs (company_id, email, ip, user_agent, sonuc, neden, tarih)
    select c, ${email}, '192.0.2.1', '', 'başarısız', why, now() - age
    from (values (${company}::integer), (null)) company (c),
      (values ('old', interval '2 years 1 day'), ('young', '1 year 11 months')) a (why, age)`.execute(
    app.db.system,
  );
  await cleanUp(app.services);
  const left = await app.db.system
    .selectFrom('entry_logs')
    .select(['company_id', 'neden'])
    .where('email', '=', email)
    .orderBy('company_id')
    .execute();
  expect(left).toEqual([
    { company_id: company, neden: 'young' },
    { company_id: null, neden: 'young' },
  ]);
});

it('removes the files of old mails, and what a crash left of one', async () => {
  const folder = mailFolder(app.config);
  await mkdir(folder);
  for (const name of ['old.eml', '.old.123', 'new.eml']) await writeFile(join(folder, name), '');
  const eightDaysAgo = Date.now() / 1000 - 8 * 86_400;
  for (const name of ['old.eml', '.old.123'])
    await utimes(join(folder, name), eightDaysAgo, eightDaysAgo);
  await Promise.all([removeOldMails(app.config), removeOldMails(app.config)]);
  expect(await readdir(folder)).toEqual(['new.eml']);
});

it('forgets forms of strangers after two years', async () => {
  const email = `${unique('form')}@ornek.test`;
  await sql`
    insert into public_forms (fullname, email, tel, country, company, position, return_contact,
      data_privacy, approval, dil, supheli, tarih)
    select 'Ad', ${email}, '', '', company, 'no', '', '', 'true', 'tr', false, now() - age
    from (values ('old', interval '731 days'), ('young', '729 days')) a (company, age)`.execute(
    app.db.system,
  );
  await sql`
    insert into free_account_requests (fullname, email, numberoff, country, company_name, dil,
      supheli, durum, tarih)
    select 'Ad', ${email}, '', '', company, 'tr', false, 'reddedildi', now() - age
    from (values ('old', interval '731 days'), ('young', '729 days')) a (company, age)`.execute(
    app.db.system,
  );
  await cleanUp(app.services);
  const { rows } = await sql<{ forms: string[]; requests: string[] }>`
    select array(select company from public_forms where email = ${email}) as forms,
      array(select company_name from free_account_requests where email = ${email}) as requests`.execute(
    app.db.system,
  );
  expect(rows).toEqual([{ forms: ['young'], requests: ['young'] }]);
});

it('folds days of more than a year ago to the last of each month, and keeps the rest', async () => {
  const [company, other] = [await app.makeCompany(), await app.makeCompany()];
  await sql`insert into performans_gunleri (company_id, gun, department_id, olculer)
    select ${company}, day::date, department, '{}'
    from generate_series('2024-10-01'::date, '2026-11-20'::date, interval '1 day') day,
      generate_series(1, 2) department
    where day <> '2024-12-31'`.execute(app.db.system);
  await sql`insert into performans_gunleri (company_id, gun, department_id, olculer)
    values (${other}, '2024-12-05', 1, '{}')`.execute(app.db.system);
  const services = { ...app.services, clock: testClock('2026-11-23') };
  await foldPerformance(services);
  await foldPerformance(services);
  const { rows } = await sql<{ gun: string; n: number }>`
    select gun::text as gun, count(*)::int as n from performans_gunleri
    where company_id in (${company}, ${other}) and gun < '2025-12-01'
    group by gun order by gun`.execute(app.db.system);
  const months = rows.filter(({ gun }) => gun < '2025-11-01');
  expect(months).toHaveLength(14);
  expect(months.slice(0, 4)).toEqual([
    { gun: '2024-10-31', n: 2 },
    { gun: '2024-11-30', n: 2 },
    { gun: '2024-12-05', n: 1 },
    { gun: '2024-12-30', n: 2 },
  ]);
  expect(rows.filter(({ gun }) => gun >= '2025-11-01')).toHaveLength(30);
});
