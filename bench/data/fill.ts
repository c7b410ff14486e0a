import library from '@emanet/contract/data/activity-library.json' with { type: 'json' };
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { emptyOf } from '@emanet/contract/records/kinds/kinds';
import { sql } from 'kysely';
import pg from 'pg';
import type { WholeDb, Tx } from '../../server/src/platform/db.ts';

export type Filling = Readonly<{
  companies: number;
  records: number;
  /** People of each company. */
  people?: number;
  /** Whether activities have the changes that made them. */
  history?: boolean;
}>;

const DEPARTMENTS = 8;
/** Companies that one transaction fills. */
const AT_ONCE = 5;

const fields = processingActivityFields.filter(
  ({ control }) => !['department', 'document', 'hidden-id'].includes(control),
);
const names = new Set(fields.map(({ name }) => name));

/** Library activities as rows of the register, without what only the library has. */
const activities = library.items.map((item) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name))),
);

/** Fills an empty database with companies of equal size; one that is filled already stays. */
export async function fillCompanies(db: WholeDb, url: string, filling: Filling): Promise<void> {
  const { companies, records, people = 2, history = true } = filling;
  const filled = await db.system
    .selectFrom('companies')
    .select('company_id')
    .where('company_name', '=', `Şirket ${companies}`)
    .execute();
  if (filled.length > 0) return;
  const each = Math.ceil(records / companies);
  for (let from = 1; from <= companies; from += AT_ONCE) {
    const to = Math.min(companies, from + AT_ONCE - 1);
    await db.system.transaction().execute(async (tx) => {
      const ids = await addCompanies(tx, from, to, people);
      await addActivities(tx, ids, each);
      if (history) await addHistory(tx, ids);
    });
  }
  await analyze(url);
}

/** Gives the planner its statistics. */
export async function analyze(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query('vacuum analyze');
  await owner.end();
}

/** Companies with departments and people. */
async function addCompanies(
  tx: Tx,
  from: number,
  to: number,
  people: number,
): Promise<readonly number[]> {
  const made = await sql<{ company_id: number }>`
    insert into companies (company_name)
    select 'Şirket ' || n from generate_series(${from}::int, ${to}::int) n
    returning company_id`.execute(tx);
  const ids = made.rows.map(({ company_id }) => company_id);
  await sql`insert into departments (company_id, department_name)
    select company_id, 'Departman ' || n
    from unnest(${ids}::int[]) company_id, generate_series(1, ${DEPARTMENTS}::int) n`.execute(tx);
  await sql`with made as (
      insert into users (email, fullname, role)
      select 'kisi' || n || '@' || company_id || '.test', 'Deniz Örnek ' || n, 'danışman'
      from unnest(${ids}::int[]) company_id, generate_series(1, ${people}::int) n
      returning user_id, split_part(split_part(email, '@', 2), '.', 1)::int as company_id)
    insert into memberships (user_id, company_id, company_active)
    select user_id, company_id, true from made`.execute(tx);
  return ids;
}

/** The library over and over, each activity with a number behind its name. */
async function addActivities(tx: Tx, ids: readonly number[], each: number): Promise<void> {
  const columns = sql.join(fields.map(({ name }) => sql.id(name)));
  const values = fields.map((field) => {
    const { name } = field;
    if (name === 'surec_ismi') return sql`(l.r).surec_ismi || ' ' || n`;
    const value = sql`(l.r).${sql.id(name)}`;
    return emptyOf(field) ? sql`coalesce(${value}, '{}')` : value;
  });
  await sql`
    insert into veri_harita (company_id, department_id, guncelleyen, ${columns})
    select d.company_id, d.ids[1 + n % ${DEPARTMENTS}::int], 'Deniz Örnek 1', ${sql.join(values)}
    from (
      select company_id, array_agg(department_id order by department_id) as ids
      from departments where company_id = any(${[...ids]}::int[]) group by company_id
    ) d
    cross join generate_series(1, ${each}::int) n
    join (
      select r, row_number() over () - 1 as place
      from jsonb_populate_recordset(null::veri_harita, ${JSON.stringify(activities)}::jsonb) r
    ) l on l.place = n % ${activities.length}::int`.execute(tx);
}

/** Of every activity: its addition by one colleague, and a change by the other. */
async function addHistory(tx: Tx, ids: readonly number[]): Promise<void> {
  const both = [
    { email: 'kisi1', islem: 'ekleme', old: sql`null::text` },
    { email: 'kisi2', islem: 'güncelleme', old: sql`'Eski ' || e.value::text` },
  ];
  for (const { email, islem, old } of both)
    await sql`
      insert into change_logs
        (company_id, department_id, tur, record_id, islem, user_id, guncelleyen, alanlar)
      select t.company_id, t.department_id, 'veri_harita', t.id, ${islem}, u.user_id, u.fullname, (
        select coalesce(jsonb_agg(
          jsonb_build_object('alan', e.key, 'eski', ${old}, 'yeni', e.value)), '[]')
        from jsonb_each(to_jsonb(t)) e
        where e.key = any(${[...names]}::text[]) and e.value not in ('null', '[]')
          and (${islem} = 'ekleme' or e.key in ('surec_ismi', 'dosya_ismi')))
      from veri_harita t
      join users u on u.email = ${email} || '@' || t.company_id || '.test'
      where t.company_id = any(${[...ids]}::int[])
      order by t.company_id, t.id`.execute(tx);
}
