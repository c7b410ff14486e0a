import { sql } from 'kysely';
import { scopeWith, mayUse, type PersonScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { firstOf, rowsOf } from '../../../platform/rows.ts';
import { inScope, inUse, ongoing, running, type Condition } from '../../../records/queries.ts';
import { assetItems, assetsWithMechanisms, derivedItems } from '../fact-queries.ts';

/** A running activity with its answers. */
export type FormActivity = Readonly<{
  id: number;
  ad: string;
  departman: string;
  ilgili_kisi: string[];
  islenen_kisisel_veriler: string[];
  kategori_ayrintilari: string[];
  islenme_amaci: string[];
  isleme_sarti: string[];
  saklama_suresi: string | null;
  alici_grubu: string[];
  alici_yok: boolean | null;
  dahil_oluyormu: string | null;
  yurt_disi_aktarim: boolean | null;
}>;

/** A record that names activities: a transfer, or an asset that holds their data. */
export type Linked = Readonly<{
  tur: 'veri_aktarim' | 'diger_aktarim' | 'varlik_listesi';
  ad: string;
  faaliyetler: number[];
  veriler: string[];
  alici_grubu: string | null;
  yurt_disi: boolean | null;
  ulke: string | null;
  mekanizmalar: string[];
  tedbirler: string[];
}>;

/** A transfer to a supplier with what it says of the supplier's role. */
export type Engagement = Linked &
  Readonly<{ unvan: string | null; rol: string | null; amaclar: string[] }>;

const named = sql`join departments d
  on d.company_id = t.company_id and d.department_id = t.department_id`;

/** Activities that run, by department and name. */
export const selectFormActivities = (tx: Tx, scope: PersonScope) =>
  rowsOf<FormActivity>(tx)`
    select t.id, t.surec_ismi as ad, d.department_name as departman, t.ilgili_kisi,
      t.islenen_kisisel_veriler, t.kategori_ayrintilari, t.islenme_amaci, t.isleme_sarti,
      nullif(btrim(t.saklama_suresi), '') as saklama_suresi, t.alici_grubu, t.alici_yok,
      t.dahil_oluyormu, t.yurt_disi_aktarim
    from veri_harita t ${named}
    where ${inScope(scope)} and ${running}
    order by d.department_name collate turkish, t.surec_ismi collate turkish, t.id`;

const filled = (column: string): Condition =>
  sql`array_remove(array[nullif(btrim(${sql.ref(column)}), '')], null)`;

/** Transfers to suppliers that have not ended. */
export async function selectEngagements(tx: Tx, scope: PersonScope): Promise<Engagement[]> {
  if (!mayUse(scope, 'supplier-transfers.read')) return [];
  return rowsOf<Engagement>(tx)`
    select 'veri_aktarim' as tur, t.tedarikci_adi as ad,
      nullif(btrim(t.tedarikci_unvan), '') as unvan, t.veri_isleyen_rolu as rol,
      t.aktarim_amaci as amaclar, t.veri_harita_id as faaliyetler,
      t.aktarilan_kisisel_veriler as veriler, nullif(t.alici_grubu, '') as alici_grubu,
      t.yurt_disi_aktarim as yurt_disi, nullif(btrim(t.aktarim_ulkesi), '') as ulke,
      ${filled('t.yurt_disi_mekanizma')} as mekanizmalar, t.alinan_tedbirler as tedbirler
    from veri_aktarim t
    where ${inScope(scopeWith(scope, 'supplier-transfers.read'))} and ${ongoing}
    order by t.tedarikci_adi collate turkish, t.id`;
}

/** Transfers to public bodies that have not ended. */
export async function selectDisclosures(tx: Tx, scope: PersonScope): Promise<Linked[]> {
  if (!mayUse(scope, 'public-transfers.read')) return [];
  return rowsOf<Linked>(tx)`
    select 'diger_aktarim' as tur, t.kurum_adi as ad, t.veri_harita_id as faaliyetler,
      t.aktarilan_kisisel_veriler as veriler, nullif(t.alici_grubu, '') as alici_grubu,
      false as yurt_disi, null as ulke, '{}'::text[] as mekanizmalar, '{}'::text[] as tedbirler
    from diger_aktarim t
    where ${inScope(scopeWith(scope, 'public-transfers.read'))} and ${ongoing}
    order by t.id`;
}

/** Assets that hold data, with the mechanisms of the transfers to their suppliers. */
export async function selectHoldings(tx: Tx, scope: PersonScope): Promise<Linked[]> {
  if (!mayUse(scope, 'assets.read') || !mayUse(scope, 'supplier-transfers.read')) return [];
  const reach = scopeWith(scope, 'assets.read');
  return rowsOf<Linked>(tx)`
    select 'varlik_listesi' as tur, r.varlik_ismi as ad, r.veri_harita_id as faaliyetler,
      ${assetItems} as veriler, null as alici_grubu, r.yurt_disi_mi as yurt_disi,
      nullif(btrim(r.ulke), '') as ulke, array_remove(r.mechanisms, '') as mekanizmalar,
      r.alinan_tedbirler as tedbirler
    from (
      select t.*, coalesce(mechanism.named, '{}') as mechanisms
      from ${assetsWithMechanisms(scope)} where ${inScope(reach)} and ${inUse}
    ) r left join ${derivedItems(reach)} on derived.id = r.id
    order by r.varlik_ismi collate turkish, r.id`;
}

/** Particulars of the company without the contact person's identity number, which no form needs. */
export const selectParticulars = (tx: Tx, { company_id }: PersonScope) =>
  firstOf<Readonly<Record<string, string | null>>>(tx)`
    select coalesce(nullif(btrim(unvan), ''), company_name) as unvan, adres, verbis_kayit_no,
      yerlesim, irtibat_kisisi, irtibat_telefon, irtibat_eposta, temsilci_unvan, temsilci_adres,
      temsilci_eposta
    from companies where company_id = ${company_id}`;

/** Names of the departments that the reader sees; undefined for the whole company. */
export async function selectSeen(tx: Tx, scope: PersonScope): Promise<string[] | undefined> {
  if (scope.departments === 'all') return undefined;
  const found = await rowsOf<{ ad: string }>(tx)`
    select t.department_name as ad from departments t where ${inScope(scope)}
    order by t.department_name collate turkish`;
  return found.map(({ ad }) => ad);
}

/** Measures of the whole company that a person confirmed for the registry. */
export async function selectConfirmedMeasures(tx: Tx, scope: PersonScope): Promise<string[]> {
  if (!mayUse(scope, 'tables.read')) return [];
  const found = await rowsOf<{ kod: string }>(tx)`
    select t.kod from verbis_tedbirleri t
    where t.company_id = ${scope.company_id} and t.durum = 'onayli'`;
  return found.map(({ kod }) => kod);
}
