import { eachCompanyWith } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { isSendingTime } from '../confirmations/confirmations.ts';
import { KEPT_FOR_DAYS, sendDigest } from './digest.ts';
import { digestCompanies } from './queries.ts';

/** Looks each hour of the day whether a company's digest of open actions is due. */
export const sendActionDigestsJob = defineJob({
  name: 'send-action-digests',
  schedule: { everyMinutes: 60 },
  payload: nothing,
  run: async (services, _, reach) => {
    const { clock } = services;
    if (!isSendingTime(clock)) return;
    const question = digestCompanies(clock.today(), KEPT_FOR_DAYS);
    await eachCompanyWith(services, reach, question, (scope) => sendDigest(services, scope));
  },
});
