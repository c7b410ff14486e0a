import { eachCompany } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { mailHead } from './evidence-mail.ts';

/** Each morning, the head of each log whose company wants it by mail and whose day has come. */
export const mailChainHeadsJob = defineJob({
  name: 'mail-chain-heads',
  schedule: { dailyAt: '07:40' },
  payload: nothing,
  run: (services, _, reach) => eachCompany(services, reach, (scope) => mailHead(services, scope)),
});
