// How long the hourly run of confirmations takes: `npm run bench -- --only confirmations`. A thousand
// companies ask on the same morning, five departments each with a representative.
import { sql } from 'kysely';
import { askForConfirmationsJob } from '../../server/src/features/confirmations/confirmations.ts';
import { clockOf } from '../../server/src/platform/clock.ts';
import { reachOf } from '../../server/src/platform/jobs/start.ts';
import { openHouse } from '../house.ts';

const COMPANIES = 1000;
const DEPARTMENTS = 5;
const TARGET_S = 30;
const TODAY = '2026-11-09';

await using house = await openHouse();
const { services } = house;
const { db } = services;

await sql`with made as (
    insert into companies (company_name) select 'Şirket ' || n
    from generate_series(1, ${COMPANIES}::int) n returning company_id
  ), places as (
    insert into departments (company_id, department_name)
    select company_id, 'Departman ' || n from made, generate_series(1, ${DEPARTMENTS}::int) n
    returning company_id, department_id
  ), people as (
    insert into users (email, fullname, role)
    select 'kisi-' || department_id || '@ornek.test', 'Deniz Örnek', 'temsilci' from places
    returning user_id, email
  )
  insert into memberships (user_id, company_id, department_id, company_active, sira)
  select user_id, company_id, department_id, true, 0 from places
  join people on email = 'kisi-' || department_id || '@ornek.test'`.execute(db.system);
await sql`insert into bildirim_ayarlari (company_id, envanter_uygulama_onay, envanter_email_onay,
    aksiyon_bildirimi, periyodik_sure, envanter_baslangic_tarihi, aksiyon_periyodik_sure,
    envanter_plan_tarihi, aksiyon_plan_tarihi, guncelleyen)
  select company_id, true, true, false, 90, ${TODAY}::date, 14, ${TODAY}::date, ${TODAY}::date, 'Ölçüm'
  from companies where company_name like 'Şirket %'`.execute(db.system);

await measure('first run');
await measure('the same hour again');

async function measure(what: string): Promise<void> {
  const clock = clockOf(() => Date.parse(`${TODAY}T10:00:00+03:00`));
  const began = performance.now();
  await askForConfirmationsJob.perform(
    { ...services, clock },
    {},
    reachOf(services, askForConfirmationsJob),
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const found = await sql<{ asked: number; mails: number }>`
    select (select count(*)::int from envanter_bildirimleri) as asked,
      (select count(*)::int from mail_outbox) as mails`.execute(db.system);
  const { asked, mails } = found.rows[0] ?? {};
  console.log(
    `${what}, ${COMPANIES} companies: ${seconds} s (target ${TARGET_S} s), ` +
      `${asked} departments asked, ${mails} mails`,
  );
}
