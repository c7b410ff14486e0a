import type {
  Department,
  DepartmentCounts,
  OrganizationChange,
} from '@emanet/contract/organization';
import { sql } from 'kysely';
import { updaterName } from '../../platform/access/actor.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';

const COLUMNS = ['department_id', 'department_name', 'company_id'] as const;

/** Departments of the scope: a temsilci sees only the own ones. */
export async function selectDepartments(tx: Tx, scope: CompanyScope): Promise<Department[]> {
  const { departments } = scope;
  if (departments !== 'all' && departments.length === 0) return [];
  return tx
    .selectFrom('departments')
    .select(COLUMNS)
    .where('company_id', '=', scope.company_id)
    .$if(departments !== 'all', (query) =>
      query.where('department_id', 'in', departments === 'all' ? [] : departments),
    )
    .orderBy(sql`department_name collate turkish`)
    .execute();
}

/** Departments with the number of rows in each; one department when `id` is given. */
export async function selectCounts(tx: Tx, { company_id }: CompanyScope, id?: number) {
  const per = (table: string, counted = sql`count(*)`) => sql`
    (select department_id, ${counted}::int as n from ${sql.table(table)}
      where company_id = ${company_id} group by department_id)`;
  return rowsOf<DepartmentCounts>(tx)`
    select d.department_id, d.department_name, d.company_id, d.surum,
      coalesce(f.n, 0) as faaliyet, coalesce(s.n, 0) + coalesce(p.n, 0) as aktarim,
      coalesce(v.n, 0) as varlik, coalesce(a.n, 0) as aksiyon, coalesce(o.n, 0) as acik_aksiyon,
      coalesce(m.n, 0) as temsilci, coalesce(q.n, 0) as anket, coalesce(c.n, 0) as onay
    from departments d
    left join ${per('veri_harita')} f using (department_id)
    left join ${per('veri_aktarim')} s using (department_id)
    left join ${per('diger_aktarim')} p using (department_id)
    left join ${per('varlik_listesi')} v using (department_id)
    left join ${per('aksiyonlar')} a using (department_id)
    left join ${per('aksiyonlar', sql`count(*) filter (where guncel and not durum)`)} o
      using (department_id)
    left join ${per('memberships')} m using (department_id)
    left join ${per('anketler')} q using (department_id)
    left join ${per('envanter_bildirimleri', sql`count(*) filter (where not onay)`)} c
      using (department_id)
    where d.company_id = ${company_id} ${id === undefined ? sql`` : sql`and d.department_id = ${id}`}
    order by d.department_name collate turkish`;
}

/** Makes concurrent changes of department names in a company wait for each other. */
export async function holdDepartmentNames(tx: Tx, { company_id }: CompanyScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(70, ${company_id})`.execute(tx);
}

/** The department with this name in Turkish case folding, except `self`. */
export const selectNamesake = (tx: Tx, scope: CompanyScope, name: string, self = 0) =>
  tx
    .selectFrom('departments')
    .select(COLUMNS)
    .where('company_id', '=', scope.company_id)
    .where('department_id', '<>', self)
    .where(sql<boolean>`fold_turkish(department_name) = fold_turkish(${name})`)
    .executeTakeFirst();

export const insertDepartment = (
  tx: Tx,
  { company_id }: CompanyScope,
  given: Readonly<{ department_name: string; department_id?: number }>,
): Promise<Department> =>
  tx
    .insertInto('departments')
    .values({ company_id, ...given })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Locks departments until the transaction ends, always in the same order. */
export const lockDepartments = (tx: Tx, { company_id }: CompanyScope, ids: readonly number[]) =>
  tx
    .selectFrom('departments')
    .select([...COLUMNS, 'surum'])
    .where('company_id', '=', company_id)
    .where('department_id', 'in', ids)
    .orderBy('department_id')
    .forUpdate()
    .execute();

export const renameRow = (
  tx: Tx,
  { company_id }: CompanyScope,
  id: number,
  department_name: string,
): Promise<Department> =>
  tx
    .updateTable('departments')
    .set({ department_name, surum: sql`surum + 1` })
    .where('company_id', '=', company_id)
    .where('department_id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export async function deleteRow(tx: Tx, { company_id }: CompanyScope, id: number): Promise<void> {
  await tx
    .deleteFrom('departments')
    .where('company_id', '=', company_id)
    .where('department_id', '=', id)
    .execute();
}

/** Names of activities that both departments have. */
export const selectSharedNames = (
  tx: Tx,
  { company_id }: CompanyScope,
  [one, other]: readonly [number, number],
): Promise<{ ad: string }[]> =>
  rowsOf<{ ad: string }>(tx)`
    select distinct a.surec_ismi as ad from veri_harita a
    join veri_harita b on b.company_id = a.company_id and b.department_id = ${other}
      and fold_turkish(b.surec_ismi) = fold_turkish(a.surec_ismi)
    where a.company_id = ${company_id} and a.department_id = ${one}
    order by 1 limit 50`;

type Way = Readonly<{ source: number; target: number }>;

/**
 * Moves all rows of a table to another department, each with its change log entry; returns how
 * many. `judged`: they have a verdict, and the change voids its confirmation.
 */
export async function moveRows(
  tx: Tx,
  { company_id, actor }: CompanyScope,
  { table, tur }: Readonly<{ table: string; tur: string }>,
  { source, target, judged }: Way & Readonly<{ judged: boolean }>,
): Promise<number> {
  const by = updaterName(actor);
  const user_id = actor.kind === 'person' ? actor.user_id : null;
  const changes = JSON.stringify([{ alan: 'department_id', eski: source, yeni: target }]);
  const verdict = judged
    ? sql`hukum = case when hukum = 'Onaylı' then 'Hazır' else hukum end,`
    : sql``;
  const done = await rowsOf<{ id: number }>(tx)`
    with moved as (
      update ${sql.table(table)} set department_id = ${target}, surum = surum + 1, ${verdict}
        guncelleyen = ${by}, guncellenme_tarihi = clock_timestamp()
      where company_id = ${company_id} and department_id = ${source} returning id
    )
    insert into change_logs
      (company_id, department_id, tur, record_id, islem, user_id, aktor_turu, guncelleyen, alanlar)
    select ${company_id}, ${target}, ${tur}, id, 'güncelleme', ${user_id}::int,
      ${user_id === null ? 'otomatik' : 'kisi'}, ${by}, ${changes}::jsonb
    from moved order by id
    returning id`;
  return done.length;
}

type Logged = Omit<OrganizationChange, 'ad'> & Readonly<{ saglam: boolean }>;

/**
 * Entries about the company's own data and its consultants in charge, in order, each with whether
 * it matches the one before it.
 */
export const selectHistory = (tx: Tx, { company_id }: CompanyScope): Promise<Logged[]> =>
  rowsOf<Logged>(tx)`
    select l.id::float8 as id,
      case l.tur when 'portfoy_sorumlulari' then 'sirket' else l.tur end as konu,
      l.record_id as konu_id, l.islem, l.user_id, l.guncelleyen, l.tarih, l.alanlar,
      l.ozet = change_log_hash(coalesce((
        select p.ozet from change_logs p
        where p.company_id = l.company_id and p.id < l.id order by p.id desc limit 1
      ), ''), l) as saglam
    from change_logs l
    where l.company_id = ${company_id}
      and l.tur in ('departman', 'temsilci', 'sirket', 'portfoy_sorumlulari')
    order by l.id`;
