import { endpoints } from '@emanet/contract/endpoints';
import { REGISTER_TYPES } from '@emanet/contract/records/registers';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { appOfFile, SECRET } from './app.ts';
import { addActivities, addLinked } from './many/records.ts';
import { personOf } from './person.ts';
import { scopeOf } from '../src/platform/access/scope.ts';
import { openDb } from '../src/platform/db.ts';
import { ensureLogins } from '../src/platform/postgres/logins.ts';
import { registers } from '../src/registers.ts';
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
  'Rows Removed by Filter'?: number;
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
    // A representative's page is merged of several walks; the next test looks at those.
    const others = /fold|arama|lateral/;
    for (const text of pages.filter((page) => !others.test(page))) {
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

const PAGE = 50;
/** Records of each register and department: far more than a page. */
const RECORDS = 400;

/** A company with long lists, and those who read them: whole, or as far as some departments go. */
async function longLists() {
  const company = await app.makeCompany();
  const departments: number[] = [];
  while (departments.length < 5) departments.push(await app.makeDepartment(company));
  for (const department of departments) {
    const where = { company, department };
    await addLinked(app.db, where, await addActivities(app.db, where, RECORDS), RECORDS);
  }
  await owner.query('analyze');
  const of = async (user: Parameters<typeof app.makeUser>[0]) => {
    const made = await app.makeUser({ companies: [company], ...user });
    const scope = scopeOf(await personOf(app, made.user_id), 'departments.read');
    return { caller: await app.signIn(made), scope };
  };
  const role = 'temsilci';
  return [
    await of({ role: 'danışman' }),
    await of({ role, departments: departments.slice(0, 1) }),
    await of({ role, departments: departments.slice(1, 4) }),
  ];
}

// Behind the others, whose plans are those of an empty database.
it('begins every page of a list where the one before it ended, whoever reads it', async () => {
  const readers = await longLists();
  // As in service: a login of the role alone, and a scope that is believed by its seal.
  await using sealed = openDb(await ensureLogins(app.url, SECRET));
  const removed: string[] = [];
  let walked = 0;
  for (const { caller, scope } of readers)
    for (const {
      table,
      nameField,
      writtenName,
      endpoints: { list },
    } of registers) {
      // What it is called is chosen there, and in no column.
      if (writtenName) continue;
      for (const sort of [nameField, `-${nameField}`]) {
        const before = await caller.call(list, { query: { sort, limit: '300' } });
        const query = { sort, limit: String(PAGE), cursor: before.body.next_cursor ?? '' };
        const run = vi.spyOn(Connection.prototype, 'run');
        expect((await caller.call(list, { query })).body.data).toHaveLength(PAGE);
        const page = run.mock.calls.find(([text]) => text.includes('row_to_json'));
        run.mockRestore();
        const [text = '', values = []] = page ?? [];
        const found = await sealed.read(scope, (tx) =>
          tx.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(
            CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...values]),
          ),
        );
        const [plan] = found.rows[0]?.['QUERY PLAN'] ?? [];
        for (const node of plan ? nodesOf(plan.Plan) : []) {
          if (node['Relation Name'] !== table) continue;
          walked++;
          if (node['Rows Removed by Filter'] || !node['Index Cond']?.includes('sira'))
            removed.push(`${scope.actor.role} ${table} ${sort}: ${JSON.stringify(node)}`);
        }
      }
    }
  expect(walked).toBeGreaterThanOrEqual(18);
  expect(removed).toEqual([]);
});
