// Run as a process of its own by the test of jobs: a node whose only jobs write down that they ran.
import { sql } from 'kysely';
import { z } from 'zod';
import { loadConfig } from '../../src/platform/start/config.ts';
import { openDb } from '../../src/platform/db.ts';
import { openStore } from '../../src/platform/files/open-store.ts';
import { defineJob, nothing } from '../../src/platform/jobs/job.ts';
import { enqueueDue } from '../../src/platform/jobs/schedule.ts';
import { startJobs } from '../../src/platform/jobs/start.ts';
import { createLog } from '../../src/platform/start/log.ts';
import { testClock } from '../clock.ts';

const [, , url = '', DATA_DIR = '', role = ''] = process.argv;
const config = loadConfig({ DATABASE_URL: url, SECRET: 'x'.repeat(40), DATA_DIR });
const clock = testClock('2026-11-21T08:00:30+03:00');
const services = {
  clock,
  config,
  db: openDb(url),
  files: await openStore(config),
  log: createLog('silent'),
};

const write = async (job: string) => {
  await sql`insert into ran (job, node) values (${job}, ${role})`.execute(services.db.system);
};
const jobs = [
  defineJob({
    name: 'daily',
    schedule: { dailyAt: '08:00' },
    payload: nothing,
    run: () => write('daily'),
  }),
  defineJob({
    name: 'long',
    payload: z.object({ hangsOn: z.string() }),
    run: async (_, { hangsOn }) => {
      await write('long begun');
      process.send?.('began');
      if (role === hangsOn) await new Promise(() => undefined);
      await write('long done');
    },
  }),
];
startJobs(services, url, jobs);
// As often as a node would in minutes, and all at once.
await Promise.all(Array.from({ length: 20 }, () => enqueueDue(services, jobs)));
process.send?.('ready');
