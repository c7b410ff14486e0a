import type { CrossFacts } from '@emanet/contract/tables/cross-rules';
import type { RegisterType } from '@emanet/contract/records/registers';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import { inScope, inUse, running, type Condition } from '../../records/queries.ts';

/** A record with what it and its linked records say together. */
export type CrossRow = Readonly<{
  id: number;
  ad: string;
  department_name: string;
  facts: CrossFacts;
}>;

const department = sql`join departments d on d.company_id = t.company_id
  and d.department_id = t.department_id`;

/** Transfers whose activities the caller sees all of, with the data of both. */
const transfers = (table: Condition, name: Condition, scope: CompanyScope, one: Condition) => sql`
  select t.id, ${name} as ad, d.department_name, jsonb_build_object(
    'verilen', t.aktarilan_kisisel_veriler,
    'faaliyet_verileri', coalesce(linked.items, '[]'), 'tam', linked.seen = cardinality(t.veri_harita_id)
  ) as facts
  from (select t.* from ${table} t where ${inScope(scope)} ${one}) t ${department}
  cross join lateral (
    select count(*) as seen, jsonb_agg(distinct item.code) filter (where item.code is not null) as items
    from (
      select t.id, t.islenen_kisisel_veriler from veri_harita t
      where ${inScope(scopeWith(scope, 'processing-activities.read'))}
    ) a
    left join lateral (select unnest(a.islenen_kisisel_veriler) as code) item on true
    where a.id = any(t.veri_harita_id)
  ) linked
  where cardinality(t.veri_harita_id) > 0 and cardinality(t.aktarilan_kisisel_veriler) > 0`;

const abroadTransfers = (scope: CompanyScope) => sql`
  select fold_turkish(t.tedarikci_adi) as supplier, t.veri_harita_id from veri_aktarim t
  where ${inScope(scopeWith(scope, 'supplier-transfers.read'))} and t.yurt_disi_aktarim`;

const QUERIES: Readonly<Record<RegisterType, (scope: CompanyScope, one: Condition) => Condition>> =
  {
    veri_aktarim: (scope, one) =>
      transfers(
        sql`veri_aktarim`,
        sql`t.tedarikci_adi`,
        scopeWith(scope, 'supplier-transfers.read'),
        one,
      ),
    diger_aktarim: (scope, one) =>
      transfers(
        sql`diger_aktarim`,
        sql`t.kurum_adi`,
        scopeWith(scope, 'public-transfers.read'),
        one,
      ),
    varlik_listesi: (scope, one) => sql`
    with abroad as materialized (${abroadTransfers(scope)})
    select t.id, t.varlik_ismi as ad, d.department_name, jsonb_build_object('yurt_disi', true,
      'yurt_disi_aktarim_kaydi',
      exists (select from abroad where abroad.supplier = fold_turkish(t.tedarikci_adi))) as facts
    from (select t.* from varlik_listesi t where ${inScope(scopeWith(scope, 'assets.read'))}
      and ${inUse} and t.yurt_disi_mi and btrim(t.tedarikci_adi) <> '' ${one}) t ${department}`,
    veri_harita: (scope, one) => sql`
    with abroad as materialized (
      select distinct unnest(t.veri_harita_id) as id from (${abroadTransfers(scope)}) t
      union select unnest(t.veri_harita_id) from varlik_listesi t
      where ${inScope(scopeWith(scope, 'assets.read'))} and ${inUse} and t.yurt_disi_mi
    )
    select t.id, t.surec_ismi as ad, d.department_name, jsonb_build_object(
      'aydinlatma_turu', text.dokuman_tur, 'yurt_disi', coalesce(t.yurt_disi_aktarim, false),
      'yurt_disi_aktarim_kaydi', t.id in (select id from abroad)) as facts
    from (select t.* from veri_harita t
      where ${inScope(scopeWith(scope, 'processing-activities.read'))} and ${running} ${one}) t
    ${department}
    left join dokumanlar text on text.company_id = t.company_id and text.id = t.aydinlatma_metni`,
  };

/** Records of a register with what cross rules read; all of the scope, or one. */
export async function selectCrossRows(
  tx: Tx,
  scope: CompanyScope,
  tur: RegisterType,
  id: number | undefined,
): Promise<CrossRow[]> {
  const one = id === undefined ? sql`` : sql`and t.id = ${id}`;
  const found = await sql<CrossRow>`
    select * from (${QUERIES[tur](scope, one)}) found
    order by ad collate turkish, id`.execute(tx);
  return found.rows;
}
