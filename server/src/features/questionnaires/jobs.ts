import { eachCompanyWith } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { remindInTurn } from './questionnaires.ts';
import { withUnfinished } from './queries.ts';

/** Reminds those who have not finished a questionnaire, once, two days before its last one. */
export const remindOfQuestionnairesJob = defineJob({
  name: 'remind-of-questionnaires',
  schedule: { dailyAt: '09:15' },
  payload: nothing,
  run: (services, _, reach) => {
    const at = { now: services.clock.now(), today: services.clock.today() };
    return eachCompanyWith(services, reach, withUnfinished(at), (scope) =>
      remindInTurn(services, scope),
    );
  },
});
