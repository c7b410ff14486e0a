import { REMINDER_DAYS } from '@emanet/contract/applications';
import { UNCONFIRMED_HOURS } from '@emanet/contract/applications/form';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { eachCompany } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { daysBetween } from './deadline.ts';
import { reminderMail } from './emails.ts';
import { logEvent } from './events.ts';
import { selectMembers, type Member } from '../../nouns/members.ts';
import { selectApplications } from './queries.ts';

export { announceApplicationJob } from './announce.ts';

/** The reminder that so many days left belong to: of 10, 5 and 1 days, and one when it is late. */
export const stageOf = (left: number): number | undefined =>
  left < 0 ? -1 : REMINDER_DAYS.toReversed().find((days) => left <= days);

/** Open applications that reach a stage of which nobody was reminded; they count as reminded now. */
async function takeNear(tx: Tx, scope: CompanyScope, today: string) {
  const open = (await selectApplications(tx, scope)).filter(({ durum }) => durum !== 'sonuclandi');
  const near = [];
  for (const one of open) {
    const kalan = daysBetween(today, one.son_gun);
    const stage = stageOf(kalan);
    if (stage === undefined) continue;
    const { numAffectedRows } = await sql`update basvurular set hatirlatilan = ${stage}
      where company_id = ${scope.company_id} and id = ${one.id}
        and (hatirlatilan is null or hatirlatilan > ${stage})`.execute(tx);
    if (numAffectedRows === 1n) near.push({ ...one, kalan });
  }
  return near;
}

/** The person in charge is reminded beside those who answer for the company. */
const isFor = (application: Readonly<{ sorumlu_id: number | null }>, member: Member): boolean =>
  member.manages || application.sorumlu_id === member.user_id;

/** Each morning, one mail to each person about the applications whose day is near or has passed. */
export const remindOfApplicationsJob = defineJob({
  name: 'remind-of-applications',
  schedule: { dailyAt: '08:10' },
  payload: nothing,
  run: async (services, _, reach) => {
    const { db, clock, config } = services;
    await eachCompany(services, reach, (scope) =>
      db.write(scope, async (tx) => {
        const near = await takeNear(tx, scope, clock.today());
        for (const { id, kalan } of near)
          await logEvent(tx, scope, {
            basvuru_id: id,
            tur: 'hatirlatildi',
            veri: { kalan },
            at: clock.now(),
          });
        if (near.length === 0) return;
        for (const member of await selectMembers(tx)) {
          const theirs = near.filter((one) => isFor(one, member));
          if (theirs.length > 0)
            await enqueueMail(tx, config, {
              to: member.email,
              company_id: scope.company_id,
              unreported: true,
              language: member.dil,
              content: reminderMail(member.dil, theirs),
            });
        }
      }),
    );
  },
});

/** Removes what was begun and not confirmed in time, with its files and its link. */
async function removeUnconfirmed(tx: Tx, { company_id }: CompanyScope, before: Date) {
  await sql`
    with gone as (
      delete from basvuru_taslaklari
      where company_id = ${company_id} and olusturma_tarihi < ${before.toISOString()} returning id
    ), unlinked as (
      delete from links where company_id = ${company_id} and kind = 'applicant'
        and row_id in (select id from gone)
    )
    delete from basvuru_ekleri
    where company_id = ${company_id} and basvuru_id in (select id from gone)`.execute(tx);
}

/** Disposes of applications that were closed longer ago than the company keeps them. */
async function disposeOld(tx: Tx, { company_id }: CompanyScope, now: Date) {
  await sql`
    with gone as (
      delete from basvurular b using basvuru_ayarlari a
      where b.company_id = ${company_id} and a.company_id = b.company_id
        and b.sonuclanma_tarihi + make_interval(years => a.saklama_yili) < ${now.toISOString()}
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

/** Each hour: what nobody confirmed, and what has been kept long enough. */
export const disposeOfApplicationsJob = defineJob({
  name: 'dispose-of-applications',
  schedule: { everyMinutes: 60 },
  payload: nothing,
  run: async (services, _, reach) => {
    const { db, clock } = services;
    const now = clock.now();
    const before = new Date(now.getTime() - UNCONFIRMED_HOURS * 3_600_000);
    await eachCompany(services, reach, (scope) =>
      db.write(scope, async (tx) => {
        await removeUnconfirmed(tx, scope, before);
        await disposeOld(tx, scope, now);
      }),
    );
  },
});
