import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, it, vi } from 'vitest';
import { scopeOfJob } from './access/scope.ts';
import { openDb } from './db.ts';
import { onlyAs } from './postgres/role.ts';
import { connected } from './client.ts';

const { logins, prepared } = inject('pools');

it('keeps its roles when the address brings server options of its own', async () => {
  await using db = openDb(
    `${inject('databaseUrl')}?options=-c%20role%3Dnone%20-c%20work_mem%3D5MB`,
  );
  for (const [queries, role] of [
    [db.identity, 'emanet_identity'],
    [db.system, 'emanet_system'],
  ] as const) {
    const { rows } = await sql`select current_user::text as role,
      current_setting('work_mem') as own`.execute(queries);
    expect(rows).toEqual([{ role, own: '5MB' }]);
  }
});

it('uses no connection whose role a pooler has dropped', async () => {
  const connectionString = inject('databaseUrl');
  const [dropped, kept] = ['', '-c role=emanet_app'].map(
    (options) => new pg.Pool({ connectionString, options, verify: onlyAs('emanet_app') }),
  );
  await expect(dropped?.query('select 1')).rejects.toThrow(/instead of emanet_app/);
  expect((await kept?.query('select 1 as one'))?.rows).toEqual([{ one: 1 }]);
  await Promise.all([dropped?.end(), kept?.end()]);
});

it('answers questions of one moment each in its own scope, whatever others do', async () => {
  await using db = openDb(logins, { connections: 1, prepared });
  const scopes = Array.from({ length: 30 }, (_, n) =>
    scopeOfJob({ kind: 'job', job: 'test' }, n + 1),
  );
  const asking = scopes.map((scope, place) =>
    db.ask(
      scope,
      sql<{ company: number }>`select app_company() / ${place % 7 === 3 ? 0 : 1}::int as company`,
    ),
  );
  const answers = await Promise.allSettled(asking);
  for (const [place, answer] of answers.entries())
    if (place % 7 === 3) expect(answer).toMatchObject({ reason: { code: '22012' } });
    else expect(answer).toMatchObject({ value: [{ company: place + 1 }] });
  const own = scopeOfJob({ kind: 'job', job: 'test' }, 2);
  const writing = sql`create table never_there (id integer)`;
  await expect(db.ask(own, writing)).rejects.toThrow(/read-only/);
  const [left] = await db.ask(own, sql<{ company: number }>`select app_company() as company`);
  expect(left?.company).toBe(2);
});

it('leaves no connection behind when it is closed', async () => {
  // Not behind a pooler, which keeps its own.
  const db = openDb(inject('logins'), { connections: 1 });
  const scope = scopeOfJob({ kind: 'job', job: 'test' }, 1);
  const [own] = await db.ask(scope, sql<{ pid: number }>`select pg_backend_pid() as pid`);
  await db.close();
  await using other = await connected(inject('databaseUrl'));
  const alive = async () =>
    (await other.query('select from pg_stat_activity where pid = $1', [own?.pid])).rowCount;
  await vi.waitUntil(async () => (await alive()) === 0);
});

it('waits neither for locks nor for statements without end', async () => {
  await using db = openDb(logins, { connections: 1, prepared });
  const limits = sql`select current_setting('lock_timeout') as locks,
    current_setting('statement_timeout') as statements`;
  const { rows } = await limits.execute(db.identity);
  expect(rows).toEqual([{ locks: '7s', statements: '1min' }]);
});
