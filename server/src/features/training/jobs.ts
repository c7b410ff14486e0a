import { sql } from 'kysely';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import { eachCompanyWith } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
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
export const remindOfTrainingJob = defineJob({
  name: 'remind-of-training',
  schedule: { dailyAt: '09:00' },
  payload: nothing,
  run: async (services, _, reach) => {
    const { db, clock, config } = services;
    await eachCompanyWith(services, reach, withDue(clock.now()), (scope) =>
      db.write(scope, async (tx) => {
        // Mails that do not fit today are due tomorrow.
        const { kalan } = await mailQuota(tx, config, false);
        const people = await takeForReminder(tx, scope, clock.now(), kalan);
        await mailInvitations(tx, scope, services, 'hatirlatma', people);
        const ids = people.map(({ id }) => id);
        await logChange(tx, scope, INVITATIONS, ids, { islem: 'hatırlatma' });
      }),
    );
  },
});

/** Invites again, for the next year, those whose certificate has run out. */
export const renewTrainingJob = defineJob({
  name: 'renew-training',
  schedule: { dailyAt: '08:30' },
  payload: nothing,
  run: async (services, _, reach) => {
    const { db, clock, config } = services;
    await eachCompanyWith(services, reach, withEnded(clock.today()), (scope) =>
      db.write(scope, async (tx) => {
        const { kalan } = await mailQuota(tx, config, false);
        const ended = await takeForRenewal(tx, scope, clock.today(), kalan);
        if (ended.length === 0) return;
        const ids = await invite(services, tx, scope, ended);
        const people = await takeForMail(tx, scope, clock.now(), { ids });
        await mailInvitations(tx, scope, services, 'yenileme', people);
        await logChange(tx, scope, INVITATIONS, ids, { islem: 'yenileme' });
      }),
    );
  },
});

/** Removes invitations and videos that were deleted more than a day ago. */
export const forgetTrainingJob = defineJob({
  name: 'forget-deleted-training',
  schedule: { dailyAt: '03:20' },
  payload: nothing,
  run: async (services, _, reach) => {
    const { db, clock } = services;
    const before = new Date(clock.now().getTime() - DAY_MS);
    const question = sql<{ company_id: number }>`${withDeleted(before)}
      union ${withDeletedVideos(before)}`;
    await eachCompanyWith(services, reach, question, (scope) =>
      db.write(scope, async (tx) => {
        await removeDeleted(tx, scope, before);
        await removeDeletedVideos(tx, scope, before);
      }),
    );
  },
});
