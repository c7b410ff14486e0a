import { companyJob } from '../../platform/jobs/each-company.ts';
import { openCopiedAnswers, unrepaired } from './copied-answers.ts';

/** Opens, once in every company, the answers of copies from before copies were left open. */
export const openCopiedAnswersJob = companyJob({
  name: 'open-copied-answers',
  schedule: { everyMinutes: 1 },
  due: () => unrepaired,
  work: (services, tx, scope, { today }) => openCopiedAnswers(services, tx, scope, today),
});
