import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '../start/log.ts';

const RECONNECT_MS = 1000;
const LOOK_FOR_DEAD_MS = 2000;
const JOBS_AT_ONCE = 2;
/** First key of the advisory locks; any constant, the same on every node. */
const ALIVE = 7_153_043;

type WorkLog = Pick<Log, 'warn' | 'error'>;

/**
 * Works on the queue, together with any number of other nodes, until stopped. When the database goes
 * away it begins anew.
 */
export function startWorker(
  url: string,
  tasks: TaskList,
  log: WorkLog,
): { stop: () => Promise<void> } {
  const stopped = new AbortController();
  const loop = async () => {
    while (!stopped.signal.aborted) {
      await work(url, tasks, log, stopped.signal).catch(() => undefined);
      if (stopped.signal.aborted) return;
      log.warn('the connection to the job queue broke; connecting again');
      await sleep(RECONNECT_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const running = loop();
  return {
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
}

/** One life of the worker: until it is stopped or one of its connections breaks. */
async function work(url: string, tasks: TaskList, log: WorkLog, stop: AbortSignal): Promise<void> {
  const life = new pg.Client({
    connectionString: url,
    application_name: 'emanet-jobs',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  const pool = openPool(url);
  const over = new Promise<void>((resolve) => {
    for (const event of ['error', 'end'] as const) life.on(event, () => resolve());
    stop.addEventListener('abort', () => resolve());
  });
  const events: WorkerEvents = new EventEmitter();
  logFailures(events, log);
  let look: NodeJS.Timeout | undefined;
  events.once('pool:create', ({ workerPool }) => {
    showAlive(life, workerPool.id).catch(() => undefined);
    look = setInterval(() => {
      releaseDead(life, workerPool.id).catch(() => undefined);
    }, LOOK_FOR_DEAD_MS);
  });
  try {
    await life.connect();
    const runner = await run({
      pgPool: pool,
      concurrency: JOBS_AT_ONCE,
      taskList: tasks,
      crontab: '',
      noHandleSignals: true,
      // Without batches a broken connection at the end of a job is a rejection nobody handles.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      events,
      logger: new Logger(() => () => undefined),
    });
    await Promise.race([over, runner.promise]);
    await runner.stop().catch(() => undefined);
  } finally {
    clearInterval(look);
    const ended = Promise.all([life.end(), pool.end()]).catch(() => undefined);
    await Promise.race([ended, sleep(1000)]);
  }
}

/** For the library: with its own pool a connection that breaks at the end would end the process. */
function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'emanet-jobs',
    connectionTimeoutMillis: 10_000,
    max: JOBS_AT_ONCE + 1,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return pool;
}

/** The library frees jobs of a killed node after four hours; this lock tells at once that it died. */
const showAlive = (life: pg.Client, worker: string) =>
  life.query('select pg_advisory_lock($1, hashtext($2))', [ALIVE, worker]);

async function releaseDead(life: pg.Client, own: string): Promise<void> {
  await life.query(
    `with holders as materialized (
      select distinct locked_by from graphile_worker.jobs
      where locked_by <> $2 and locked_at < now() - interval '2 seconds'
    ), dead as materialized (
      select locked_by from holders where pg_try_advisory_xact_lock($1, hashtext(locked_by))
    )
    select graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead
    having count(*) > 0`,
    [ALIVE, own],
  );
}

function logFailures(events: WorkerEvents, log: WorkLog): void {
  events.on('job:error', ({ job, error }) => {
    const { id, task_identifier, attempts } = job;
    log.warn(
      { job: task_identifier, id, attempts, err: error },
      'a job failed; it runs again later',
    );
  });
  events.on('job:failed', ({ job, error }) => {
    const { id, task_identifier, attempts } = job;
    log.error({ job: task_identifier, id, attempts, err: error }, 'a job failed for the last time');
  });
}
