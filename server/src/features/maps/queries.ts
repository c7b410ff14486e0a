import { choicesOf, codesOf, isSpecialData } from '@emanet/contract/lookups';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { scopeWith, type CompanyScope } from '../../platform/http/scope.ts';
import { inScope } from '../../records/queries.ts';

type Part = RawBuilder<unknown>;

const special = codesOf('kisisel_veriler').filter(isSpecialData);
const holdsSpecial = (column: string) => sql`${sql.ref(column)} && ${special}::text[]`;

const assetGroups = choicesOf('varlik_turu').flatMap(({ code, group }) =>
  group ? [{ code, group: group.code }] : [],
);

/**
 * The directory's names by their folding, as one object. Behind row-level security no index finds a
 * folded name, and a join would fold each name of one side once for every name of the other.
 */
const directory = (scope: CompanyScope): Part => sql`
  select coalesce(jsonb_object_agg(fold_turkish(tedarikci_adi), tedarikci_adi), '{}') as names
  from tedarikci_listesi where company_id = ${scope.company_id}`;

/**
 * What the third column stands for, one row a record: its box (`near`), and the box to its right
 * (`far`), which an asset without a supplier does not have.
 */
const transfers = (scope: CompanyScope, unknownCountry: string, domestic: string): Part => sql`
  select t.id, t.department_id, t.veri_harita_id, null::text as grup,
    coalesce(${holdsSpecial('t.aktarilan_kisisel_veriler')}, false) as special,
    coalesce(t.yurt_disi_aktarim, false) as abroad,
    'tedarikci:' || supplier.folded as near,
    coalesce(directory.names ->> supplier.folded, t.tedarikci_adi) as near_name,
    'ulke:' || fold_turkish(country.name) as far,
    case when country.name = '' then ${unknownCountry} else country.name end as far_name
  from veri_aktarim t
  cross join directory
  cross join lateral (select fold_turkish(t.tedarikci_adi) offset 0) supplier(folded)
  cross join lateral (select case
    when t.yurt_disi_aktarim then btrim(coalesce(t.aktarim_ulkesi, ''))
    when t.yurt_disi_aktarim is null then ''
    else ${domestic} end) country(name)
  where ${inScope(scope)}`;

const assets = (scope: CompanyScope): Part => sql`
  select t.id, t.department_id, t.veri_harita_id, of_type.grup,
    coalesce(t.ozel_nitelikli_veri, false)
      or ${holdsSpecial('t.islenen_kisisel_veriler')} as special,
    coalesce(t.yurt_disi_mi, false) as abroad,
    'varlik:' || t.id as near, t.varlik_ismi as near_name,
    'tedarikci:' || supplier.folded as far,
    coalesce(directory.names ->> supplier.folded, t.tedarikci_adi) as far_name
  from varlik_listesi t
  cross join directory
  cross join lateral (select nullif(fold_turkish(t.tedarikci_adi), '') offset 0) supplier(folded)
  left join unnest(
    ${assetGroups.map((one) => one.code)}::text[], ${assetGroups.map((one) => one.group)}::text[]
  ) of_type(code, grup) on of_type.code = t.varlik_turu
  where ${inScope(scope)}`;

/**
 * A map as the JSON of its nodes and edges. A record hangs on those of its activities that this
 * person may read, and on its department when there are none. A line carries special data when
 * both its record and its activity do; where no activity of the record says so, the record's word
 * counts for all of them.
 */
const mapOf = (records: Part, scope: CompanyScope, nearKind: string, farKind: string): Part => sql`
  with directory as materialized (${directory(scope)}),
  record as materialized (${records}),
  activity as materialized (
    select t.id, t.department_id, t.surec_ismi,
      ${holdsSpecial('t.islenen_kisisel_veriler')} as special
    from veri_harita t where ${inScope(scopeWith(scope, 'activities.read'))}
  ),
  served as (
    select r.*, a.id as activity, a.department_id as run_by, a.special as of_special,
      bool_or(coalesce(a.special, false)) over of_record as any_special,
      row_number() over (partition by r.id order by a.id nulls last) as nth
    from record r
    left join lateral unnest(r.veri_harita_id) one(id) on true
    left join activity a on a.id = one.id
    window of_record as (partition by r.id)
  ),
  path as materialized (
    select *, special and (coalesce(of_special, true) or not any_special) as carries
    from served where activity is not null or nth = 1
  ),
  line as (
    select 'departman:' || run_by as kaynak, 'faaliyet:' || activity as hedef,
      id, carries, abroad from path where activity is not null
    union all
    select 'faaliyet:' || activity, near, id, carries, abroad from path where activity is not null
    union all
    select 'departman:' || department_id, near, id, special, abroad
    from path where activity is null
    union all
    select near, far, id, special, abroad from record where far is not null
  ),
  edge as materialized (
    select kaynak, hedef, array_agg(distinct id) as kayitlar,
      bool_or(carries) as ozel_nitelikli, bool_or(abroad) as yurt_disi
    from line group by kaynak, hedef
  ),
  mark as (
    select box, bool_or(ozel_nitelikli) as ozel_nitelikli, bool_or(yurt_disi) as yurt_disi
    from edge cross join unnest(array[kaynak, hedef]) box group by box
  ),
  node as (
    select 1 as place, 'departman:' || d.department_id as id, 'departman' as tur,
      d.department_name as ad, d.department_id, null::text as grup, '[]'::json as kayitlar,
      false as special
    from departments d where d.company_id = ${scope.company_id}
    union all
    select 2, 'faaliyet:' || a.id, 'faaliyet', a.surec_ismi, a.department_id, null,
      json_build_array(json_build_object('id', a.id, 'department_id', a.department_id,
        'ozel_nitelikli', a.special, 'yurt_disi', false)), a.special
    from activity a
    union all
    select 3, near, ${nearKind}, min(near_name collate "C"),
      case when count(distinct department_id) = 1 then min(department_id) end, min(grup),
      json_agg(json_build_object('id', id, 'department_id', department_id,
        'ozel_nitelikli', special, 'yurt_disi', abroad) order by id), bool_or(special)
    from record group by near
    union all
    select 4, far, ${farKind}, min(far_name collate "C"), null, null, '[]'::json, false
    from record where far is not null group by far
  )
  select json_build_object(
    'nodes', (
      select coalesce(json_agg(json_build_object(
        'id', n.id, 'tur', n.tur, 'ad', n.ad, 'department_id', n.department_id, 'grup', n.grup,
        'kayitlar', n.kayitlar, 'ozel_nitelikli', n.special or m.ozel_nitelikli,
        'yurt_disi', m.yurt_disi
      ) order by n.place, n.ad collate turkish, n.id), '[]')
      from node n join mark m on m.box = n.id
    ),
    'edges', (select coalesce(json_agg(e order by e.kaynak, e.hedef), '[]') from edge e)
  )::text as map`;

/** Department, activity, supplier, country. What names no country is told so in `unknownCountry`. */
export const selectSupplierMap = (
  tx: Tx,
  scope: CompanyScope,
  unknownCountry: string,
): Promise<string> =>
  textOf(tx, mapOf(transfers(scope, unknownCountry, 'Türkiye'), scope, 'tedarikci', 'ulke'));

/** Department, activity, asset, supplier. */
export const selectAssetMap = (tx: Tx, scope: CompanyScope): Promise<string> =>
  textOf(tx, mapOf(assets(scope), scope, 'varlik', 'tedarikci'));

async function textOf(tx: Tx, map: Part): Promise<string> {
  const found = await sql<{ map: string }>`${map}`.execute(tx);
  return found.rows[0]?.map ?? '{"nodes":[],"edges":[]}';
}
