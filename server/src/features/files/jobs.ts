import { sweepFiles } from '../../platform/files/sweep.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';

/** Removes what no row names, each night. */
export const sweepFilesJob = defineJob({
  name: 'sweep-files',
  schedule: { dailyAt: '03:40' },
  payload: nothing,
  run: sweepFiles,
});
