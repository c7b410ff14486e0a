import { eachCompany } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { sendDigest } from './digest.ts';

/** Looks each hour whether a company's digest of open actions is due. */
export const sendActionDigestsJob = defineJob({
  name: 'send-action-digests',
  schedule: { everyMinutes: 60 },
  payload: nothing,
  run: (services, _, reach) => eachCompany(services, reach, (scope) => sendDigest(services, scope)),
});
