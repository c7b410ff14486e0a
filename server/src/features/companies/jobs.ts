import { eachCompanyWith } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { dueHeads, mailHead } from './evidence-mail.ts';

/** Each morning, the head of each log whose company gets it by mail on that day. */
export const mailChainHeadsJob = defineJob({
  name: 'mail-chain-heads',
  schedule: { dailyAt: '07:40' },
  payload: nothing,
  run: (services, _, reach) =>
    eachCompanyWith(services, reach, dueHeads(services.clock.today()), (scope) =>
      mailHead(services, scope),
    ),
});
