import { sql } from 'kysely';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import { eachCompanyWith } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { mailQuota } from '../../platform/mail/quota.ts';
import { logChange } from '../../nouns/log.ts';
import { removeDeletedVideos, withDeletedVideos } from '../videos/videos.ts';
import {
  removeDeleted,
  takeForMail,
  takeForRenewal,
  withDeleted,
  withEnded,
  withInvited,
} from './queries.ts';
import { mailInvitations } from './send.ts';
import { selectSettings } from './settings.ts';
import { INVITATIONS, invite } from './invite.ts';

/** Reminds those who were invited and have not finished, every few days and a few times. */
export const remindOfTrainingJob = defineJob({
  name: 'remind-of-training',
  schedule: { dailyAt: '09:00' },
  payload: nothing,
  run: async (services, _, reach) => {
    const { db, clock, config } = services;
    await eachCompanyWith(services, reach, withInvited, (scope) =>
      db.write(scope, async (tx) => {
        const { hatirlatma, hatirlatma_gun, hatirlatma_en_cok } = await selectSettings(tx, scope);
        if (!hatirlatma) return;
        // Half a day of grace: the job of one day begins a little earlier than that of another.
        const before = new Date(clock.now().getTime() - (hatirlatma_gun - 0.5) * DAY_MS);
        // Mails that do not fit today are due tomorrow.
        const { kalan: most } = await mailQuota(tx, config, false);
        const people = await takeForMail(tx, scope, clock.now(), {
          ...{ reminder: true, most },
          where: sql`and d.durum <> 'gonderilmedi' and d.hatirlatma_sayisi < ${hatirlatma_en_cok}
            and d.istenme_tarihi < ${before.toISOString()}::timestamptz`,
        });
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
        if (!(await selectSettings(tx, scope)).yenileme) return;
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
