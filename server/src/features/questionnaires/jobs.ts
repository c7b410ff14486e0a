import { companyJob } from '../../platform/jobs/each-company.ts';
import { remindInTurn } from './questionnaires.ts';
import { withUnfinished } from './queries.ts';

/** Reminds those who have not finished a questionnaire, once, two days before its last one. */
export const remindOfQuestionnairesJob = companyJob({
  name: 'remind-of-questionnaires',
  schedule: { dailyAt: '09:15' },
  due: withUnfinished,
  work: remindInTurn,
});
