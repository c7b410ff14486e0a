import { eachCompanyWith } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { sendDigest } from './digest.ts';
import { digestCompanies } from './queries.ts';

/** Looks each hour whether a company's digest of open actions is due. */
export const sendActionDigestsJob = defineJob({
  name: 'send-action-digests',
  schedule: { everyMinutes: 60 },
  payload: nothing,
  run: (services, _, reach) =>
    eachCompanyWith(services, reach, digestCompanies(services.clock.today()), (scope) =>
      sendDigest(services, scope),
    ),
});
