import { processingActivities } from '@emanet/contract/processing-activities';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { activityBody } from '../../features/processing-activities/sample.ts';
import { startEmbedded } from '../embedded/embedded-postgres.ts';
import { createLog } from '../start/log.ts';
import { commitUnknown, type Wire } from './connection.ts';
import { pipelining, PipeliningDriver } from './dialect.ts';

/** Connections whose commits wait for a standby that does not exist. */
const WAITING = '-c synchronous_commit=on';
const wire: Wire = { lostAt: -1, prepared: true, slowMs: Infinity, onSlow: undefined };
const unknown = { code: commitUnknown().code };

const folder = await mkdtemp(join(tmpdir(), 'emanet-pg-'));
const database = await startEmbedded({
  dataDir: folder,
  log: createLog('silent'),
  // Other connections wait for nobody, so that the database itself can start.
  settings: { synchronous_standby_names: 'nobody', synchronous_commit: 'local' },
});
const connectionString = database.url;
const operator = new pg.Client({ connectionString });
await operator.connect();
await operator.query('create table kept (name text)');
const cancel = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`;
const cancelling = setInterval(() => {
  operator.query(cancel).catch(() => undefined);
}, 100);
const pool = new pg.Pool({ connectionString, options: WAITING, pipeline: true, max: 1 });
const driver = new PipeliningDriver(pool, wire, 8_000);
const waiting = new Kysely({ dialect: pipelining(driver) });

afterAll(async () => {
  clearInterval(cancelling);
  await operator.end();
  await driver.destroy();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a commit whose wait for a standby is cancelled', () => {
  const add = sql`insert into kept values ('one')`;
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(waiting)).rows[0]?.pid;
  const rows = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from kept`.execute(waiting)).rows[0]?.n;

  it('fails as a statement of its own, sent once', async () => {
    // At first as a text, then prepared.
    for (let time = 1; time <= 3; time++) {
      await expect(add.execute(waiting)).rejects.toMatchObject(unknown);
      expect(await rows()).toBe(time);
    }
  });

  it('fails at the end of a transaction, also together with its statements', async () => {
    const apart = waiting.transaction().execute((tx) => add.execute(tx));
    await expect(apart).rejects.toMatchObject(unknown);
    const together = waiting
      .transaction()
      .execute((tx) => Promise.all([add.execute(tx), sql`commit`.execute(tx)]));
    await expect(together).rejects.toMatchObject(unknown);
  });

  it('leaves a connection that nobody uses again', async () => {
    const before = await pid();
    expect(await pid()).toBe(before);
    await expect(add.execute(waiting)).rejects.toMatchObject(unknown);
    expect(await pid()).not.toBe(before);
  });
});

it('is answered as a service that cannot be reached, in the language of the caller', async () => {
  const house = await testApp();
  try {
    const company = await house.makeCompany();
    const department = await house.makeDepartment(company);
    const caller = await house.signInAs({ companies: [company] });
    vi.spyOn(house.db, 'write').mockRejectedValue(commitUnknown());
    for (const [language, words] of [
      ['tr', 'ulaşılamıyor'],
      ['en', 'cannot be reached'],
    ] as const) {
      const answer = await caller.call(processingActivities.add, {
        body: activityBody(department, 'Bordro'),
        headers: { 'accept-language': language },
      });
      expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
      expect(JSON.stringify(answer.body)).toContain(words);
    }
  } finally {
    vi.restoreAllMocks();
    await house.close();
  }
});
