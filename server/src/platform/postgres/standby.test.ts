import { actions } from '@emanet/contract/actions';
import { portfolio } from '@emanet/contract/portfolio';
import { processingActivities } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { testApp, type Caller, type TestApp } from '../../../test/app.ts';
import { startStreaming } from '../../../test/databases/standby.ts';
import { examine } from '../../doctor/doctor.ts';
import { authenticate } from '../../features/auth/actor.ts';
import { openSession } from '../../features/auth/sessions.ts';
import { activityBody } from '../../features/processing-activities/sample.ts';
import { scopeOf } from '../access/scope.ts';
import { fail } from '../errors.ts';

afterAll(async () => {
  for (const node of [one, other, strict]) await node.close();
  await servers.stop();
});

const within = { timeout: 10_000, interval: 50 };
const allServed = () =>
  vi.waitFor(() => {
    for (const { db } of [one, other, strict]) expect(db.standby()?.serves).toBe(true);
  }, within);

const servers = await startStreaming();
const { url, standby } = servers;
const node = (oldestMs?: number) =>
  testApp({}, { url, standby: { url: standby, ...(oldestMs && { oldestMs }) } });
/** Two nodes for which a read may be a minute old, so that a paused standby goes on serving them. */
/** A node as it is delivered. */
const [one, other, strict] = await Promise.all([node(60_000), node(60_000), node()]);
const company = await one.makeCompany();
const department = await one.makeDepartment(company);
const sessionOf = async () => {
  const { user_id } = await one.makeUser({ companies: [company] });
  return openSession(one.db.system, user_id);
};
const [deniz, ada] = [await sessionOf(), await sessionOf()];
await allServed();

const add = async (caller: Caller, name: string): Promise<number> => {
  return (
    await caller.data(processingActivities.add, {
      body: activityBody(department, name),
    })
  ).id;
};
/** Names that a list shows, and the server that answered it. */
async function listOf(node: TestApp, token: string) {
  const before = { ...node.db.standby()?.reads };
  const { status, body } = await node.withCookie(token).call(processingActivities.list);
  expect(status).toBe(200);
  const after = node.db.standby()?.reads;
  const from = (after?.standby ?? 0) > (before.standby ?? 0) ? 'standby' : 'primary';
  return { from, names: body.data.map(({ surec_ismi }) => surec_ismi) };
}
async function paused(pause: boolean): Promise<void> {
  await servers.operator.query(`select pg_wal_replay_${pause ? 'pause' : 'resume'}()`);
  await vi.waitFor(async () => {
    const { rows } = await servers.operator.query<{ state: string }>(
      'select pg_get_wal_replay_pause_state() as state',
    );
    expect(rows[0]?.state).toBe(pause ? 'paused' : 'not paused');
  }, within);
}
const personOf = (token: string) => authenticate(one.db)({ kind: 'cookie', token });

it('a person finds at once what they wrote, on every node; others read from the standby', async () => {
  await paused(true);
  const id = await add(one.withCookie(deniz), 'Bordro');
  for (const node of [one, other])
    expect(await listOf(node, deniz)).toEqual({ from: 'primary', names: ['Bordro'] });
  for (const node of [one, other])
    expect(await listOf(node, ada)).toEqual({ from: 'standby', names: [] });
  const found = await other
    .withCookie(ada)
    .call(processingActivities.single, { params: { id: String(id) } });
  expect(found).toMatchObject({ status: 200, body: { data: { surec_ismi: 'Bordro' } } });
  await paused(false);
  for (const node of [one, other])
    for (const token of [deniz, ada])
      await vi.waitFor(
        async () =>
          expect(await listOf(node, token)).toEqual({ from: 'standby', names: ['Bordro'] }),
        within,
      );
});

it('a request that writes reads nothing old itself, and a change of an account counts as one', async () => {
  await paused(true);
  const person = (await personOf(ada)) ?? expect.fail('no session');
  const scope = scopeOf(person, 'processing-activities.write');
  const count = sql<{ n: number }>`select count(*)::int as n from departments`;
  const before = await one.db.ask(scope, count);
  await one.db.write(scope, (tx) =>
    sql`insert into departments (company_id, department_name) values (${scope.company_id}, 'Yeni')`.execute(
      tx,
    ),
  );
  const [after] = await one.db.ask(scope, count);
  expect(after?.n).toBe((before[0]?.n ?? 0) + 1);
  await other.db.noteWrite(person.user_id);
  expect((await listOf(one, ada)).from).toBe('primary');
  await paused(false);
});

it('a standby that is too far behind is left out until it is close again', async () => {
  await allServed();
  await paused(true);
  await add(one.withCookie(deniz), 'Eğitim');
  await vi.waitFor(() => expect(strict.db.standby()?.serves).toBe(false), within);
  const list = await listOf(strict, ada);
  expect(list.from).toBe('primary');
  expect(list.names).toContain('Eğitim');
  await paused(false);
  await allServed();
  await vi.waitFor(async () => expect((await listOf(strict, ada)).from).toBe('standby'), within);
});

it('what a standby refuses is asked of the primary, and nobody hears of it', async () => {
  const person = (await personOf(ada)) ?? expect.fail('no session');
  const scope = scopeOf(person, 'processing-activities.read');
  const { primary = 0 } = one.db.standby()?.reads ?? {};
  const place = sql<{ place: string }>`select pg_current_wal_lsn() as place`;
  expect(await one.db.ask(scope, place)).toHaveLength(1);
  expect((await one.db.read(scope, (tx) => place.execute(tx))).rows).toHaveLength(1);
  expect(one.db.standby()?.reads.primary).toBe(primary + 2);
});

it('a refusal is told at once; what is missing is asked of the primary, as behind a new link', async () => {
  await allServed();
  const person = (await personOf(ada)) ?? expect.fail('no session');
  const scope = scopeOf(person, 'processing-activities.read');
  /** Servers that were asked for what ends with this refusal. */
  const askedUntil = async (code: 'FORBIDDEN' | 'INVALID_INPUT' | 'NOT_FOUND') => {
    const asked: string[] = [];
    const which = sql<{ away: boolean }>`select pg_is_in_recovery() as away`;
    const read = one.db.read(scope, async (tx) => {
      const { rows } = await which.execute(tx);
      asked.push(rows[0]?.away ? 'standby' : 'primary');
      return fail(code);
    });
    await expect(read).rejects.toMatchObject({ code });
    return asked;
  };
  // On a busy machine the standby may be left out for a moment.
  for (const code of ['FORBIDDEN', 'INVALID_INPUT'] as const)
    await vi.waitFor(async () => expect(await askedUntil(code)).toEqual(['standby']), within);
  const both = async () => expect(await askedUntil('NOT_FOUND')).toEqual(['standby', 'primary']);
  await vi.waitFor(both, within);
  await paused(true);
  const task = { aksiyon_ismi: 'Kilit', risk: 'Orta', department_id: department } as const;
  const { body } = await one.withCookie(deniz).call(actions.add, { body: task });
  const call = { params: { id: String(body.data.id) } };
  const found = await other.withCookie(ada).call(actions.single, call);
  expect(found).toMatchObject({ status: 200, body: { data: { aksiyon_ismi: 'Kilit' } } });
  await paused(false);
});

it('the doctor tells a standby of this database from others, and reckons its connections', async () => {
  const client = new pg.Client({ connectionString: servers.url });
  await client.connect();
  const says = async (DATABASE_STANDBY_URL: string | undefined, nodes = 1) => {
    const config = { ...one.config, DATABASE_STANDBY_URL };
    const { files } = one.services;
    const found = await examine({ config, client, files, nodes, now: Date.now });
    return found.flatMap((each) =>
      each.says.includes('tandby') || each.says.includes('STANDBY')
        ? [`${each.state}: ${each.says}`]
        : [],
    );
  };
  expect(await says(servers.standby)).toEqual([
    expect.stringMatching(/^ok: The standby follows this database; nodes take up to 1 × 13 = 13 /),
  ]);
  expect(await says(servers.standby, 9)).toEqual([
    expect.stringMatching(/^wrong: Nodes take up to 9 × 13 = 117 connections at the standby/),
  ]);
  expect(await says(servers.url)).toEqual([expect.stringMatching(/^doubtful: .* to a primary/)]);
  expect(await says(inject('databaseUrl'))).toEqual([
    expect.stringMatching(/^wrong: .* another system/),
  ]);
  expect(await says('postgres://x@127.0.0.1:1/x')).toEqual([
    expect.stringMatching(/^doubtful: .* does not answer/),
  ]);
  expect(await says(undefined)).toEqual([expect.stringMatching(/^ok: .* is not set/)]);
  await client.end();
});

it('reads of several clients, and a sheet, come from the standby too', async () => {
  for (const endpoint of [portfolio.list, processingActivities.export]) {
    const before = other.db.standby()?.reads ?? expect.fail('no standby');
    const [standby, primary] = [before.standby, before.primary];
    const { status } = await other.withCookie(ada).call(endpoint);
    expect(status).toBe(200);
    const after = other.db.standby()?.reads;
    expect(after?.standby).toBeGreaterThan(standby);
    expect(after?.primary).toBe(primary);
  }
});

it('a standby that was promoted, or is gone, is left out without a failure', async () => {
  await servers.operator.query('select pg_promote()');
  const name = (await add(strict.withCookie(deniz), 'Arşiv')) && 'Arşiv';
  for (const node of [one, other, strict]) expect((await listOf(node, ada)).names).toContain(name);
  await vi.waitFor(() => expect(strict.db.standby()?.serves).toBe(false), within);
  await servers.kill();
  for (const node of [one, other, strict]) expect((await listOf(node, ada)).names).toContain(name);
  expect(await strict.db.check()).toBeUndefined();
});
