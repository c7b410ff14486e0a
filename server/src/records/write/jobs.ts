import { definePlatformJob, nothing, type Job } from '../../platform/jobs/job.ts';
import type { Register } from '../register.ts';
import { judgeOutdated } from './judge.ts';

/** Looks every few minutes whether the rules or the day have moved on, and judges anew what they changed. */
export const judgeRecordsJob = (registers: readonly Register[]): Job =>
  definePlatformJob({
    name: 'judge-records',
    schedule: { everyMinutes: 5 },
    payload: nothing,
    run: (services, _, reach) => judgeOutdated(services, registers, reach),
  });
