import type { ApplicationHappening } from '@emanet/contract/applications/events';
import {
  HAND_SOURCES,
  type Application,
  type ApplicationAnswer,
  type ApplicationFile,
  type ApplicationRow,
} from '@emanet/contract/applications';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { withOwners } from '../../nouns/owners.ts';
import { instantOf } from '../../records/queries.ts';
import type { Tables } from '../../schema/tables.ts';
import { fail } from '../../platform/errors.ts';
import { exists, firstOf, rowsOf, updateRow } from '../../platform/rows.ts';

type Condition = RawBuilder<unknown>;

/** An application as its row holds it. */
export type ApplicationSource = Omit<
  Application,
  'ekler' | 'cevaplar' | 'olaylar' | 'gorevler' | 'zincir_saglam'
>;

const instant = (name: string) => sql`${instantOf(name)} as ${sql.ref(name)}`;
/** The requester of an application: earlier rows were preset as the data subject. */
export const REQUESTER = sql`case when t.basvuran_belli or t.basvuran_turu <> 'kendisi'
  then t.basvuran_turu end as basvuran_turu`;
const SUMMARY = sql`t.id, application_number(t.yil, t.sira) as basvuru_no, t.kaynak, t.dil,
  ${instant('gelis_tarihi')}, t.son_gun::text as son_gun, t.ad_soyad, ${REQUESTER}, t.temsil_edilen, t.kisi_grubu, t.haklar, t.talep,
  t.durum, t.sonuc,
  case when t.sonuc in ('ret', 'kismen') then newest.ret_nedeni end as ret_nedeni,
  case when t.sonuc in ('ret', 'kismen') then newest.ret_ek_nedenler end as ret_ek_nedenler,
  coalesce(newest.teslim = 'ulasmadi', false) as cevap_ulasmadi, ${instant('sonuclanma_tarihi')}, t.department_id, d.department_name, t.sorumlu_id,
  t.sorumlu, t.surum`;
const WHOLE = sql`${SUMMARY}, t.kimlik_turu, t.kimlik_maskesi, t.uyruk, t.adres, t.eposta, t.telefon,
  t.cevap_yolu, ${instant('yetki_tarihi')}, t.yetki_bakan, t.taslak, t.guncelleyen, ${instant('guncellenme_tarihi')}`;

const ofCompany = ({ company_id }: CompanyScope) => sql`t.company_id = ${company_id}`;

async function select<Row extends ApplicationRow>(
  tx: Tx,
  scope: CompanyScope,
  columns: Condition,
  where: Condition,
) {
  const found = await rowsOf<Row>(tx)`
    select ${columns} from basvurular t
    left join departments d on d.company_id = t.company_id and d.department_id = t.department_id
    left join lateral (select c.ret_nedeni, c.ret_ek_nedenler, c.teslim from basvuru_cevaplari c
      where c.company_id = t.company_id and c.basvuru_id = t.id order by c.sira desc limit 1) newest
      on true
    where ${ofCompany(scope)} and ${where}
    order by (t.durum = 'sonuclandi'), case when t.durum <> 'sonuclandi' then t.son_gun end,
      t.gelis_tarihi desc, t.id desc`;
  const { company_id } = scope;
  const named = found.map((row) => ({ ...row, company_id }));
  const owned = await withOwners(tx, todayInTurkey(), named, (row) => row.durum !== 'sonuclandi');
  return found.map((row, at) => ({ ...row, sahip: owned[at]?.sahip ?? null }));
}

/** Every application of the company: open ones by the time left, then the others, newest first. */
export const selectApplications = (tx: Tx, scope: CompanyScope): Promise<ApplicationRow[]> =>
  select<ApplicationRow>(tx, scope, SUMMARY, sql`true`);

export const selectApplicationsById = (tx: Tx, scope: CompanyScope, ids: readonly number[]) =>
  select<ApplicationRow>(tx, scope, SUMMARY, sql`t.id = any(${[...ids]}::int[])`);

export const selectSource = async (tx: Tx, scope: CompanyScope, id: number) =>
  (await select<ApplicationSource>(tx, scope, WHOLE, sql`t.id = ${id}`))[0];

/** An applicant's number, sealed; none of an application that came without. */
export async function selectIdentity(tx: Tx, { company_id }: CompanyScope, id: number) {
  const found = await firstOf<{ kimlik: Buffer | null }>(tx)`
    select kimlik from basvurular where company_id = ${company_id} and id = ${id}`;
  return found?.kimlik ?? null;
}

/** The same, held until the transaction ends. */
export async function lockSource(tx: Tx, scope: CompanyScope, id: number) {
  await sql`select 1 from basvurular t where ${ofCompany(scope)} and t.id = ${id} for update`.execute(
    tx,
  );
  return selectSource(tx, scope, id);
}

const FILE = sql`f.ad as dosya_adi, f.boyut::int as dosya_boyutu, f.sha256, t.dosya_linki`;
const NAMED = sql`left join dosyalar f on f.company_id = t.company_id and f.id = t.dosya_id`;

export const selectFiles = (tx: Tx, scope: CompanyScope, id: number) =>
  rowsOf<ApplicationFile & { dosya_id: string; dosya_turu: string }>(tx)`
    select t.id, t.kaynak, t.ekleyen, ${instant('tarih')}, t.dosya_id, f.tur as dosya_turu, ${FILE}
    from basvuru_ekleri t ${NAMED}
    where ${ofCompany(scope)} and t.basvuru_id = ${id} order by t.id`;

export const selectAnswers = (
  tx: Tx,
  scope: CompanyScope,
  id: number,
): Promise<ApplicationAnswer[]> =>
  rowsOf<ApplicationAnswer>(tx)`
    select t.id, t.sira, t.sonuc, t.metin, t.ret_nedeni, t.ret_ek_nedenler, t.ret_gerekcesi, t.kimlik_nedeni, t.yol, t.alici, t.gonderen, ${instant('gonderme_tarihi')},
      t.teslim, t.teslim_yaniti, ${instant('teslim_tarihi')}, ${FILE}
    from basvuru_cevaplari t ${NAMED}
    where ${ofCompany(scope)} and t.basvuru_id = ${id} order by t.sira`;

type Chained = ApplicationHappening & Readonly<{ saglam: boolean }>;

/** Events of an application, each with whether its digest still matches. */
export const selectEvents = (tx: Tx, scope: CompanyScope, id: number): Promise<Chained[]> =>
  rowsOf<Chained>(tx)`
    select t.sira, t.tur, t.veri, t.aktor_turu, t.guncelleyen, ${instant('tarih')}, t.ozet,
      t.ozet = application_event_hash(
        coalesce(lag(t.ozet) over (order by t.sira), ''), t::basvuru_olaylari) as saglam
    from basvuru_olaylari t
    where ${ofCompany(scope)} and t.basvuru_id = ${id} order by t.sira`;

/** Adds a file to an application, or to one that is being begun. */
export const insertAttachment = (
  tx: Tx,
  { company_id }: Pick<CompanyScope, 'company_id'>,
  columns: Omit<Insertable<Tables['basvuru_ekleri']>, 'company_id'>,
) =>
  tx
    .insertInto('basvuru_ekleri')
    .values({ company_id, ...columns })
    .execute();

/** May somebody who reads applications read this file of them? */
export const namesApplication = (tx: Tx, { company_id }: CompanyScope, dosya_id: string) =>
  // A file of an application that is being begun has no reader yet.
  exists(tx)`
    select 1 from basvuru_ekleri e join basvurular b on b.company_id = e.company_id and b.id = e.basvuru_id
      where e.company_id = ${company_id} and e.dosya_id = ${dosya_id}
    union all select 1 from basvuru_cevaplari c
      where c.company_id = ${company_id} and c.dosya_id = ${dosya_id}`;

export async function selectDepartment(tx: Tx, scope: CompanyScope, id: number) {
  const found = await firstOf<{ department_name: string }>(tx)`
    select t.department_name from departments t
    where ${ofCompany(scope)} and t.department_id = ${id}`;
  return found?.department_name;
}

/** Stores an application; the database gives it its number. */
export const insertApplication = (tx: Tx, row: Insertable<Tables['basvurular']>) =>
  tx
    .insertInto('basvurular')
    .values(row)
    .returning(['id', sql<string>`application_number(yil, sira)`.as('basvuru_no')])
    .executeTakeFirstOrThrow();

/** An application as a sheet has it. */
export type RegisterRow = Omit<ApplicationSource, 'gelis_tarihi' | 'sonuclanma_tarihi'> &
  Readonly<{ gelis_gunu: string; sonuclanma_gunu: string | null }>;

const dayOf = (name: string) =>
  sql`(${sql.ref(`t.${name}`)} at time zone 'Europe/Istanbul')::date::text`;

/** The company's applications as a sheet has them; `lock`: held until the transaction ends. */
export const selectRegister = (tx: Tx, scope: CompanyScope, lock: boolean) =>
  rowsOf<RegisterRow>(tx)`
    select t.id, t.surum, t.ad_soyad, ${dayOf('gelis_tarihi')} as gelis_gunu, t.talep, t.haklar,
      case when t.kaynak = any(${[...HAND_SOURCES]}::text[]) then t.kaynak end as kaynak, ${REQUESTER}, t.temsil_edilen, t.kisi_grubu, t.eposta, t.telefon, t.adres, t.department_id,
      t.durum, t.sonuc, ${dayOf('sonuclanma_tarihi')} as sonuclanma_gunu
    from basvurular t where ${ofCompany(scope)} order by t.id ${lock ? sql`for update` : sql``}`;

/** Years for which closed applications are stored. */
export async function selectRetention(tx: Tx, { company_id }: CompanyScope): Promise<number> {
  const found = await firstOf<{ saklama_yili: number }>(tx)`
    select saklama_yili from basvuru_ayarlari where company_id = ${company_id}`;
  return found?.saklama_yili ?? fail('NOT_FOUND');
}

/** Deletes an application of an import that nobody has touched; its number stays taken. */
export const takeApplicationBack = (tx: Tx, { company_id }: CompanyScope, id: number) =>
  sql`with gone as (
      delete from basvurular where company_id = ${company_id} and id = ${id} returning yil, sira
    ) insert into basvuru_imhalari (company_id, yil, sira, imha_tarihi, geri_alindi)
    select ${company_id}, yil, sira, now(), true from gone`.execute(tx);

/** Changes columns of an application that is held. */
export async function updateApplication(
  tx: Tx,
  { company_id }: CompanyScope,
  id: number,
  columns: Omit<Updateable<Tables['basvurular']>, 'surum' | 'guncellenme_tarihi'>,
): Promise<void> {
  await updateRow(tx, 'basvurular', { company_id }, id, {
    ...columns,
    surum: sql`surum + 1`,
    guncellenme_tarihi: sql`now()`,
  });
}
