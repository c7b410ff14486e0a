import { eachCompanyWith } from '../../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../../platform/jobs/job.ts';
import { withUnanswered } from './queries.ts';
import { remindInTurn } from './signatures.ts';

/** Reminds those who were asked to read a text and have not answered: after three days and after seven. */
export const remindOfSignaturesJob = defineJob({
  name: 'remind-of-signatures',
  schedule: { dailyAt: '09:10' },
  payload: nothing,
  run: (services, _, reach) => {
    const { clock } = services;
    return eachCompanyWith(services, reach, withUnanswered(clock.today(), clock.now()), (scope) =>
      remindInTurn(services, scope),
    );
  },
});
