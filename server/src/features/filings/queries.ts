import { VERBIS_IDENTITY } from '@emanet/contract/filings/identity';
import type { Filing } from '@emanet/contract/filings';
import type { OpenPoints } from '@emanet/contract/filings/review';
import type { Notification } from '@emanet/contract/tables';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { firstOf, rowsOf } from '../../platform/rows.ts';

const columns = sql`t.id, t.tarih::text as tarih, t.giren, t.notu,
  jsonb_array_length(t.icerik -> 'kategoriler') as kategori_sayisi, t.fark_sayisi, t.kaydeden,
  t.kayit_tarihi, t.acik_noktalar, t.gerekce`;

/** Filings of the company, the newest first. */
export const selectFilings = (tx: Tx, scope: CompanyScope): Promise<Filing[]> =>
  rowsOf<Filing>(tx)`
    select ${columns} from verbis_beyanlari t where t.company_id = ${scope.company_id}
    order by t.id desc`;

export type WholeFiling = Filing & Readonly<{ icerik: Notification }>;

/** A filing with its content: the one of an id, or the newest. */
export const selectFiling = (tx: Tx, scope: CompanyScope, id?: number) =>
  firstOf<WholeFiling>(tx)`
    select ${columns}, t.icerik from verbis_beyanlari t where t.company_id = ${scope.company_id}
      ${id === undefined ? sql`` : sql`and t.id = ${id}`}
    order by t.id desc limit 1`;

/** The newest filing, without its content. */
export const selectLastFiling = (tx: Tx, { company_id }: CompanyScope) =>
  firstOf<Filing>(tx)`
    select ${columns} from verbis_beyanlari t where t.company_id = ${company_id}
    order by t.id desc limit 1`;

/** The day on which the registration was deleted; null where a filing was made after it. */
export async function selectDeletion(tx: Tx, { company_id }: CompanyScope, last: Filing | null) {
  const found = await firstOf<{ day: string | null }>(tx)`
    select verbis_silme_tarihi::text as day from companies
    where company_id = ${company_id}
      and (verbis_silme_tarihi >= ${last?.tarih ?? null}::date or ${last === null})`;
  return found?.day ?? null;
}

type NewFiling = Readonly<{
  tarih: string;
  giren: string;
  notu: string | null;
  icerik: Notification;
  fark_sayisi: number | null;
  acik_noktalar: OpenPoints | null;
  gerekce: string | null;
  user_id: number;
  kaydeden: string;
}>;

/** Keeps a filing and answers it as lists show it. */
export async function insertFiling(tx: Tx, scope: CompanyScope, one: NewFiling): Promise<Filing> {
  const found = await rowsOf<Filing>(tx)`
    insert into verbis_beyanlari as t
      (company_id, tarih, giren, notu, icerik, fark_sayisi, acik_noktalar, gerekce, user_id,
        kaydeden)
    values (${scope.company_id}, ${one.tarih}, ${one.giren}, ${one.notu},
      ${JSON.stringify(one.icerik)}::jsonb, ${one.fark_sayisi},
      ${one.acik_noktalar && JSON.stringify(one.acik_noktalar)}::jsonb, ${one.gerekce}, ${one.user_id}, ${one.kaydeden})
    returning ${columns}`;
  const [row] = found;
  if (!row) throw new Error('a filing was not stored');
  return row;
}

/** Fields whose change may change the notification to the registry. */
const TOLD = [
  'islenen_kisisel_veriler',
  'aktarilan_kisisel_veriler',
  'ilgili_kisi',
  'islenme_amaci',
  'saklama_suresi',
  'alici_grubu',
  'faaliyet_durumu',
  'kategori_ayrintilari',
  'varlik_durumu',
  'veri_harita_id',
  'yurt_disi_aktarim',
  'aktarim_ulkesi',
  'yurt_disi_mi',
  'ulke',
  'aktarim_durumu',
  'durum',
  'tedarikci_adi',
];

/** Days in Turkey after an instant with a change that may concern the registry, in order. */
export async function selectChangeDays(tx: Tx, { company_id }: CompanyScope, since: string) {
  const found = await rowsOf<{ day: string }>(tx)`
    select distinct (at at time zone 'Europe/Istanbul')::date::text as day from (
      select t.tarih as at from change_logs t
      where t.company_id = ${company_id} and t.tarih > ${since}
        and t.tur in ('veri_harita', 'veri_aktarim', 'diger_aktarim', 'varlik_listesi')
        and exists (
          select from jsonb_array_elements(t.alanlar) changed
          where changed ->> 'alan' = any(${TOLD}::text[])
        )
      union all
      select t.tarih from change_logs t
      where t.company_id = ${company_id} and t.tarih > ${since}
        and t.tur in ('verbis_tedbirleri', 'verbis_sureleri')
      union all
      select t.tarih from change_logs t
      where t.company_id = ${company_id} and t.tarih > ${since} and t.tur = 'sirket'
        and exists (
          select from jsonb_array_elements(t.alanlar) changed
          where changed ->> 'alan' = any(${[...VERBIS_IDENTITY, 'yerlesim']}::text[])
        )
    ) changed order by day`;
  return found.map(({ day }) => day);
}

/**
 * A text that differs after every change of the company's registers, decisions or own data: ids of
 * its change log grow in the order of storage.
 */
export async function selectChangesTold(tx: Tx, { company_id }: CompanyScope): Promise<string> {
  const found = await firstOf<{ told: string }>(tx)`
    select coalesce(max(l.id), 0)::text as told from change_logs l where l.company_id = ${company_id}`;
  return found?.told ?? '';
}
