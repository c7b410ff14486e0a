import type { Receipt } from '@emanet/contract/applications/form';
import { formSlug } from '@emanet/contract/applications/slug';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { LinkScope } from '../../../platform/access/scope.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import { instantOf } from '../../../records/queries.ts';
import type { Tables } from '../../../schema/tables.ts';
import { firstOf, rowsOf, updateRow } from '../../../platform/rows.ts';

/** The company of an open form; only its present or former address is known before. */
export async function companyOfForm(db: Db, slug: string) {
  if (!formSlug.safeParse(slug).success) return undefined;
  return firstOf<{ company_id: number; izinli_site: string | null }>(db.identity)`
    select company_id, izinli_site from basvuru_ayarlari
    where company_id = company_at(${slug}) and acik
      and company_id not in (select company_id from companies where askida_tarihi is not null)`;
}

/** The site that may frame the form of a company, while it is open. */
export async function framerOfCompany(db: Db, company_id: number): Promise<string | null> {
  const found = await firstOf<{ izinli_site: string | null }>(db.identity)`
    select izinli_site from basvuru_ayarlari where company_id = ${company_id} and acik`;
  return found?.izinli_site ?? null;
}

type Form = Readonly<{
  company_name: string;
  logo: string | null;
  posta_adresi: string | null;
  kep_adresi: string | null;
}>;

export const selectForm = (tx: Tx, { company_id }: LinkScope): Promise<Form | undefined> =>
  firstOf<Form>(tx)`
    select c.company_name, c.logo, a.posta_adresi, a.kep_adresi
    from companies c join basvuru_ayarlari a on a.company_id = c.company_id
    where c.company_id = ${company_id} and a.acik`;

/** Begins an application; null when the form was closed meanwhile. */
export async function beginRow(tx: Tx, hash: Buffer, born: Date): Promise<number | null> {
  const found = await firstOf<{ id: number | null }>(tx)`
    select begin_application(${hash}, ${born.toISOString()}) as id`;
  return found?.id ?? null;
}

export type BegunRow = Readonly<{
  id: number;
  govde: Buffer | null;
  kod_ozeti: Buffer | null;
  kalan_deneme: number;
  kod_bitisi: string | null;
  gonderim: number;
  son_gonderim: string | null;
  olusturma_tarihi: string;
}>;

/** The application that a link has begun, held until the transaction ends. */
export const lockBegun = (tx: Tx, { company_id, actor }: LinkScope) =>
  firstOf<BegunRow>(tx)`
    select id, govde, kod_ozeti, kalan_deneme, gonderim,
      ${instantOf('kod_bitisi')} as kod_bitisi, ${instantOf('son_gonderim')} as son_gonderim,
      ${instantOf('olusturma_tarihi')} as olusturma_tarihi
    from basvuru_taslaklari t
    where company_id = ${company_id} and id = ${actor.row_id} for update`;

export async function updateBegun(
  tx: Tx,
  { company_id, actor }: LinkScope,
  columns: Updateable<Tables['basvuru_taslaklari']>,
): Promise<void> {
  await updateRow(tx, 'basvuru_taslaklari', { company_id }, actor.row_id, columns);
}

export async function deleteBegun(tx: Tx, { company_id, actor }: LinkScope): Promise<void> {
  await sql`delete from basvuru_taslaklari
    where company_id = ${company_id} and id = ${actor.row_id}`.execute(tx);
}

/** Deletes the files of an application that was begun and not completed. */
export async function deleteAttached(tx: Tx, { company_id, actor }: LinkScope): Promise<void> {
  await sql`delete from basvuru_ekleri
    where company_id = ${company_id} and basvuru_id = ${actor.row_id}`.execute(tx);
}

/** An application, of a link or of the company behind it. */
export type ApplicationAt = Readonly<{
  company_id: number;
  actor: Pick<LinkScope['actor'], 'row_id'>;
}>;

type Attached = Readonly<{ id: number; ad: string; boyut: number }>;

export const selectAttached = (tx: Tx, { company_id, actor }: ApplicationAt): Promise<Attached[]> =>
  rowsOf<Attached>(tx)`
    select e.id, f.ad, f.boyut::int as boyut from basvuru_ekleri e
    join dosyalar f on f.company_id = e.company_id and f.id = e.dosya_id
    where e.company_id = ${company_id} and e.basvuru_id = ${actor.row_id} and e.kaynak in ('basvuran', 'yetki')
    order by e.id`;

/** Turns the draft into an application; the database gives its number. */
export async function insertApplication(
  tx: Tx,
  { company_id, actor }: LinkScope,
  columns: Omit<Insertable<Tables['basvurular']>, 'id' | 'company_id'>,
): Promise<void> {
  const id = actor.row_id ?? fail('NOT_FOUND');
  await tx
    .insertInto('basvurular')
    .values({ ...columns, id, company_id })
    .execute();
}

type StoredReceipt = Omit<Receipt, 'ekler'> & Readonly<{ dil: 'tr' | 'en' }>;

/** The receipt of the link's application, once it is confirmed. */
export const selectReceipt = (tx: Tx, { company_id, actor }: ApplicationAt) =>
  firstOf<StoredReceipt>(tx)`
    select application_number(t.yil, t.sira) as basvuru_no,
      ${instantOf('gelis_tarihi')} as gelis_tarihi, t.son_gun::text as son_gun, t.ad_soyad,
      t.temsil_edilen, t.kisi_grubu, t.haklar, t.cevap_yolu, t.eposta, t.dil, t.kaynak = 'form' as dogrulandi, c.company_name, c.logo,
      t.durum, coalesce(t.sonuc = 'geri_cekildi', false) as geri_cekildi,
      ${instantOf('sonuclanma_tarihi')} as sonuclanma_tarihi,
      coalesce((select c.teslim = 'ulasmadi' from basvuru_cevaplari c
        where c.company_id = t.company_id and c.basvuru_id = t.id order by c.sira desc limit 1), false) as ulasmadi
    from basvurular t join companies c on c.company_id = t.company_id
    where t.company_id = ${company_id} and t.id = ${actor.row_id}`;
