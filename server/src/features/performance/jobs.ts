import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { storeDay } from './queries.ts';

/** Each evening, what is counted of every department, for the months to be compared by. */
export const snapshotPerformanceJob = defineJob({
  name: 'snapshot-performance',
  schedule: { dailyAt: '23:30' },
  payload: nothing,
  run: async ({ db, clock }, _, reach) => {
    for (const company of await reach.companies()) {
      const scope = reach.scopeIn(company);
      await db.write(scope, (tx) => storeDay(tx, scope, clock.today()));
    }
  },
});
