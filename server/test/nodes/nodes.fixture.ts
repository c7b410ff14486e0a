import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { enqueue, type Job } from '../../src/platform/jobs/job.ts';
import { testApp } from '../app.ts';
import { testClock } from '../clock.ts';

/** A database of its own, since a node takes the jobs of the whole database, and nodes on it. */
export async function openNodes(job: Job<object>, now: string) {
  const app = await testApp({}, { own: true, clock: testClock(now) });
  const { DATA_DIR } = app.config;
  const owner = new pg.Client({ connectionString: app.url });
  await owner.connect();
  const nodes: ChildProcess[] = [];

  async function node(hangsAt = 0): Promise<ChildProcess> {
    const script = join(import.meta.dirname, 'one-job.ts');
    const child = fork(script, [job.name, app.url, DATA_DIR, now, String(hangsAt)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    nodes.push(child);
    await once(child, 'message');
    return child;
  }
  async function kill(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  const count = async (from: string): Promise<number> => {
    const found = await owner.query<{ n: number }>(`select count(*)::int as n from ${from}`);
    return found.rows[0]?.n ?? -1;
  };

  return {
    app,
    count,
    /** Runs the job on a node that is killed within the transaction of a company. */
    async dieAt(company: number): Promise<void> {
      // Jobs that the preparation enqueued are not to do the work.
      await owner.query('truncate graphile_worker._private_jobs');
      await enqueue(app.db.system, job, {});
      const killed = await node(company);
      await once(killed, 'message');
      await kill(killed);
    },
    /** Runs the interrupted job again, and once more for each of two nodes, until all is delivered. */
    async finish(): Promise<number> {
      // Mails that the killed node was delivering are left to it for two minutes; these are over.
      await owner.query('update mail_outbox set next_try_at = now()');
      for (let n = 0; n < 2; n++) await enqueue(app.db.system, job, {});
      await Promise.all([node(), node()]);
      await vi.waitFor(
        async () => {
          expect(await count('graphile_worker.jobs')).toBe(0);
          expect(await count(`mail_outbox where state <> 'delivered'`)).toBe(0);
        },
        { timeout: 60_000, interval: 100 },
      );
      const written = await readdir(join(DATA_DIR, 'mail'));
      return written.filter((name) => name.endsWith('.eml')).length;
    },
    async close(): Promise<void> {
      for (const child of nodes) await kill(child);
      await owner.end();
      await app.close();
    },
  };
}
