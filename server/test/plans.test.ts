import { endpoints } from '@emanet/contract/endpoints';
import { REGISTER_TYPES } from '@emanet/contract/records/registers';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { appOfFile } from './app.ts';
import { Connection } from '../src/platform/postgres/connection.ts';

// A database of its own: the plan of a statement goes by what other suites have stored beside it.
const app = await appOfFile({}, { own: true });
const owner = new pg.Client({ connectionString: app.url });
await owner.connect();
const texts = await statementsOfReading();
afterAll(() => owner.end());

/** Tables whose size is not that of one company. */
const LARGE: readonly string[] = [
  ...REGISTER_TYPES,
  'tedarikci_listesi',
  'dokumanlar',
  'change_logs',
  'change_log_reads',
  'entry_logs',
  'aksiyonlar',
  'dokuman_surumleri',
];

type Node = Readonly<{
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: readonly Node[];
}>;

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Actions of one person, in whatever company, and keys of tables that are not led by it. */
const OF_A_PERSON = ['entry_logs_user', 'entry_logs_pkey'];

/** Indexes that begin with the company, and those of one person. */
async function goodIndexes(): Promise<Set<string>> {
  const { rows } = await owner.query<{ name: string }>(`
    select i.indexrelid::regclass::text as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where a.attname = 'company_id'`);
  return new Set([...rows.map(({ name }) => name), ...OF_A_PERSON]);
}

/** Every statement that the application's reading endpoints run inside a company. */
async function statementsOfReading(): Promise<Set<string>> {
  const run = vi.spyOn(Connection.prototype, 'run');
  const company = await app.makeCompany();
  const department = await app.makeDepartment(company);
  const callers = [
    await app.signInAs({ companies: [company] }),
    await app.signInAs({ companies: [company], departments: [department] }),
  ];
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET'))
    for (const caller of callers) {
      const url = endpoint.path
        .replace(':companyId', String(company))
        .replace(':type', 'veri_harita')
        .replace(/:\w+/g, '1');
      for (const query of ['', '?q=bordro&limit=50'])
        await app.app.inject({ url: url + query, headers: caller.headers });
    }
  const asked = new Set(run.mock.calls.map(([text]) => text));
  run.mockRestore();
  return asked;
}

it.each(['veri_harita', 'veri_aktarim', 'varlik_listesi'])(
  'walks an index of %s in the order a list has when nobody asks for another',
  async (table) => {
    const pages = [...texts].filter(
      (text) => text.includes(`from "${table}" t`) && /row_to_json.*limit 51/s.test(text),
    );
    expect(pages.length).toBeGreaterThan(0);
    await owner.query('begin');
    await owner.query('set local role emanet_app');
    await owner.query('set local enable_sort = off');
    for (const text of pages.filter((page) => !page.includes('fold') && !page.includes('arama'))) {
      const { rows } = await owner.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        `explain (generic_plan, format json) ${text}`,
      );
      const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
      const nodes = plan ? nodesOf(plan.Plan) : [];
      expect(nodes.map((node) => node['Index Name'])).toContain(`${table}_list`);
      expect(nodes.filter((node) => node['Node Type'].includes('Sort'))).toEqual([]);
    }
    await owner.query('rollback');
  },
);

it('starts every query of the large tables from an index led by the company', async () => {
  const asked = [...texts].filter(
    (text) => /^\s*(select|with)/i.test(text) && LARGE.some((table) => text.includes(table)),
  );
  expect(asked.length).toBeGreaterThan(20);
  const good = await goodIndexes();
  await owner.query('begin');
  await owner.query('set local role emanet_app');
  // The tables of a test are small; this is the plan of large ones.
  await owner.query('set local enable_seqscan = off');
  const bad: string[] = [];
  const unexplained: string[] = [];
  for (const text of asked) {
    await owner.query('savepoint one');
    // A consultant's statements over several companies have a role of their own.
    if (text.includes('members_across')) await owner.query('set local role emanet_across');
    const found = await owner
      .query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`explain (generic_plan, format json) ${text}`)
      .catch(() => undefined);
    await owner.query('rollback to one');
    const [plan] = found?.rows[0]?.['QUERY PLAN'] ?? [];
    if (!plan) unexplained.push(text);
    for (const node of plan ? nodesOf(plan.Plan) : []) {
      const table = node['Relation Name'];
      const index = node['Index Name'];
      const scans =
        table !== undefined && LARGE.includes(table) && node['Node Type'] === 'Seq Scan';
      if (
        scans ||
        (index !== undefined && LARGE.some((one) => index.startsWith(one)) && !good.has(index))
      )
        bad.push(
          `${node['Node Type']} ${index ?? table}: ${text.replace(/\s+/g, ' ').slice(0, 300)}`,
        );
    }
  }
  await owner.query('rollback');
  expect(bad).toEqual([]);
  expect(unexplained).toEqual([]);
});
