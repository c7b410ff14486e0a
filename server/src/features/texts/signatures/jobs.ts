import { companyJob } from '../../../platform/jobs/each-company.ts';
import { withUnanswered } from './queries.ts';
import { remindInTurn } from './signatures.ts';

/** Reminds the addressees of a text who have not answered: after three days and after seven. */
export const remindOfSignaturesJob = companyJob({
  name: 'remind-of-signatures',
  schedule: { dailyAt: '09:10' },
  due: ({ today, now }) => withUnanswered(today, now),
  work: remindInTurn,
});
