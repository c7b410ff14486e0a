import type { AssetLine, SupplierLine, Unfolded } from '@emanet/contract/tables';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import {
  inScope,
  inUse,
  itemTable,
  anySays,
  answerOr,
  ongoing,
  running,
  type Condition,
} from '../../records/queries.ts';
import { registryCategories } from '../../records/verbis-lists.ts';
import { assetItems, assetsWithMechanisms, derivedItems } from './fact-queries.ts';
import { firstOf, rowsOf } from '../../platform/rows.ts';

/** A row of a table by the key of its facts. */
export type Named = Readonly<{ key: string; ad: string }>;

export const folded = (name: string): Condition => sql`fold_turkish(${name})`;

const specialCategories = registryCategories.filter((one) => one.special).map((one) => one.code);
const anySpecial = sql`bool_or(item.category = any(${specialCategories}::text[]))`;
/** The last written value. */
const latest = (column: string) => sql`(array_agg(${sql.ref(column)} order by r.id desc))[1]`;
const of = (column: string, name: Condition | undefined) =>
  name ? sql`and fold_turkish(${sql.ref(column)}) = ${name}` : sql``;

/**
 * Row-level security hides the number of a company's rows from the planner, which expects a single
 * one and would scan thousands repeatedly. Until the transaction ends it joins by hash.
 */
export async function expectMany(tx: Tx): Promise<void> {
  await sql`select set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true),
    set_config('work_mem', '32MB', true)`.execute(tx);
}

/** Suppliers that the scope's transfers name, each once under Turkish folding. */
export const selectSuppliers = (tx: Tx, scope: CompanyScope, name?: Condition): Promise<Named[]> =>
  rowsOf<Named>(tx)`
    select fold_turkish(r.tedarikci_adi) as key, ${latest('r.tedarikci_adi')} as ad
    from (select t.* from veri_aktarim t where ${inScope(scope)} and ${ongoing} ${of('t.tedarikci_adi', name)}) r
    group by fold_turkish(r.tedarikci_adi) order by ${latest('r.tedarikci_adi')} collate turkish
  `;

export const selectAssets = (tx: Tx, scope: CompanyScope, name?: Condition): Promise<Named[]> =>
  rowsOf<Named>(tx)`
    select t.id::text as key, t.varlik_ismi as ad from varlik_listesi t
    where ${inScope(scope)} and ${inUse} ${of('t.varlik_ismi', name)} order by t.varlik_ismi collate turkish, t.id
  `;

export type LinkedActivity = Unfolded['faaliyetler'][number];

/**
 * Activities of suppliers or assets by key, only those that this person may read. Many keys name
 * the same ones, so the name of each is read once.
 */
async function selectActivities(tx: Tx, scope: CompanyScope, linked: Condition) {
  const readable = inScope(scopeWith(scope, 'processing-activities.read'));
  const links = await rowsOf<{ key: string; ids: number[] }>(tx)`
    select linked.key, array_agg(t.id) as ids
    from (select distinct key, unnest(veri_harita_id) as id from (${linked}) named) linked
    join veri_harita t on t.id = linked.id
    where ${readable} and ${running}
    group by linked.key
  `;
  const ids = [...new Set(links.flatMap((one) => one.ids))];
  const named = await rowsOf<LinkedActivity>(tx)`
    select t.id, t.surec_ismi, d.department_name
    from veri_harita t
    join departments d on d.company_id = t.company_id and d.department_id = t.department_id
    where ${readable} and t.id = any(${ids}::int[])
    order by t.surec_ismi collate turkish, t.id
  `;
  const places = new Map(named.map(({ id }, place) => [id, place]));
  const inOrder = (own: readonly number[]) =>
    [...Uint32Array.from(own.flatMap((id) => places.get(id) ?? [])).sort()].flatMap(
      (place) => named[place] ?? [],
    );
  return new Map(links.map((one) => [one.key, inOrder(one.ids)]));
}

export const activitiesOfSuppliers = (tx: Tx, scope: CompanyScope, name?: Condition) =>
  selectActivities(
    tx,
    scope,
    sql`select fold_turkish(t.tedarikci_adi) as key, t.veri_harita_id from veri_aktarim t
      where ${inScope(scope)} and ${ongoing} ${of('t.tedarikci_adi', name)}`,
  );

export const activitiesOfAssets = (tx: Tx, scope: CompanyScope, name?: Condition) =>
  selectActivities(
    tx,
    scope,
    sql`select t.id::text as key, t.veri_harita_id from varlik_listesi t
      where ${inScope(scope)} ${of('t.varlik_ismi', name)}`,
  );

/** One line per supplier, in the order of a Turkish dictionary. */
export const selectSupplierLines = (tx: Tx, scope: CompanyScope): Promise<SupplierLine[]> =>
  rowsOf<SupplierLine>(tx)`
    with r as materialized (
      select t.*, fold_turkish(t.tedarikci_adi) as key,
        min(t.id) over (partition by fold_turkish(t.tedarikci_adi)) as supplier
      from veri_aktarim t where ${inScope(scope)} and ${ongoing}
    ), activity as (
      -- By number: a million links are not sorted by a name.
      select r.supplier, count(distinct t.id)::int as activities
      from r cross join unnest(r.veri_harita_id) link(id) join veri_harita t on t.id = link.id
      where ${inScope(scopeWith(scope, 'processing-activities.read'))} and ${running}
      group by r.supplier
    ), category as (
      select r.key, count(distinct item.category)::int as categories, ${anySpecial} as special
      from r cross join unnest(r.aktarilan_kisisel_veriler) held(code)
      join ${itemTable} on item.code = held.code
      group by r.key
    ), supplier as (
      select r.key, min(r.id) as supplier, ${latest('r.tedarikci_adi')} as tedarikci_adi,
        count(*)::int as aktarim_sayisi,
        (count(*) filter (where r.sozlesme_var_mi))::int as sozlesmeli,
        (count(*) filter (where r.sozlesme_var_mi is null))::int as sozlesme_yanitsiz,
        ${anySays(sql`r.yurt_disi_aktarim`)} as yurt_disi,
        coalesce(array_agg(distinct btrim(r.aktarim_ulkesi))
          filter (where r.yurt_disi_aktarim and btrim(r.aktarim_ulkesi) <> ''), '{}') as ulkeler,
        (count(*) filter (where r.yurt_disi_aktarim and r.yurt_disi_mekanizma is null))::int
          as mekanizma_eksik
      from r group by r.key
    )
    select tedarikci_adi, aktarim_sayisi, sozlesmeli, sozlesme_yanitsiz, yurt_disi, ulkeler, mekanizma_eksik,
      coalesce(activities, 0) as faaliyet_sayisi, coalesce(categories, 0) as kategori_sayisi,
      special as ozel_nitelikli
    from supplier left join activity using (supplier) left join category using (key)
    order by tedarikci_adi collate turkish
  `;

/** One line per asset, in the order of a Turkish dictionary. */
export const selectAssetLines = (tx: Tx, scope: CompanyScope): Promise<AssetLine[]> =>
  rowsOf<AssetLine>(tx)`
    with r as materialized (
      select t.*, d.department_name, mechanism.named is null as unnamed
      from ${assetsWithMechanisms(scope)}
      join departments d on d.company_id = t.company_id and d.department_id = t.department_id
      where ${inScope(scope)} and ${inUse}
    ), held as (
      select r.id, ${assetItems} as items from r left join ${derivedItems(scope)} using (id)
    ), activity as (
      select r.id, count(distinct t.id)::int as activities
      from r cross join unnest(r.veri_harita_id) link(id) join veri_harita t on t.id = link.id
      where ${inScope(scopeWith(scope, 'processing-activities.read'))} and ${running}
      group by r.id
    ), category as (
      select held.id, count(distinct item.category)::int as categories, ${anySpecial} as special
      from held cross join unnest(held.items) one(code) join ${itemTable} on item.code = one.code
      group by held.id
    )
    select r.id, r.varlik_ismi, r.varlik_turu, r.department_name, r.tedarikci_adi,
      cardinality(r.alinan_tedbirler) as tedbir_sayisi,
      coalesce(activities, 0) as faaliyet_sayisi, coalesce(categories, 0) as kategori_sayisi,
      ${answerOr('r.ozel_nitelikli_veri', sql`special`)} as ozel_nitelikli,
      r.yurt_disi_mi as yurt_disi,
      case when r.yurt_disi_mi and btrim(r.ulke) <> '' then array[btrim(r.ulke)] else '{}' end
        as ulkeler,
      (coalesce(r.yurt_disi_mi, false) and r.unnamed)::int as mekanizma_eksik
    from r left join activity using (id) left join category using (id)
    order by r.varlik_ismi collate turkish, r.id
  `;

/** Number of activities, and of those without ticked data. */
export async function selectActivityCounts(tx: Tx, scope: CompanyScope) {
  const found = await firstOf<{ activities: number; empty: number }>(tx)`
    select count(*)::int as activities,
      (count(*) filter (where cardinality(t.islenen_kisisel_veriler) = 0))::int as empty
    from veri_harita t where ${inScope(scope)} and ${running}
  `;
  return found ?? { activities: 0, empty: 0 };
}
