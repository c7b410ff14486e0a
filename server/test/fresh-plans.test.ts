import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dashboard } from '@emanet/contract/dashboard';
import { processingActivities } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { startEmbedded } from '../src/platform/embedded/embedded-postgres.ts';
import { migrate } from '../src/platform/migrate.ts';
import { Connection } from '../src/platform/postgres/connection.ts';
import { createLog } from '../src/platform/start/log.ts';
import { testApp, type Caller } from './app.ts';
import { addActivities } from './many/records.ts';

// A database that nobody has analysed, as after the first import into a new installation.
const dir = await mkdtemp(join(tmpdir(), 'emanet-fresh-'));
const settings = { autovacuum: 'off', fsync: 'off' };
const database = await startEmbedded({ dataDir: dir, log: createLog('silent'), settings });
await migrate(database.url);
const app = await testApp({}, { url: database.url });
const owner = new pg.Client({ connectionString: database.url });
await owner.connect();
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const manager = await app.signInAs({ companies: [company] });
const representative = await app.signInAs({ companies: [company], departments: [department] });
const other = await app.makeUser({ companies: [company] });
await addActivities(app.db, { company, department }, 500);
for (const islem of ['ekleme', 'güncelleme', 'güncelleme'])
  await sql`
      insert into change_logs
        (company_id, department_id, tur, record_id, islem, user_id, guncelleyen, alanlar)
      select company_id, department_id, 'veri_harita', id, ${islem}, ${other.user_id}::int, 'Deneme',
        '[]' from veri_harita`.execute(app.db.system);
afterAll(async () => {
  await app.close();
  await owner.end();
  await database.stop();
  await rm(dir, { recursive: true, force: true });
});

type Node = Readonly<{ 'Relation Name'?: string; 'Index Name'?: string; Plans?: readonly Node[] }>;

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Ways by which the statements of some calls reach the change log. */
async function waysToLog(calls: () => Promise<unknown>, departments: string): Promise<string[]> {
  const run = vi.spyOn(Connection.prototype, 'run');
  await calls();
  const asked = run.mock.calls.filter(([text]) => text.includes('from change_logs'));
  run.mockRestore();
  const ways = new Set<string>();
  await owner.query('begin');
  await owner.query('set local role emanet_app');
  await owner.query(
    `select set_config('app.company_id', $1, true), set_config('app.departments', $2, true),
      set_config('app.asset_departments', $2, true)`,
    [String(company), departments],
  );
  for (const [text, values = []] of asked) {
    const { rows } = await owner.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (format json) ${text}`,
      [...values],
    );
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    for (const node of plan ? nodesOf(plan.Plan) : [])
      if (node['Relation Name'] === 'change_logs') ways.add(node['Index Name'] ?? 'all rows');
  }
  await owner.query('rollback');
  return [...ways];
}

it('reaches news of a list through the entries of its records', async () => {
  for (const [caller, departments] of [
    [manager, 'all'],
    [representative, String(department)],
  ] as const) {
    const lists = async () => {
      await caller.call(processingActivities.list);
      await caller.call(processingActivities.list, { query: { limit: '50' } });
      await caller.call(processingActivities.list, { query: { q: 'faaliyet', limit: '50' } });
    };
    expect(await waysToLog(lists, departments)).toEqual(['change_logs_record']);
  }
});

it('walks the newest entries of the dashboard from the end of their index', async () => {
  const calls = (caller: Caller) => () => caller.call(dashboard.read);
  // The key leads to the newest entry of all, by which a filing is known to be compared.
  expect(await waysToLog(calls(manager), 'all')).toEqual([
    'change_logs_newest',
    'change_logs_pkey',
  ]);
  expect(await waysToLog(calls(representative), String(department))).toContain(
    'change_logs_of_department',
  );
});
