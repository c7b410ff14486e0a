import { auth } from '@emanet/contract/auth';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { appOfFile } from '../../test/app.ts';
import { unique } from '../../test/factories.ts';
import { scopeOfJob } from './access/scope.ts';
import { openDb } from './db.ts';
import { AppError } from './errors.ts';
import { defineJob, enqueue, nothing, traceOf } from './jobs/job.ts';
import { createTallies } from './start/tallies.ts';
import { applicationName, currentTrace, traced, type Trace } from './trace.ts';

const app = await appOfFile();

const trace: Trace = { id: 'a-number-of-a-proxy', endpoint: 'assets.list' };

it('goes with a request’s mail, whose body came by the socket', async () => {
  const id = unique('istek');
  const user = await app.makeUser({ companies: [await app.makeCompany()] });
  const before = await newestMail();
  const { status } = await app.stranger.call(auth.sendCode, {
    body: { email: user.email },
    headers: { 'x-request-id': id },
  });
  expect(status).toBe(200);
  const mails = await app.db.system
    .selectFrom('mail_outbox')
    .select('request_id')
    .where('id', '>', before)
    .where('request_id', '=', id)
    .execute();
  expect(mails).toHaveLength(1);
});

const newestMail = async () => {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0)::float8 as id from mail_outbox`.execute(app.db.system);
  return rows[0]?.id ?? 0;
};

it('names a transaction of the scope to the database, and no other', async () => {
  const scope = scopeOfJob({ kind: 'job', job: 'trace' }, await app.makeCompany());
  const name = sql<{ name: string }>`select current_setting('application_name') as name`;
  const nameOf = async () => [
    (await app.db.ask(scope, name))[0]?.name,
    (await app.db.write(scope, (tx) => name.execute(tx))).rows[0]?.name,
  ];
  expect(await traced(trace, nameOf)).toEqual([`emanet ${trace.id}`, `emanet ${trace.id}`]);
  expect(await nameOf()).toEqual(['emanet', 'emanet']);
  // A longer name would be cut by the database, with a notice.
  expect(traced({ ...trace, id: 'x'.repeat(64) }, applicationName)).toHaveLength(63);
});

it('goes with a job into the queue and is that of the job’s own work', async () => {
  const job = defineJob({ name: unique('job'), payload: nothing, run: async () => undefined });
  await traced(trace, () => enqueue(app.db.system, job, {}));
  const owner = new pg.Client({ connectionString: app.url });
  await owner.connect();
  const { rows } = await owner.query<{ payload: unknown }>(
    `select payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [job.name],
  );
  await owner.query(`delete from graphile_worker._private_jobs where task_id in
    (select id from graphile_worker._private_tasks where identifier = '${job.name}')`);
  await owner.end();
  expect(rows).toHaveLength(1);
  expect(traceOf(job, rows[0]?.payload)).toEqual({ id: trace.id, job: job.name });
  expect(traceOf(job, {}).id).toMatch(/^[0-9a-f-]{36}$/);
});

it('says by whose endpoint a statement was slow, without its values', async () => {
  const lines: object[] = [];
  const { tallies, onSlow } = createTallies({ warn: (line: object) => void lines.push(line) });
  const db = openDb(inject('databaseUrl'), { connections: 1, slowMs: 40, onSlow });
  await traced(trace, async () => {
    expect(currentTrace()).toBe(trace);
    await sql`select pg_sleep(${0.06}), ${'Ayşe'}::text`.execute(db.system);
    await sql`select 1`.execute(db.system);
  });
  await db.close();
  expect([...tallies.slow]).toEqual([['assets.list', 1]]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    by: 'assets.list',
    request_id: trace.id,
    statement: 'select pg_sleep($1), $2::text',
  });
});

it('counts failures of the store of files, and logs the first cause of many', async () => {
  const lines: object[] = [];
  const { tallies, counted } = createTallies({ warn: (line: object) => void lines.push(line) });
  const down = new AppError('UNAVAILABLE');
  down.cause = Object.assign(new Error('connect refused "10.0.0.7"'), { name: 'TimeoutError' });
  const files = counted({ ...app.services.files, check: () => Promise.reject(down) });
  await expect(files.check()).rejects.toThrow(down);
  await expect(files.check()).rejects.toThrow(down);
  await expect(files.read('kept/none')).rejects.toThrow();
  expect(Object.fromEntries(tallies.storeErrors)).toEqual({
    ...{ write: 0, move: 0, read: 0, remove: 0 },
    check: 2,
  });
  expect(lines).toEqual([
    {
      operation: 'check',
      name: 'TimeoutError',
      reason: 'connect refused …',
      request_id: undefined,
    },
  ]);
});
