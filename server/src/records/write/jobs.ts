import { definePlatformJob, nothing, type Job } from '../../platform/jobs/job.ts';
import { judgeOutdated, type Judgement } from './judge.ts';

/**
 * Looks every minute whether the rules, the day or linked records have moved on, and judges anew what
 * they changed: so long a stored risk may not have heard of a change in another record.
 */
export const judgeRecordsJob = (judgement: Judgement): Job =>
  definePlatformJob({
    name: 'judge-records',
    schedule: { everyMinutes: 1 },
    payload: nothing,
    run: (services, _, reach) => judgeOutdated(services, judgement, reach),
  });
