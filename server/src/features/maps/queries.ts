import { choicesOf, codesOf, isSpecialData } from '@emanet/contract/lookups';
import type { NodeKind } from '@emanet/contract/maps';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import { anySays, answerOr, inScope, inUse, ongoing, running } from '../../records/queries.ts';

type Part = RawBuilder<unknown>;
/** Kinds of boxes in the last two columns. */
type Kinds = Readonly<Record<'near' | 'far', NodeKind>>;

const special = codesOf('kisisel_veriler').filter(isSpecialData);
/** Whether data are special; not known of a record that names none. */
const holdsSpecial = (column: string) =>
  sql`case when cardinality(${sql.ref(column)}) > 0 then ${sql.ref(column)} && ${special}::text[] end`;

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

/** A box of the last column for transfers with this `text`; one text may name several. */
export type Place = Readonly<{ text: string; key: string; name: string; abroad: boolean }>;

/** Name under which a transfer within the country is found among the places. */
const DOMESTIC = 'Türkiye';

/** Destination of a transfer by its record; empty without an answer. */
const placeOfTransfer = sql`case
  when t.yurt_disi_aktarim then btrim(coalesce(t.aktarim_ulkesi, ''))
  when t.yurt_disi_aktarim is null then ''
  else ${DOMESTIC} end`;

/** Places that the transfers name, each text once. */
export async function selectPlaces(tx: Tx, scope: CompanyScope): Promise<string[]> {
  const found = await sql<{ text: string }>`
    select distinct ${placeOfTransfer} as text from veri_aktarim t
    where ${inScope(scope)} and ${ongoing}
  `.execute(tx);
  return found.rows.map(({ text }) => text);
}

/** Records of the third column: each with its box (`near`) and its destination (`place`). */
const transfers = (scope: CompanyScope, places: readonly Place[]): Part => {
  const abroad = places.filter((one) => one.abroad).map((one) => one.text);
  return sql`
  select t.id, t.department_id, t.veri_harita_id, null::text as grup,
    ${holdsSpecial('t.aktarilan_kisisel_veriler')} as special,
    t.yurt_disi_aktarim and place.text = any(${abroad}::text[]) as abroad,
    'tedarikci:' || supplier.folded as near,
    coalesce(directory.names ->> supplier.folded, t.tedarikci_adi) as near_name,
    place.text as place
  from veri_aktarim t
  cross join directory
  cross join lateral (select fold_turkish(t.tedarikci_adi) offset 0) supplier(folded)
  cross join lateral (select ${placeOfTransfer}) place(text)
  where ${inScope(scope)} and ${ongoing}`;
};

/** Boxes of the last column for each record, and whether abroad. */
const toCountries = (places: readonly Place[]): Part => sql`
  select r.id, 'ulke:' || place.key as far, place.name as far_name, r.abroad and place.abroad as abroad
  from record r join unnest(
    ${places.map((one) => one.text)}::text[], ${places.map((one) => one.key)}::text[],
    ${places.map((one) => one.name)}::text[], ${places.map((one) => one.abroad)}::boolean[]
  ) place(text, key, name, abroad) on place.text = r.place`;

const assets = (scope: CompanyScope): Part => sql`
  select t.id, t.department_id, t.veri_harita_id, of_type.grup,
    ${answerOr('t.ozel_nitelikli_veri', holdsSpecial('t.islenen_kisisel_veriler'))} as special,
    t.yurt_disi_mi as abroad,
    'varlik:' || t.id as near, t.varlik_ismi as near_name,
    supplier.folded as place,
    coalesce(directory.names ->> supplier.folded, t.tedarikci_adi) as place_name
  from varlik_listesi t
  cross join directory
  cross join lateral (select nullif(fold_turkish(t.tedarikci_adi), '') offset 0) supplier(folded)
  left join unnest(
    ${assetGroups.map((one) => one.code)}::text[], ${assetGroups.map((one) => one.group)}::text[]
  ) of_type(code, grup) on of_type.code = t.varlik_turu
  where ${inScope(scope)} and ${inUse}`;

/** An asset leads to its supplier, if there is one. */
const toSuppliers: Part = sql`
  select id, 'tedarikci:' || place as far, place_name as far_name, abroad
  from record where place is not null`;

/**
 * A map as the JSON of its nodes and edges. A record is linked to those of its activities that this
 * person may read, and to its department when there are none. A line carries special data when both
 * its record and its activity do; where no activity of the record does, the record's answer counts
 * for all of them.
 */
const mapOf = (records: Part, ends: Part, scope: CompanyScope, kinds: Kinds): Part => sql`
  with directory as materialized (${directory(scope)}),
  record as materialized (${records}),
  ending as materialized (${ends}),
  activity as materialized (
    select t.id, t.department_id, t.surec_ismi,
      ${holdsSpecial('t.islenen_kisisel_veriler')} as special
    from veri_harita t
    where ${inScope(scopeWith(scope, 'processing-activities.read'))} and ${running}
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
    select near, far, id, special, ending.abroad from record join ending using (id)
  ),
  edge as materialized (
    select kaynak, hedef, array_agg(distinct id) as kayitlar,
      ${anySays(sql`carries`)} as ozel_nitelikli, ${anySays(sql`abroad`)} as yurt_disi
    from line group by kaynak, hedef
  ),
  mark as (
    select box, ${anySays(sql`ozel_nitelikli`)} as ozel_nitelikli,
      ${anySays(sql`yurt_disi`)} as yurt_disi
    from edge cross join unnest(array[kaynak, hedef]) box group by box
  ),
  node as (
    select 1 as place, 'departman:' || d.department_id as id, 'departman' as tur,
      d.department_name as ad, d.department_id, null::text as grup, '[]'::json as kayitlar,
      null::boolean as special
    from departments d where d.company_id = ${scope.company_id}
    union all
    select 2, 'faaliyet:' || a.id, 'faaliyet', a.surec_ismi, a.department_id, null,
      json_build_array(json_build_object('id', a.id, 'department_id', a.department_id,
        'ozel_nitelikli', a.special, 'yurt_disi', null)), a.special
    from activity a
    union all
    select 3, near, ${kinds.near}, min(near_name collate "C"),
      case when count(distinct department_id) = 1 then min(department_id) end, min(grup),
      json_agg(json_build_object('id', id, 'department_id', department_id,
        'ozel_nitelikli', special, 'yurt_disi', abroad) order by id), ${anySays(sql`special`)}
    from record group by near
    union all
    select 4, far, ${kinds.far}, min(far_name collate "C"), null, null, '[]'::json, null
    from ending group by far
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

/** Department, activity, supplier, and the countries behind the transfers' texts. */
export const selectSupplierMap = (tx: Tx, scope: CompanyScope, places: readonly Place[]) =>
  textOf(
    tx,
    mapOf(transfers(scope, places), toCountries(places), scope, { near: 'tedarikci', far: 'ulke' }),
  );

/** Department, activity, asset, supplier. */
export const selectAssetMap = (tx: Tx, scope: CompanyScope): Promise<string> =>
  textOf(tx, mapOf(assets(scope), toSuppliers, scope, { near: 'varlik', far: 'tedarikci' }));

async function textOf(tx: Tx, map: Part): Promise<string> {
  const found = await sql<{ map: string }>`${map}`.execute(tx);
  return found.rows[0]?.map ?? '{"nodes":[],"edges":[]}';
}
