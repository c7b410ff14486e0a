import { definePlatformJob, nothing, type Job } from '../../platform/jobs/job.ts';
import { judgeOutdated, type Judgement } from './judge.ts';

/**
 * Judges records again whose rules, day or linked records have changed. It runs every minute: until then a
 * stored risk may ignore a change in another record.
 */
export const judgeRecordsJob = (judgement: Judgement): Job =>
  definePlatformJob({
    name: 'judge-records',
    schedule: { everyMinutes: 1 },
    payload: nothing,
    run: (services, _, reach) => judgeOutdated(services, judgement, reach),
  });
