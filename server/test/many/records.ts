import library from '@emanet/contract/data/activity-library.json' with { type: 'json' };
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import type { WholeDb } from '../../src/platform/db.ts';

/** Makes `times` as many activities of a company, by copying each. */
export async function multiplyActivities(db: WholeDb, company: number, times: number) {
  const columns = sql.join(processingActivityFields.map((field) => sql.id(field.name)));
  await sql`
    insert into veri_harita (company_id, guncelleyen, ${columns})
    select company_id, guncelleyen, ${columns}
    from veri_harita, generate_series(2, ${times}::int) where company_id = ${company}
  `.execute(db.system);
}

/** So many activities of a department, with nothing but their names; answers the first and last id. */
export async function addActivities(
  db: WholeDb,
  where: Readonly<{ company: number; department: number }>,
  count: number,
): Promise<{ first: number; last: number }> {
  const { rows } = await sql<{ first: number; last: number }>`
    with made as (
      insert into veri_harita (company_id, department_id, surec_ismi, guncelleyen)
      select ${where.company}, ${where.department}, 'Faaliyet ' || n, 'Deneme'
      from generate_series(1, ${count}::int) n returning id)
    select min(id) as first, max(id) as last from made`.execute(db.system);
  return rows[0] ?? { first: 0, last: 0 };
}

const LINKED = {
  veri_aktarim: 'tedarikci_adi',
  diger_aktarim: 'kurum_adi',
  varlik_listesi: 'varlik_ismi',
};

/** So many more records in each of the other registers, each naming three of the activities. */
export async function addLinked(
  db: WholeDb,
  where: Readonly<{ company: number; department: number }>,
  { first, last }: Readonly<{ first: number; last: number }>,
  count: number,
): Promise<void> {
  const nth = (step: number) => sql`${first}::int + n * ${step}::int % ${last - first}::int`;
  for (const [table, name] of Object.entries(LINKED))
    await sql`
      insert into ${sql.table(table)}
        (company_id, department_id, ${sql.id(name)}, guncelleyen, saklama_suresi,
          diger_aciklamalar_danisman, veri_harita_id)
      select ${where.company}, ${where.department}, 'Kayıt ' || n || ' ' || random(), 'Deneme',
        repeat('x', 30), repeat('y', 500), array[${nth(1)}, ${nth(7)}, ${nth(13)}]
      from generate_series(1, ${count}::int) n`.execute(db.system);
}

type MapSizes = Readonly<{
  departments: number;
  activities: number;
  suppliers: number;
  countries: number;
}>;

/**
 * Fills a company with a supplier map of this size: names of the library, every supplier serving one
 * to four activities mostly of one department, every third abroad, some of them special data;
 * all of them stand in the directory.
 */
export async function fillSupplierMap(db: WholeDb, company: number, sizes: MapSizes) {
  const { departments, activities, suppliers, countries } = sizes;
  const names = library.items.map((item) => item.surec_ismi);
  await sql`
    with department as (
      insert into departments (company_id, department_name)
      select ${company}, 'Departman ' || n from generate_series(1, ${departments}::int) n
      returning department_id
    ),
    ranked as (select department_id, row_number() over () - 1 as place from department),
    activity as (
      insert into veri_harita
        (company_id, department_id, guncelleyen, surec_ismi, islenen_kisisel_veriler)
      select ${company}, r.department_id, 'Deneme',
        (${names}::text[])[1 + n % ${names.length}::int] || ' ' || n,
        case when n % 7 = 0 then array['kan_grubu'] else array['ad_soyad'] end
      from generate_series(0, ${activities}::int - 1) n
      join ranked r on r.place = n * ${departments}::int / ${activities}::int
      returning id, department_id
    ),
    numbered as (select *, row_number() over (order by id) - 1 as place from activity)
    insert into veri_aktarim (company_id, department_id, guncelleyen, tedarikci_adi,
      veri_harita_id, aktarilan_kisisel_veriler, yurt_disi_aktarim, aktarim_ulkesi)
    select ${company}, min(a.department_id), 'Deneme', 'Tedarikçi ' || n || ' Ticaret A.Ş.',
      array_agg(a.id), case when n % 5 = 0 then array['kan_grubu'] else array['ad_soyad'] end,
      n % 3 = 0, case when n % 3 = 0 then 'Ülke ' || n % ${countries}::int end
    from generate_series(0, ${suppliers}::int - 1) n
    join numbered a on a.place in (
      n * ${activities}::int / ${suppliers}::int, (n * ${activities}::int / ${suppliers}::int) + 1,
      n * 7 % ${activities}::int, n * 13 % ${activities}::int)
    group by n
  `.execute(db.system);
  await sql`
    insert into tedarikci_listesi (company_id, tedarikci_adi)
    select company_id, tedarikci_adi from veri_aktarim where company_id = ${company}
  `.execute(db.system);
}
