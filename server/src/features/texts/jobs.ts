import { eachCompany } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { followStaleTexts } from './stale-actions.ts';

/** Makes an action of each text that became stale, where a company wants so, and completes decided ones. */
export const actOnStaleTextsJob = defineJob({
  name: 'act-on-stale-texts',
  schedule: { everyMinutes: 5 },
  payload: nothing,
  run: (services, _, reach) =>
    eachCompany(services, reach, (scope) => followStaleTexts(services, scope)),
});
