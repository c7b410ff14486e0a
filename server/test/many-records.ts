import { activityFields } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import type { Db } from '../src/platform/db.ts';

/** Makes `times` as many activities of a company, by copying each. */
export async function multiplyActivities(db: Db, company: number, times: number): Promise<void> {
  const columns = sql.join(activityFields.map((field) => sql.id(field.name)));
  await sql`
    insert into veri_harita (company_id, guncelleyen, ${columns})
    select company_id, guncelleyen, ${columns}
    from veri_harita, generate_series(2, ${times}::int) where company_id = ${company}
  `.execute(db.system);
}

/** So many activities of a department, with nothing but their names; answers the first and last id. */
export async function addActivities(
  db: Db,
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
  db: Db,
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
