import { UNCONFIRMED_HOURS } from '@emanet/contract/applications/form';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { companyJob } from '../../platform/jobs/each-company.ts';

export { announceApplicationJob } from './announce.ts';

/** A draft `t` that was begun and not confirmed in time. */
const isUnconfirmed = (before: Date) => sql`t.olusturma_tarihi < ${before.toISOString()}`;

/** A closed application `b` whose storage time in the settings `a` is over. */
const isOld = (now: Date) =>
  sql`b.sonuclanma_tarihi + make_interval(years => a.saklama_yili) < ${now.toISOString()}`;

/** Companies with either. */
const withDisposable = (before: Date, now: Date) => sql<{ company_id: number }>`
  select t.company_id from basvuru_taslaklari t where ${isUnconfirmed(before)}
  union select b.company_id from basvurular b join basvuru_ayarlari a using (company_id)
    where ${isOld(now)}`;

/** Removes applications that were not confirmed in time, with their files and links. */
async function removeUnconfirmed(tx: Tx, { company_id }: CompanyScope, before: Date) {
  await sql`
    with gone as (
      delete from basvuru_taslaklari t
      where company_id = ${company_id} and ${isUnconfirmed(before)} returning id
    ), unlinked as (
      delete from links where company_id = ${company_id} and kind = 'applicant'
        and row_id in (select id from gone)
    )
    delete from basvuru_ekleri
    where company_id = ${company_id} and basvuru_id in (select id from gone)`.execute(tx);
}

/** Disposes of applications that were closed longer ago than the company's storage time. */
async function disposeOld(tx: Tx, { company_id }: CompanyScope, now: Date) {
  await sql`
    with gone as (
      delete from basvurular b using basvuru_ayarlari a
      where b.company_id = ${company_id} and a.company_id = b.company_id and ${isOld(now)}
      returning b.id, b.yil, b.sira
    ), unlinked as (
      delete from links where company_id = ${company_id} and kind = 'applicant'
        and row_id in (select id from gone)
    ), files as (
      delete from basvuru_ekleri
      where company_id = ${company_id} and basvuru_id in (select id from gone)
    )
    insert into basvuru_imhalari (company_id, yil, sira, imha_tarihi)
    select ${company_id}, yil, sira, ${now.toISOString()} from gone`.execute(tx);
}

/** Each hour: applications without confirmation, and those whose storage time is over. */
export const disposeOfApplicationsJob = companyJob({
  name: 'dispose-of-applications',
  schedule: { everyMinutes: 60 },
  due: ({ now }) => withDisposable(begunBefore(now), now),
  work: async (_, tx, scope, { now }) => {
    await removeUnconfirmed(tx, scope, begunBefore(now));
    await disposeOld(tx, scope, now);
  },
});

const begunBefore = (now: Date) => new Date(now.getTime() - UNCONFIRMED_HOURS * 3_600_000);
