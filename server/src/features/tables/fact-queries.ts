import { NOBODY, type DetailPart } from '@emanet/contract/records/category-detail';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import { answeredFor } from '../../records/category-details.ts';
import { categoryOfItems } from '../../records/verbis-lists.ts';
import {
  inScope,
  inUse,
  itemTable,
  ongoing,
  running,
  type Condition,
} from '../../records/queries.ts';
import { rowsOf } from '../../platform/rows.ts';

/**
 * Number of records of `key` with data of `category` that have `value` in `field`; without a
 * category all records count. An empty value is missing and required; a field that does not apply,
 * such as the mechanism for data in the country, has no fact.
 */
export type Fact = Readonly<{
  key: string;
  category: string | null;
  field: FactField;
  value: string;
  records: number;
  /** Id of one of the records. */
  first: number;
}>;

export type FactField =
  | 'record'
  | 'item'
  | 'subject'
  | 'purpose'
  | 'basis'
  | 'recipient'
  | 'supplier'
  | 'receiving'
  | 'abroad'
  | 'period'
  | 'country'
  | 'mechanism'
  | 'measure';

/** Rows with a text key, an id and an array of data items, and each field as an array of text. */
type Source = Readonly<{
  from: Condition;
  key: Condition;
  items: Condition;
  fields: Partial<Record<FactField, Condition>>;
  /** Column of answers that differ by category, and their fields. */
  details?: Readonly<{ column: Condition; parts: Partial<Record<FactField, DetailPart>> }>;
}>;

const oneOrMissing = (column: string) => sql`array[coalesce(btrim(${sql.ref(column)}), '')]`;
const whenAbroad = (flag: string, value: Condition) =>
  sql`case when ${sql.ref(flag)} then ${value} end`;

/** An own yes/no answer beside its linked records, as text that `statements.ts` reads. */
const beside = (own: Condition, records: Condition, open: Condition = sql`false`) =>
  sql`array[concat_ws(' ', coalesce((${own})::text, 'null'), coalesce(${records}, 0),
    coalesce(${open}, false)::text)]`;

/** A transfer or an asset abroad is its own record of it. */
const ownAbroad = (flag: string) => beside(sql.ref(flag), sql`${sql.ref(flag)}::int`);

/** `only`: folded names of the suppliers to select; all without it. */
export const supplierTransfers = (scope: CompanyScope, only?: Condition): Source => ({
  from: sql`(select t.* from veri_aktarim t where ${inScope(scope)} and ${ongoing}
    ${only ? sql`and fold_turkish(t.tedarikci_adi) = ${only}` : sql``}) r`,
  key: sql`fold_turkish(r.tedarikci_adi)`,
  items: sql`r.aktarilan_kisisel_veriler`,
  fields: {
    subject: sql`r.ilgili_kisi`,
    purpose: sql`r.aktarim_amaci`,
    basis: sql`r.aktarim_sarti`,
    recipient: oneOrMissing('r.alici_grubu'),
    abroad: ownAbroad('r.yurt_disi_aktarim'),
    country: whenAbroad('r.yurt_disi_aktarim', oneOrMissing('r.aktarim_ulkesi')),
    mechanism: whenAbroad('r.yurt_disi_aktarim', oneOrMissing('r.yurt_disi_mekanizma')),
    measure: sql`r.alinan_tedbirler`,
  },
});

export const publicTransfers = (scope: CompanyScope): Source => ({
  from: sql`(select t.* from diger_aktarim t where ${inScope(scope)} and ${ongoing}) r`,
  key: sql`''`,
  items: sql`r.aktarilan_kisisel_veriler`,
  fields: { recipient: oneOrMissing('r.alici_grubu') },
});

/** Records linked to activities: transfers to suppliers, all transfers, and those abroad. */
const linkedRecords = (scope: CompanyScope) => sql`(
  select one.id, sum(one.supplied)::int as supplied, sum(one.received)::int as received,
    (count(*) filter (where one.abroad))::int as abroad, bool_or(one.open) as open
  from (
    select unnest(t.veri_harita_id) as id, 1 as supplied, 1 as received,
      t.yurt_disi_aktarim as abroad, t.yurt_disi_aktarim is null as open
    from veri_aktarim t
    where ${inScope(scopeWith(scope, 'supplier-transfers.read'))} and ${ongoing}
    union all
    select unnest(t.veri_harita_id), 0, 1, false, false from diger_aktarim t
    where ${inScope(scopeWith(scope, 'public-transfers.read'))} and ${ongoing}
    union all
    select unnest(t.veri_harita_id), 0, 0, t.yurt_disi_mi, t.yurt_disi_mi is null
    from varlik_listesi t
    where ${inScope(scopeWith(scope, 'assets.read'))} and ${inUse}
  ) one group by one.id)`;

/** Answers of an activity about its recipients, with its transfers, in the order that `statements.ts` reads. */
const RECEIVING = sql`array[concat_ws(' ', (cardinality(r.alici_grubu) > 0
    or exists (select from unnest(r.kategori_ayrintilari) entry
      where entry like '%.alici\_grubu=%' and entry not like ${`%=${NOBODY}`}))::text,
  coalesce(r.alici_yok::text, 'null'), coalesce(r.dahil_oluyormu, 'null'),
  coalesce(r.yurt_disi_aktarim::text, 'null'), coalesce(linked.received, 0))]`;

/** Activities, those of `ids` or all, as far as the caller may read activities. */
export const processingActivities = (scope: CompanyScope, ids?: readonly number[]): Source => ({
  from: sql`(select t.* from veri_harita t
    where ${inScope(scopeWith(scope, 'processing-activities.read'))} and ${running}
    ${ids ? sql`and t.id = any(${[...ids]}::int[])` : sql``}) r
    left join ${linkedRecords(scope)} linked on linked.id = r.id`,
  key: sql`r.id::text`,
  items: sql`r.islenen_kisisel_veriler`,
  fields: {
    subject: sql`r.ilgili_kisi`,
    purpose: sql`r.islenme_amaci`,
    basis: sql`r.isleme_sarti`,
    period: oneOrMissing('r.saklama_suresi'),
    recipient: sql`r.alici_grubu`,
    supplier: beside(
      sql`case r.dahil_oluyormu when 'evet' then true when 'hayir' then false end`,
      sql`linked.supplied`,
    ),
    receiving: RECEIVING,
    abroad: beside(sql`r.yurt_disi_aktarim`, sql`linked.abroad`, sql`linked.open`),
  },
  details: {
    column: sql.ref('r.kategori_ayrintilari'),
    parts: {
      subject: 'ilgili_kisi',
      basis: 'isleme_sarti',
      period: 'saklama_suresi',
      recipient: 'alici_grubu',
    },
  },
});

/**
 * Assets as rows `t`, each with the mechanisms of the transfers to its supplier, the basis for data
 * stored abroad. Empty text: they name none.
 */
export const assetsWithMechanisms = (scope: CompanyScope) => sql`
  varlik_listesi t left join (
    select fold_turkish(t.tedarikci_adi) as supplier,
      array_agg(distinct t.yurt_disi_mekanizma) as named
    from veri_aktarim t
    where ${inScope(scopeWith(scope, 'supplier-transfers.read'))} and ${ongoing}
      and t.yurt_disi_aktarim and t.yurt_disi_mekanizma is not null
    group by supplier
  ) mechanism on mechanism.supplier = fold_turkish(t.tedarikci_adi)`;

const named = (only?: Condition) => (only ? sql`and fold_turkish(t.varlik_ismi) = ${only}` : sql``);

const assetRows = (scope: CompanyScope, only?: Condition) => sql`(
  select t.*, coalesce(mechanism.named, '{""}') as mechanisms
  from ${assetsWithMechanisms(scope)}
  where ${inScope(scope)} and ${inUse} ${named(only)})`;

const places = sql`unnest(
  ${categoryOfItems.map((one) => one.code)}::text[],
  ${categoryOfItems.map((_, place) => place)}::int[]
) item(code, place)`;

/**
 * Data items of the activities of each asset without own items, as a table `derived(id, codes)`. An
 * activity's items are bits of a mask: many links cost an "or" each, no sorting.
 */
export const derivedItems = (scope: CompanyScope, only?: Condition): Condition => sql`(
  select linked.id,
    array(select item.code from ${places} where get_bit(linked.mask, item.place) = 1) as codes
  from (
    select link.asset as id, bit_or(activity.mask) as mask
    from (
      select t.id as asset, unnest(t.veri_harita_id) as id from varlik_listesi t
      where ${inScope(scope)} and cardinality(t.islenen_kisisel_veriler) = 0 ${named(only)}
    ) link join (
      select t.id,
        bit_or(set_bit(repeat('0', ${categoryOfItems.length}::int)::varbit, item.place, 1)) as mask
      from veri_harita t cross join unnest(t.islenen_kisisel_veriler) held(code)
      join ${places} on item.code = held.code
      where ${inScope(scopeWith(scope, 'processing-activities.read'))} and ${running}
      group by t.id
    ) activity on activity.id = link.id
    group by link.asset
  ) linked) derived`;

/** Data items of an asset `r`: its own, else those of its activities. */
export const assetItems = sql`case when cardinality(r.islenen_kisisel_veriler) > 0
  then r.islenen_kisisel_veriler else coalesce(derived.codes, '{}') end`;

export const assets = (scope: CompanyScope, only?: Condition): Source => ({
  from: sql`${assetRows(scope, only)} r left join ${derivedItems(scope, only)} on derived.id = r.id`,
  key: sql`r.id::text`,
  items: assetItems,
  fields: {
    abroad: ownAbroad('r.yurt_disi_mi'),
    country: whenAbroad('r.yurt_disi_mi', oneOrMissing('r.ulke')),
    mechanism: whenAbroad('r.yurt_disi_mi', sql`r.mechanisms`),
    measure: sql`r.alinan_tedbirler`,
  },
});

/** A field of a source for a category, where some answers differ by category. */
function answered(
  source: Source,
  name: FactField,
  value: Condition,
  places: Readonly<{ details: Condition; category: Condition }>,
): Condition {
  const part = source.details?.parts[name];
  return part ? answeredFor({ part, ...places }, value) : value;
}

/** Facts of all rows of a source, under one empty key. */
export const together = (source: Source): Source => ({ ...source, key: sql`''` });

const PART = { details: sql.ref('held.details'), category: sql.ref('part.category') };

/** Facts in these fields of the rows of a source, counted in one statement. */
export async function selectFacts(tx: Tx, source: Source, asked: readonly FactField[]) {
  const fields = asked.flatMap((name) => {
    const value = source.fields[name];
    return value ? [[name, value] as const] : [];
  });
  return rowsOf<Fact>(tx)`
    with held as materialized (
      select ${source.key} as key, r.id, ${source.items} as items,
        ${source.details?.column ?? sql`'{}'::text[]`} as details,
        ${sql.join(fields.map(([name, value]) => sql`${value} as ${sql.id(name)}`))}
      from ${source.from}
    ), part as (
      select held.key, held.id, null as category, held.items from held
      union all
      select held.key, held.id, item.category, array_agg(item.code)
      from held cross join unnest(held.items) held_item(code)
      join ${itemTable} on item.code = held_item.code
      group by held.key, held.id, item.category
    )
    select part.key, part.category, fact.field, fact.value, count(*)::int as records,
      min(part.id) as first
    from part join held on held.key = part.key and held.id = part.id
    cross join lateral (
      select 'record' as field, '' as value
      ${asked.includes('item') ? sql`union all select 'item', unnest(part.items)` : sql``}
      ${sql.join(
        fields.map(
          ([name]) =>
            sql`union all select ${name}, unnest(${answered(source, name, sql`held.${sql.id(name)}`, PART)})`,
        ),
        sql` `,
      )}
    ) fact
    group by part.key, part.category, fact.field, fact.value
  `;
}

type Saying = Readonly<{ id: number; said: string[] }>;

/**
 * Rows of a source that hold data of a category, no data at all without one, or all of them (null),
 * each with its value of a field; empty where the field does not apply.
 */
export async function selectSaying(
  tx: Tx,
  source: Source,
  category: string | null | undefined,
  field: FactField | undefined,
): Promise<Saying[]> {
  const whole = field && source.fields[field];
  const value =
    whole && typeof category === 'string' && source.details
      ? answered(source, field, whole, {
          details: source.details.column,
          category: sql`${category}::text`,
        })
      : whole;
  const codes = categoryOfItems.filter((one) => one.category === category).map((one) => one.code);
  return rowsOf<Saying>(tx)`
    with held as materialized (
      select r.id, ${source.items} as items, ${value ?? sql`'{}'::text[]`} as said
      from ${source.from}
    )
    select id, coalesce(said, '{}') as said from held
    where ${
      category === null
        ? sql`true`
        : category === undefined
          ? sql`cardinality(items) = 0`
          : sql`items && ${codes}::text[]`
    }
    order by id
  `;
}
