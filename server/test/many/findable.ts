import type { Findable } from '@emanet/contract/search';
import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import type { WholeDb } from '../../src/platform/db.ts';

const DEPARTMENTS = 10;

const WORDS =
  'Bordro Hazırlanması İşe Giriş Muayenesi Sağlık Dosyası Ticari Elektronik İleti Gönderimi ' +
  'Periyodik Özlük Oluşturulması Disiplin Süreci Savunma Alınması Müşteri Profili Sadakat ' +
  'Programı Çerezleri Reklam Analitik Bildirimi Kazası Meslek Hastalığı Eğitim Kayıtları ' +
  'Ziyaretçi Kamera Tedarikçi Sözleşme Yönetimi Fatura Muhasebe Satış Pazarlama';

/** Gives each company its ten departments; answers those of the first. */
export async function addDepartments(db: WholeDb, companies: readonly number[]): Promise<number[]> {
  await sql`
    insert into departments (company_id, department_name)
    select c, 'Departman ' || d
    from unnest(${[...companies]}::int[]) c, generate_series(1, ${DEPARTMENTS}::int) d
  `.execute(db.system);
  const { rows } = await sql<{ department_id: number }>`
    select department_id from departments where company_id = ${companies[0]} order by 1
  `.execute(db.system);
  return rows.map((row) => row.department_id);
}

/** Adds rows of a kind to companies with ten departments; a name is three words and a number. */
export async function addFindable(
  db: WholeDb,
  table: Findable,
  companies: readonly number[],
  rows: number,
): Promise<void> {
  const name = sql`w[1 + (g * 7) % 40] || ' ' || w[1 + (g * 13 + g / 40) % 40] || ' '
    || w[1 + (g * 29 + g / 1600) % 40] || ' ' || g`;
  const columns: Readonly<Record<Findable, RawBuilder<unknown>>> = {
    veri_harita: sql`surec_ismi, faaliyet_aciklamasi`,
    veri_aktarim: sql`tedarikci_adi, tedarikci_unvan`,
    diger_aktarim: sql`kurum_adi_yaziniz, kurum_adi`,
    varlik_listesi: sql`varlik_ismi, tedarikci_adi`,
    tedarikci_listesi: sql`tedarikci_adi, tedarikci_unvan`,
    dokumanlar: sql`dokuman_ismi, dokuman_tur`,
  };
  const second: Readonly<Partial<Record<Findable, RawBuilder<unknown>>>> = {
    veri_harita: sql`repeat('Kişisel veriler işlenir. ', 20)`,
    diger_aktarim: sql`'diger_kurum'`,
    dokumanlar: sql`'Politika'`,
  };
  const isRecord = !['tedarikci_listesi', 'dokumanlar'].includes(table);
  await sql`
    insert into ${sql.table(table)} (
      company_id, ${columns[table]} ${isRecord ? sql`, department_id, guncelleyen` : sql``})
    select c.company_id, ${name}, ${second[table] ?? sql`w[1 + g % 40] || ' Hizmetleri Ltd. Şti.'`}
      ${isRecord ? sql`, c.departments[1 + g % ${DEPARTMENTS}], 'x'` : sql``}
    from (
      select company_id, array_agg(department_id) as departments from departments
      where company_id = any(${[...companies]}::int[]) group by company_id
    ) c, generate_series(1, ${rows}::int) g, string_to_array(${WORDS}, ' ') w
  `.execute(db.system);
}

/** A statement that only the owner of the database may give. */
export async function asOwner(url: string, statement: string): Promise<void> {
  const owner = new pg.Client(url);
  await owner.connect();
  try {
    await owner.query(statement);
  } finally {
    await owner.end();
  }
}
