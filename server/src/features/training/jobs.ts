import { sql } from 'kysely';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import { companyJob } from '../../platform/jobs/each-company.ts';
import { mailQuota } from '../../platform/mail/quota.ts';
import { logChange } from '../../nouns/log.ts';
import { removeDeletedVideos, withDeletedVideos } from '../videos/videos.ts';
import {
  removeDeleted,
  takeForReminder,
  takeForRenewal,
  withDeleted,
  withDue,
  withEnded,
} from './due.ts';
import { takeForMail } from './queries.ts';
import { mailInvitations } from './send.ts';
import { INVITATIONS, invite } from './invite.ts';

/** Reminds those who were invited and have not finished, every few days and a few times. */
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

/** Invites again, for the next year, those whose certificate has run out. */
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

/** Removes invitations and videos that were deleted more than a day ago. */
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
