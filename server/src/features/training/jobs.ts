import { sql } from 'kysely';
import type { Language } from '@emanet/contract/shared/primitives';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import { companyJob } from '../../platform/jobs/each-company.ts';
import { mailQuota } from '../../platform/mail/quota.ts';
import { logChange } from '../../nouns/log.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';
import { removeDeletedVideos, withDeletedVideos } from '../videos/videos.ts';
import { takeForMail, valid } from './queries.ts';
import { mailInvitations } from './send.ts';
import { INVITATIONS, invite } from './invite.ts';
import { USUAL } from './settings.ts';

/** Matches unfinished invitations `d` that were mailed, like their partial index. */
const awaited = sql`${valid('d')} and d.durum not in ('tamamlandi', 'gonderilmedi') and d.email is not null`;

/**
 * Matches those whose reminder is due by their company's settings. Half a day is allowed, because
 * the daily job does not begin at the same second each day.
 */
const isDue = (now: Date) => sql`${awaited} and exists (
    select from (select ${USUAL.hatirlatma}::boolean as hatirlatma, ${USUAL.hatirlatma_gun}::int as gun,
      ${USUAL.hatirlatma_en_cok}::int as en_cok) usual
    left join egitim_ayarlari a on a.company_id = d.company_id
    where coalesce(a.hatirlatma, usual.hatirlatma)
      and d.hatirlatma_sayisi < coalesce(a.hatirlatma_en_cok, usual.en_cok)
      and d.istenme_tarihi < ${now.toISOString()}::timestamptz
        - make_interval(days => coalesce(a.hatirlatma_gun, usual.gun)) + interval '12 hours')`;

/** Companies with due invitations; addresses that refuse mail do not count. */
export const withDue = (now: Date) => sql<{ company_id: number }>`
  select d.company_id from egitim_davetleri d
  where ${isDue(now)} and not exists (select from opted_out(array[d.email]))`;

/** Takes up to `most` of them for a mail. */
const takeForReminder = (tx: Tx, scope: CompanyScope, now: Date, most: number) =>
  takeForMail(tx, scope, now, { reminder: true, most, where: sql`and ${isDue(now)}` });

/** Shortest validity of a certificate in days, so that the completions' index skips newer ones. */
const LEAST_VALID_DAYS = 360;

/** Matches an invitation `d` whose certificate `s` has expired, in a company that renews trainings. */
const hasEnded = (today: string) => sql`${valid('d')}
  and d.tamamlanma_tarihi < gun_basi(${daysAfter(today, -LEAST_VALID_DAYS)}::date)
  and s.company_id = d.company_id and s.davet_id = d.id and s.gecerlilik <= ${today}::date
  and coalesce((select a.yenileme from egitim_ayarlari a where a.company_id = d.company_id),
    ${USUAL.yenileme})`;

export const withEnded = (today: string) => sql<{ company_id: number }>`
  select d.company_id from egitim_davetleri d, egitim_sertifikalari s where ${hasEnded(today)}`;

/** Ends up to `most` of these trainings and returns the people to invite again. */
const takeForRenewal = (tx: Tx, { company_id }: CompanyScope, today: string, most: number) =>
  rowsOf<{
    id: number;
    fullname: string;
    email: string | null;
    department_id: number | null;
    dil: Language;
  }>(tx)`
    update egitim_davetleri d set yenilendi = true
    from egitim_sertifikalari s
    where d.company_id = ${company_id} and ${hasEnded(today)}
      and s.no = any(array(select s.no from egitim_davetleri d, egitim_sertifikalari s
        where d.company_id = ${company_id} and ${hasEnded(today)}
        order by s.gecerlilik, s.no limit ${most}))
    returning d.id, d.fullname, d.email, d.department_id, d.dil`;

/** Selects companies with invitations that were deleted before an instant. */
const withDeleted = (before: Date) => sql<{ company_id: number }>`
  select company_id from egitim_davetleri where silinme_tarihi < ${before.toISOString()}`;

/** Removes invitations that were deleted before an instant, with their certificates. */
const removeDeleted = (tx: Tx, { company_id }: CompanyScope, before: Date) =>
  tx
    .deleteFrom('egitim_davetleri')
    .where('company_id', '=', company_id)
    .where('silinme_tarihi', '<', before.toISOString())
    .execute();

/** Reminds people with unfinished invitations, every few days and a few times. */
export const remindOfTrainingJob = companyJob({
  name: 'remind-of-training',
  schedule: { dailyAt: '09:00' },
  due: ({ now }) => withDue(now),
  work: async (services, tx, scope, { now }) => {
    // Mails that do not fit today are due tomorrow.
    const { kalan } = await mailQuota(tx, services.config, false);
    const people = await takeForReminder(tx, scope, now, kalan);
    await mailInvitations(tx, scope, services, 'hatirlatma', people);
    const ids = people.map(({ id }) => id);
    await logChange(tx, scope, INVITATIONS, ids, { islem: 'hatırlatma' });
  },
});

/** Invites again, for the next year, people whose certificate has expired. */
export const renewTrainingJob = companyJob({
  name: 'renew-training',
  schedule: { dailyAt: '08:30' },
  due: ({ today }) => withEnded(today),
  work: async (services, tx, scope, { now, today }) => {
    const { kalan } = await mailQuota(tx, services.config, false);
    const ended = await takeForRenewal(tx, scope, today, kalan);
    if (ended.length === 0) return;
    const ids = await invite(services, tx, scope, ended);
    const people = await takeForMail(tx, scope, now, { ids });
    await mailInvitations(tx, scope, services, 'yenileme', people);
    await logChange(tx, scope, INVITATIONS, ids, { islem: 'yenileme' });
  },
});

/** Removes invitations and videos one day after their deletion. */
export const forgetTrainingJob = companyJob({
  name: 'forget-deleted-training',
  schedule: { dailyAt: '03:20' },
  due: ({ now }) => sql`${withDeleted(dayBefore(now))} union ${withDeletedVideos(dayBefore(now))}`,
  work: async (_, tx, scope, { now }) => {
    await removeDeleted(tx, scope, dayBefore(now));
    await removeDeletedVideos(tx, scope, dayBefore(now));
  },
});

const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);
