import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notificationSettings } from '@emanet/contract/notification-settings';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { startEmbedded, type Embedded } from '../../platform/embedded/embedded-postgres.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { createLog } from '../../platform/start/log.ts';
import { migrate } from '../../platform/migrate.ts';
import { askForConfirmationsJob } from './jobs.ts';

const COMPANIES = 12;
const DEPARTMENTS = 2;
const NOW = '2026-11-09T10:00:00+03:00';

// A database of its own: a node takes the jobs of the whole database.
let dir: string;
let database: Embedded;
let app: TestApp;
let owner: pg.Client;
const nodes: ChildProcess[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'emanet-rounds-'));
  database = await startEmbedded({ dataDir: dir, log: createLog('silent') });
  await migrate(database.url);
  app = await testApp({}, { url: database.url, clock: testClock(NOW) });
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});
afterAll(async () => {
  for (const node of nodes) {
    if (node.exitCode !== null || node.signalCode !== null) continue;
    const ended = once(node, 'exit');
    node.kill('SIGKILL');
    await ended;
  }
  await owner.end();
  await app.close();
  await database.stop();
  await rm(dir, { recursive: true, force: true });
});

async function node(hangsAt = 0): Promise<ChildProcess> {
  const script = join(import.meta.dirname, '../../../test/nodes/confirmations.ts');
  const child = fork(script, [database.url, dir, NOW, String(hangsAt)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  nodes.push(child);
  await once(child, 'message');
  return child;
}

/** A company that asks from today on, each department with somebody to write to. */
async function addAsking(): Promise<void> {
  const company = await app.makeCompany();
  const admin = await app.signIn(await app.makeUser({ role: 'yönetici', companies: [company] }));
  for (let n = 0; n < DEPARTMENTS; n++) {
    const departments = [await app.makeDepartment(company)];
    await app.makeUser({ role: 'temsilci', companies: [company], departments });
  }
  await admin.call(notificationSettings.update, {
    params: { companyId: String(company) },
    body: {
      envanter_uygulama_onay: true,
      envanter_email_onay: true,
      periyodik_sure: 90,
      envanter_baslangic_tarihi: NOW.slice(0, 10),
    },
  });
}

const count = async (from: string): Promise<number> => {
  const found = await owner.query<{ n: number }>(`select count(*)::int as n from ${from}`);
  return found.rows[0]?.n ?? -1;
};
const askedCompanies = () => count('(select distinct company_id from envanter_bildirimleri) b');

it('asks and mails each department once when a node is killed half way and two go on', async () => {
  for (let n = 0; n < COMPANIES; n++) await addAsking();
  // Saving the settings has put in a job for each company; the hourly run alone is to do the work.

  await owner.query('truncate graphile_worker._private_jobs');
  await enqueue(app.db.system, askForConfirmationsJob, {});

  const killed = await node(COMPANIES / 2);
  await once(killed, 'message');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  // The company in whose transaction it died is whole again: not asked at all.
  // How many of those before it were stored by then is a matter of moments.
  expect(await askedCompanies()).toBeLessThan(COMPANIES / 2);

  // Mails that the killed node was delivering are left to it for two minutes; these are over.
  await owner.query('update mail_outbox set next_try_at = now()');
  // Besides the run that was killed, one more for each of two nodes.
  for (let n = 0; n < 2; n++) await enqueue(app.db.system, askForConfirmationsJob, {});
  await Promise.all([node(), node()]);
  const mails = COMPANIES * DEPARTMENTS;
  await vi.waitFor(
    async () => {
      expect(await count('graphile_worker.jobs')).toBe(0);
      expect(await count(`mail_outbox where state <> 'delivered'`)).toBe(0);
    },
    { timeout: 60_000, interval: 100 },
  );
  expect(await askedCompanies()).toBe(COMPANIES);
  expect(await count('envanter_bildirimleri')).toBe(mails);
  expect(await count('envanter_hatirlatmalari')).toBe(mails);
  expect(await count('mail_outbox')).toBe(mails);
  const written = await readdir(join(dir, 'mail'));
  expect(written.filter((name) => name.endsWith('.eml'))).toHaveLength(mails);
});
