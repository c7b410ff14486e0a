import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { SECRET, appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { startWire } from '../../../test/faults/wire.ts';
import { ensureLogins } from '../postgres/logins.ts';
import { defineJob, enqueue, nothing, type Job } from './job.ts';
import { enqueueDue, slotOf } from './schedule.ts';
import { startJobs, type Jobs } from './start.ts';

/** Patient enough for a machine that does other things as well. */
const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000, interval: 50 });

const nodes: ChildProcess[] = [];
const running: Jobs[] = [];

// A database of its own: whoever works takes the jobs of the whole database.
const app = await appOfFile({}, { own: true });
/** Address of the login that a server's worker uses. */
const { queue } = await ensureLogins(app.url, SECRET);
const owner = new pg.Client({ connectionString: app.url });
await owner.connect();
// So that tests may end the worker's connections.
await owner.query(`grant ${new URL(queue).searchParams.get('user')} to current_user`);
await owner.query(`create table ran (job text not null, node text not null);
    grant insert on ran to emanet_system, emanet_app`);
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  // Killed, not stopped: a node in the middle of a job that never ends would not stop.
  for (const node of nodes.splice(0)) {
    if (node.exitCode !== null || node.signalCode !== null) continue;
    const ended = once(node, 'exit');
    node.kill('SIGKILL');
    await ended;
  }
  await owner.query(`truncate ran, job_slots, graphile_worker._private_jobs,
    graphile_worker._private_job_queues`);
});
afterAll(() => owner.end());

const node = async (role: string): Promise<ChildProcess> => {
  const script = join(import.meta.dirname, '../../../test/nodes/jobs.ts');
  const child = fork(script, [app.url, app.config.DATA_DIR, role], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  nodes.push(child);
  await once(child, 'message');
  return child;
};
/** Jobs that ran, with their nodes, in their order. */
const ran = async () =>
  (await owner.query<{ job: string; node: string }>('select job, node from ran')).rows;
const waiting = async () =>
  (
    await owner.query<{ task_identifier: string; attempts: number; run_at: Date }>(
      `select task_identifier, attempts, run_at from graphile_worker.jobs order by id`,
    )
  ).rows;
const start = (jobs: readonly Job[]) => {
  running.push(startJobs(app.services, queue, jobs));
};
const payload = z.object({ n: z.number() });

describe('a schedule', () => {
  it('runs once on two nodes that both look at it again and again', async () => {
    await Promise.all([node('one'), node('two')]);
    await eventually(async () => {
      expect(await waiting()).toEqual([]);
    });
    expect((await ran()).map(({ job }) => job)).toEqual(['daily']);
  });

  it('has its slot in Turkish time', () => {
    const at = (now: string) => slotOf({ dailyAt: '01:30' }, new Date(now)).toISOString();
    expect(at('2026-11-21T22:29:59Z')).toBe('2026-11-20T22:30:00.000Z');
    expect(at('2026-11-21T22:30:00Z')).toBe('2026-11-21T22:30:00.000Z');
    const often = slotOf({ everyMinutes: 10 }, new Date('2026-11-21T22:29:59Z'));
    expect(often.toISOString()).toBe('2026-11-21T22:20:00.000Z');
  });

  const daily = defineJob({
    name: 'daily',
    schedule: { dailyAt: '08:00' },
    payload: nothing,
    run: () => Promise.resolve(),
  });
  /** How often the schedule is taken when the clock shows these instants, one after the other. */
  const taken = async (...instants: string[]) => {
    const clock = testClock();
    const found: string[] = [];
    for (const instant of instants) {
      clock.moveTo(instant);
      await owner.query('truncate graphile_worker._private_jobs');
      await enqueueDue({ ...app.services, clock }, [daily]);
      if ((await waiting()).length > 0) found.push(instant);
    }
    return found;
  };

  it('runs once a day, and once after days without a node', async () => {
    expect(
      await taken(
        '2026-11-21T07:00:00+03:00',
        '2026-11-21T08:00:00+03:00',
        '2026-11-21T23:00:00+03:00',
        '2026-12-05T12:00:00+03:00',
        '2026-12-06T07:59:59+03:00',
      ),
    ).toEqual([
      '2026-11-21T07:00:00+03:00',
      '2026-11-21T08:00:00+03:00',
      '2026-12-05T12:00:00+03:00',
    ]);
  });

  it('does not run again for a clock that goes back, and loses no day to one that ran ahead', async () => {
    const morning = '2026-11-21T08:00:10+03:00';
    const next = '2026-11-22T08:00:10+03:00';
    expect(
      await taken(
        morning,
        '2026-11-21T07:59:00+03:00',
        morning,
        '2027-11-21T09:00:00+03:00',
        morning,
        next,
      ),
    ).toEqual([morning, '2026-11-21T07:59:00+03:00', '2027-11-21T09:00:00+03:00', next]);
  });
});

describe('a job in the queue', () => {
  it('is there when, and only when, the transaction is stored', async () => {
    const job = defineJob({ name: 'stored', payload, run: () => Promise.resolve() });
    await app.db.system.transaction().execute((tx) => enqueue(tx, job, { n: 1 }));
    const rolledBack = app.db.system.transaction().execute(async (tx) => {
      await enqueue(tx, job, { n: 2 });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect((await waiting()).map((one) => one.task_identifier)).toEqual(['stored']);
  });

  it('replaces a waiting one of the same key and waits until its time', async () => {
    const job = defineJob({ name: 'keyed', payload, run: () => Promise.resolve() });
    const runAt = new Date('2036-01-01T00:00:00Z');
    for (const n of [1, 2]) await enqueue(app.db.system, job, { n }, { key: 'same', runAt });
    await enqueue(app.db.system, job, { n: 3 }, { key: 'other' });
    expect((await waiting()).map((one) => one.run_at.getFullYear()).sort()).toEqual([
      new Date().getFullYear(),
      2036,
    ]);
  });

  it('cannot be read or taken away by a request', async () => {
    for (const statement of ['select * from graphile_worker.jobs', 'delete from job_slots']) {
      await owner.query('begin; set local role emanet_app');
      await expect(owner.query(statement)).rejects.toThrow(/permission denied/);
      await owner.query('rollback');
    }
  });

  it('runs again after a failure, later and later', async () => {
    let tries = 0;
    const job = defineJob({
      name: 'failing',
      payload,
      run: () => (++tries === 1 ? Promise.reject(new Error('no')) : Promise.resolve()),
    });
    await enqueue(app.db.system, job, { n: 1 });
    const [enqueued] = await waiting();
    start([job]);
    // The attempt is counted when it begins, the time of the next one is set when it has failed.
    await eventually(async () => {
      const [failed] = await waiting();
      expect(failed).toMatchObject({ task_identifier: 'failing', attempts: 1 });
      expect(failed?.run_at.getTime()).toBeGreaterThan(enqueued?.run_at.getTime() ?? Infinity);
    });
    await owner.query('update graphile_worker._private_jobs set run_at = now()');
    await eventually(async () => {
      expect([tries, await waiting()]).toEqual([2, []]);
    });
  });

  it('is taken up by another node when its own is killed in the middle', async () => {
    const killed = await node('one');
    const began = once(killed, 'message');
    await owner.query(`select enqueue_job('long', '{"hangsOn":"one"}', null, null, false)`);
    await began;
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    await node('two');
    await eventually(async () => {
      expect((await ran()).filter(({ job }) => job === 'long done')).toEqual([
        { job: 'long done', node: 'two' },
      ]);
    });
    // Its pause after the first try is over: nothing is left of it.
    await eventually(async () => {
      expect(await waiting()).toEqual([]);
    });
  });

  it('is left to a node that works on it for long', async () => {
    const busy = await node('one');
    const began = once(busy, 'message');
    await owner.query(`select enqueue_job('long', '{"hangsOn":"one"}', null, null, false)`);
    await began;
    // As if it had begun long ago, for a node whose worker looks for the dead.
    await owner.query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'`,
    );
    await node('two');
    await owner.query(`select enqueue_job('long', '{"hangsOn":"nobody"}', null, null, false)`);
    await eventually(async () => {
      expect((await ran()).some(({ job }) => job === 'long done')).toBe(true);
    });
    // The other one leaves the queue a moment after its work is done.
    await eventually(async () => {
      const left = (await waiting()).filter((one) => one.task_identifier === 'long');
      expect(left).toMatchObject([{ attempts: 1 }]);
    });
  });

  it('is not lost, and ends no process, when connections break again and again', async () => {
    const job = defineJob({ name: 'shaken', payload, run: () => Promise.resolve() });
    start([job]);
    for (let round = 0; round < 8; round++) {
      for (let n = 0; n < 20; n++) await eventually(() => enqueue(app.db.system, job, { n }));
      await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database()
          and backend_type = 'client backend'`);
    }
    await eventually(async () => {
      expect(await waiting()).toEqual([]);
    });
  });

  it('begins again when the database was away', async () => {
    let runs = 0;
    const job = defineJob({
      name: 'patient',
      payload,
      run: () => {
        runs++;
        return Promise.resolve();
      },
    });
    start([job]);
    await enqueue(app.db.system, job, { n: 1 });
    await eventually(() => {
      expect(runs).toBe(1);
    });
    await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database()
          and backend_type = 'client backend'`);
    await eventually(() => enqueue(app.db.system, job, { n: 2 }));
    await eventually(() => {
      expect(runs).toBe(2);
    });
  });

  it('is worked on again, and the worker stops, after its connections fell silent', async () => {
    const wire = await startWire(app.url);
    let runs = 0;
    const job = defineJob({
      name: 'unheard',
      payload,
      run: () => {
        runs++;
        return Promise.resolve();
      },
    });
    const jobs = startJobs(app.services, wire.url, [job], { silentMs: 2_000 });
    try {
      await eventually(() => expect(jobs.alive()).toBe(true));
      wire.silence();
      await enqueue(app.db.system, job, { n: 1 });
      await eventually(() => expect(runs).toBe(1));
      wire.silence();
      await enqueue(app.db.system, job, { n: 2 });
      await jobs.stop();
    } finally {
      await wire.close();
    }
  }, 60_000);
});
