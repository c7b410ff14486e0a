import { eachCompany } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { storeDay } from './queries.ts';

/** Each evening, stores the counts of every department, for comparison by month. */
export const snapshotPerformanceJob = defineJob({
  name: 'snapshot-performance',
  schedule: { dailyAt: '23:30' },
  payload: nothing,
  run: (services, _, reach) =>
    eachCompany(services, reach, (scope) =>
      services.db.write(scope, (tx) => storeDay(tx, scope, services.clock.today())),
    ),
});
