import { processingActivities } from '@emanet/contract/processing-activities';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '../../../platform/api/client.ts';
import type { Job } from './runner.ts';
import { createAll } from './runner.ts';
import { useLeaveGuard } from '../../../platform/session/leave-guard.ts';
import { WIZARD_CLOSE_MS, WIZARD_PAUSE_MS } from './timing.ts';
import { recordsKey } from '../../../records/query-keys.ts';

export type Progress = Readonly<{ names: readonly string[]; made: number; finished: boolean }>;

const sleep = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms));

/** A key used with another body means that an earlier attempt made this activity. */
async function post({ body, key }: Job): Promise<number | undefined> {
  try {
    return (await call(processingActivities.add, { body, idempotencyKey: key })).data.id;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'KEY_REUSED')) throw error;
    return undefined;
  }
}

/**
 * Runs the creations and shows their progress. `create` resolves when the progress may close: at
 * once after a failure, after the specification's pause when all were made. `records`: their ids.
 */
export function useCreation(company: number) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const guard = useLeaveGuard();

  async function create(jobs: readonly Job[], onMade: (id: number) => void) {
    const names = jobs.map(({ name }) => name);
    let made = 0;
    const records: number[] = [];
    guard(true);
    setProgress({ names, made, finished: false });
    const end = await createAll(jobs, {
      post: async (job) => {
        const record = await post(job);
        if (record !== undefined) records.push(record);
      },
      sleep,
      pauseMs: WIZARD_PAUSE_MS,
      onMade: (id) => {
        made += 1;
        onMade(id);
        setProgress({ names, made, finished: made === jobs.length });
      },
    });
    void client.invalidateQueries({ queryKey: recordsKey(company) });
    if (end.done) await sleep(WIZARD_CLOSE_MS);
    guard(false);
    setProgress(undefined);
    return { ...end, records };
  }

  return { progress, create };
}
