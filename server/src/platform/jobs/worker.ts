import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '../start/log.ts';

const RECONNECT_MS = 1000;
const LOOK_FOR_DEAD_MS = 2000;
const JOBS_AT_ONCE = 2;
/** First key of the advisory locks; any constant, the same on every node. */
const ALIVE = 7_153_043;
/** For the library to begin: connections, its own migrations, its first look. */
const START_MS = 20_000;
/** For the database to answer the check for dead nodes; a silent connection counts as dead. */
const SILENT_MS = 8_000;
/** For running jobs to end; later they run again, on another node or after the worker's restart. */
const STOP_MS = 5_000;

type WorkLog = Pick<Log, 'warn' | 'error'>;

export type Worker = Readonly<{
  /** Whether the queue has answered lately. */
  alive: () => boolean;
  stop: () => Promise<void>;
}>;

type Around = Readonly<{
  log: WorkLog;
  /** Whether this node may work at all; otherwise its jobs are left to the others. */
  mayWork: () => boolean;
  silentMs?: number;
}>;

/** One run of the worker: `beat` is called after each answer of the queue. */
type Life = Required<Around> & Readonly<{ stop: AbortSignal; beat: () => void }>;

/**
 * Works on the queue, together with any number of other nodes, until stopped. If the database is lost, or
 * its connection is silent, the worker restarts.
 */
export function startWorker(url: string, tasks: TaskList, around: Around): Worker {
  const { log, mayWork, silentMs = SILENT_MS } = around;
  const stopped = new AbortController();
  let answered = -Infinity;
  const life: Life = {
    ...around,
    silentMs,
    stop: stopped.signal,
    beat: () => {
      answered = performance.now();
    },
  };
  const loop = async () => {
    while (!stopped.signal.aborted) {
      if (mayWork()) await work(url, tasks, life).catch(() => undefined);
      if (stopped.signal.aborted) return;
      if (mayWork()) log.warn('the connection to the job queue broke; connecting again');
      await sleep(RECONNECT_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const running = loop();
  return {
    alive: () => performance.now() - answered < silentMs + 2 * LOOK_FOR_DEAD_MS,
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
}

/** One life of the worker: until it is stopped or one of its connections breaks or falls silent. */
async function work(url: string, tasks: TaskList, life: Life): Promise<void> {
  const sockets = trackedSockets();
  const watch = new pg.Client({
    connectionString: url,
    application_name: 'emanet-jobs',
    stream: sockets.open,
    connectionTimeoutMillis: 10_000,
    query_timeout: life.silentMs,
    keepAlive: true,
  });
  const pool = openPool(url, sockets);
  const over = new AbortController();
  const end = () => over.abort();
  for (const event of ['error', 'end'] as const) watch.on(event, end);
  life.stop.addEventListener('abort', end);
  const events: WorkerEvents = new EventEmitter();
  logFailures(events, life.log);
  let look: NodeJS.Timeout | undefined;
  events.once('pool:create', ({ workerPool }) => {
    showAlive(watch, workerPool.id).then(life.beat, end);
    let asking = false;
    look = setInterval(() => {
      if (!life.mayWork()) end();
      if (asking) return;
      asking = true;
      releaseDead(watch, workerPool.id)
        .then(life.beat, end)
        .finally(() => (asking = false));
    }, LOOK_FOR_DEAD_MS);
  });
  try {
    await watch.connect();
    const starting = run({
      pgPool: pool,
      concurrency: JOBS_AT_ONCE,
      taskList: tasks,
      crontab: '',
      noHandleSignals: true,
      // Without batches a broken connection at the end of a job is an unhandled rejection.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      events,
      logger: new Logger(() => () => undefined),
    });
    // One that begins after this life is over ends at once.
    starting.then((runner) => (over.signal.aborted ? endRunner(runner) : undefined), end);
    const runner = await Promise.race([starting, aborted(over.signal), sleep(START_MS)]);
    if (!runner) return end();
    await Promise.race([aborted(over.signal), runner.promise]);
    await endRunner(runner);
  } finally {
    clearInterval(look);
    end();
    life.stop.removeEventListener('abort', end);
    const ended = Promise.all([watch.end(), pool.end()]).catch(() => undefined);
    await Promise.race([ended, sleep(1000)]);
    // One of these may still wait for an answer that never comes.
    sockets.destroy();
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined));
  });

/** Ends the library's runner: running jobs may end within a time limit; then their rows are released. */
async function endRunner(runner: Runner): Promise<void> {
  const stopping = runner.stop().then(
    () => true,
    () => true,
  );
  if (await Promise.race([stopping, sleep(STOP_MS, false)])) return;
  const killing = runner.kill().catch(() => undefined);
  await Promise.race([killing, sleep(RECONNECT_MS)]);
}

/** For the library: with its own pool a connection that breaks at the end would end the process. */
function openPool(url: string, sockets: TrackedSockets): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'emanet-jobs',
    stream: sockets.open,
    connectionTimeoutMillis: 10_000,
    max: JOBS_AT_ONCE + 1,
    keepAlive: true,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return pool;
}

type TrackedSockets = Readonly<{ open: () => Socket; destroy: () => void }>;

/** Sockets that can be closed together, even if their clients still wait for an answer. */
function trackedSockets(): TrackedSockets {
  const sockets = new Set<Socket>();
  return {
    open: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
    destroy: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The library frees jobs of a killed node after four hours; this lock shows at once that it died. */
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
