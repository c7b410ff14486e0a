import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { processingActivities } from '@emanet/contract/processing-activities';
import { DAY_MS, HOUR_MS } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { storedKeys } from '../../../test/file-routes.ts';
import { activityBody } from '../../features/processing-activities/sample.ts';
import { anchorLogs, readAnchors } from '../../records/log-anchors.ts';
import { insertFile, keptKey } from '../files/rows.ts';
import { sweepFiles } from '../files/sweep.ts';
import { defineJob, enqueue, nothing } from '../jobs/job.ts';
import { startJobs } from '../jobs/start.ts';
import { startDatabaseClock } from './database-clock.ts';

const SKEWS = [HOUR_MS, -HOUR_MS, 31 * DAY_MS, -31 * DAY_MS, 730 * DAY_MS];

// A database of its own: sweeper and anchors look at every company.
const app = await appOfFile({}, { own: true });
const company = await app.makeCompany();
afterEach(() => {
  vi.useRealTimers();
});

/** Answers of a node whose own clock runs so far ahead. */
async function ahead<T>(
  ms: number,
  work: (time: Awaited<ReturnType<typeof startDatabaseClock>>, lines: string[]) => Promise<T>,
): Promise<T> {
  const lines: string[] = [];
  const write = (_: unknown, line?: string) => void lines.push(line ?? '');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms, shouldAdvanceTime: false });
  const time = await startDatabaseClock(app.db, { error: write, info: write });
  try {
    return await work(time, lines);
  } finally {
    time.stop();
    vi.useRealTimers();
  }
}

const filesOf = async () => (await storedKeys(app)).filter((key) => !key.startsWith('anchors/'));

/** Everything that could be destroyed early, made this moment. */
async function makeAll(): Promise<void> {
  const id = randomUUID();
  await app.services.files.write(keptKey(company, id), Readable.from(['x']));
  await app.services.files.write(`tmp/${randomUUID()}`, Readable.from(['x']));
  const facts = { kind: 'dokuman', name: 'a.pdf', type: 'application/pdf' } as const;
  await app.db.system
    .transaction()
    .execute((tx) => insertFile(tx, company, { id, size: 1, sha256: '0'.repeat(64), ...facts }));
  await sql`update dosyalar set birakilma_tarihi = now()`.execute(app.db.system);
  const department = await app.makeDepartment(company);
  const caller = await app.signInAs({ companies: [company] });
  const body = activityBody(department, `Süreç ${id}`);
  expect((await caller.call(processingActivities.add, { body })).status).toBe(201);
}

describe.each(SKEWS)('a node whose clock is %d ms ahead', (skew) => {
  it('goes by the time of the database, destroys nothing early and anchors the present', async () => {
    await makeAll();
    const keys = await filesOf();
    const real = Date.now();
    await ahead(skew, async ({ clock, inStep }, lines) => {
      expect([inStep(), lines]).toEqual([
        false,
        ['the clock of this node is wrong; it does no jobs'],
      ]);
      expect(Math.abs(clock.now().getTime() - real)).toBeLessThan(30_000);
      const services = { ...app.services, clock };
      await sweepFiles(services);
      await anchorLogs(services);
    });
    expect(await filesOf()).toEqual(keys);
    let anchors = 0;
    for await (const { anchor } of readAnchors(app.services.files, app.config.SECRET)) {
      anchors++;
      expect(Date.parse(anchor?.at ?? '')).toBeLessThan(Date.now() + 30_000);
    }
    expect(anchors).toBeGreaterThan(0);
  });
});

it('a node out of step refuses jobs with one line, and does them when its clock is right again', async () => {
  let runs = 0;
  const job = defineJob({
    name: 'skewed',
    payload: nothing,
    run: () => {
      runs++;
      return Promise.resolve();
    },
  });
  await enqueue(app.db.system, job, {});
  await ahead(HOUR_MS, async ({ inStep }, lines) => {
    expect(lines).toEqual(['the clock of this node is wrong; it does no jobs']);
    const jobs = startJobs(app.services, app.url, [job], { mayWork: inStep });
    // The worker's own pauses pass; its connection is there by then.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect([runs, jobs.alive()]).toEqual([0, false]);
    vi.useRealTimers();
    await vi.waitFor(() => expect(runs).toBe(1), 20_000);
    await jobs.stop();
  });
});
