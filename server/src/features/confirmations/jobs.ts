import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import { askCompany } from './rounds.ts';

/**
 * Asks departments to confirm their inventory and reminds them. Hourly, because a round begins at
 * midnight in Turkey and mails leave in the morning; for one company when its settings change.
 */
export const askForConfirmationsJob = defineJob({
  name: 'ask-for-confirmations',
  schedule: { everyMinutes: 60 },
  payload: z.object({ company_id: z.int().optional() }),
  run: async (services, { company_id }, { companies, scopeIn }) => {
    const asked = company_id === undefined ? await companies() : [company_id];
    for (const one of asked) await askCompany(services, scopeIn(one));
  },
});
