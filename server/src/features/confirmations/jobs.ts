import { z } from 'zod';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { eachCompany, eachCompanyWith } from '../../platform/jobs/each-company.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { askingCompanies } from './queries.ts';
import { ANNOUNCED_FOR_DAYS, askCompany, isSendingTime } from './rounds.ts';

/**
 * Requests confirmation of the inventory and reminds departments. Hourly, because a round begins at
 * midnight in Turkey and mails leave in the morning; for one company when its settings change.
 */
export const askForConfirmationsJob = defineJob({
  name: 'ask-for-confirmations',
  schedule: { everyMinutes: 60 },
  payload: z.object({ company_id: z.int().optional() }),
  run: (services, { company_id }, reach) => {
    const ask = (scope: CompanyScope) => askCompany(services, scope);
    const { clock } = services;
    const question = askingCompanies(clock.today(), {
      announced: ANNOUNCED_FOR_DAYS,
      mailing: isSendingTime(clock),
    });
    return company_id === undefined
      ? eachCompanyWith(services, reach, question, ask)
      : eachCompany(services, { ...reach, companies: async () => [company_id] }, ask);
  },
});
