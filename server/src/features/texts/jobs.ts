import { sql } from 'kysely';
import { eachCompanyWith } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { relinkTexts, unlinkedTexts } from './stale/relink.ts';
import { followStaleTexts, grownLogs } from './stale/stale-actions.ts';

/**
 * Links texts to the fields that blocks read now, opens an action for each stale text where the
 * company wants it, and completes decided ones.
 */
export const actOnStaleTextsJob = defineJob({
  name: 'act-on-stale-texts',
  schedule: { everyMinutes: 5 },
  payload: nothing,
  run: (services, _, reach) =>
    eachCompanyWith(services, reach, sql`${unlinkedTexts} union ${grownLogs}`, async (scope) => {
      await relinkTexts(services, scope);
      await followStaleTexts(services, scope);
    }),
});
