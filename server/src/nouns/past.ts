import type { LogNoun } from '@emanet/contract/change-logs';
import { firstInstantOf } from '@emanet/contract/shared/time/today';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import {
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  RawNode,
  SelectQueryNode,
  sql,
  type KyselyPlugin,
  type RawBuilder,
  type RootOperationNode,
} from 'kysely';
import type { Actor } from '../platform/access/actor.ts';
import type { CompanyScope } from '../platform/access/scope.ts';
import type { Db, Tx } from '../platform/db.ts';
import { fail } from '../platform/errors.ts';
import { rowsOf } from '../platform/rows.ts';
import type { Tables } from '../schema/tables.ts';

type Sql = RawBuilder<unknown>;

/** A table whose rows of a past day follow from the change log. */
type LoggedRows = Readonly<{
  tur: LogNoun;
  table: keyof Tables;
  /** Column with the number that entries name; `id` by default. */
  key?: string;
  /** JSON of values that the log does not hold, for a row `kept.base` at an instant. */
  further?: (instant: string) => Sql;
}>;

/** A table whose rows say when they came: of `t`, those for which `there` holds at an instant. */
type DatedRows = Readonly<{
  table: keyof Tables;
  there: (instant: string) => Sql;
  /** JSON of values of `t` that were other then. */
  further?: (instant: string) => Sql;
}>;

export type PastNoun = LoggedRows | DatedRows;

/** The instant at which a day ends in Turkey. */
export const endOfDay = (day: string): string => firstInstantOf(daysAfter(day, 1));

/** The day at whose end an actor reads; undefined for what is there now. */
export const dayReadBy = (actor: Actor): string | undefined =>
  actor.kind === 'person' ? actor.day : undefined;

/** The instant of that end; undefined for now. */
export function instantReadBy(actor: Actor): string | undefined {
  const day = dayReadBy(actor);
  return day === undefined ? undefined : endOfDay(day);
}

/** Values that parts of settings had at an instant, of those that were changed since; absent: null. */
export async function settingsThen(
  tx: Tx,
  { company_id }: CompanyScope,
  tur: LogNoun,
  instant: string,
): Promise<ReadonlyMap<string, unknown>> {
  const found = await rowsOf<{ alan: string; eski: unknown }>(tx)`
    select distinct on (1) changed ->> 'alan' as alan, changed -> 'eski' as eski
    from change_logs t cross join lateral jsonb_array_elements(t.alanlar) changed
    where t.company_id = ${company_id} and t.tur = ${tur} and t.tarih >= ${instant}::timestamptz
    order by 1, t.id`;
  return new Map(found.map(({ alan, eski }) => [alan, eski]));
}

type Column = Readonly<{ name: string; isList: boolean; made: string | null }>;
const columnsOf = new Map<string, Promise<readonly Column[]>>();

/** Columns of a table; `made`: how the database computes the column from others. */
function columnsIn(tx: Tx, table: string): Promise<readonly Column[]> {
  const known = columnsOf.get(table);
  if (known) return known;
  const read = rowsOf<Column>(tx)`
    select a.attname as name, a.attndims > 0 as "isList",
      case when a.attgenerated <> '' then pg_get_expr(d.adbin, d.adrelid) end as made
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
    order by a.attnum`;
  columnsOf.set(table, read);
  read.catch(() => columnsOf.delete(table));
  return read;
}

/** Columns of a judgement, which is made anew of a past state. */
const JUDGED = ['hukum', 'risk', 'eksiksizlik', 'uyarilar', 'ozel_nitelikli'];

/**
 * Version, editor and confirmation of a row `kept.base` at the instant, by its later entries: columns of their
 * own, so that the database leaves out those that a statement does not read. A department's confirmation of
 * all its activities writes no entry, so one that a later confirmation replaced is not known.
 */
function stampsAt(
  { company_id }: CompanyScope,
  tur: string,
  at: Sql,
): Readonly<Record<string, Sql>> {
  const before = sql`l.company_id = ${company_id} and l.tur = ${tur} and l.record_id = kept.id
    and l.id < coalesce(kept.first_later, 9223372036854775807)`;
  const last = (column: string) => sql`(select l.${sql.ref(column)} from change_logs l
    where ${before} and kept.first_later is not null order by l.id desc limit 1)`;
  const surum = sql`greatest(1, (kept.base).surum - kept.changes)::int`;
  // Today's confirmation was there already, or an entry tells of the one that it replaced.
  const stayed = sql`(kept.base).onay_tarihi < ${at}::timestamptz`;
  const confirmed = (column: Sql) => sql`(select ${column} from change_logs l
    where ${before} and (not ${stayed} or kept.told ? 'durum')
      and l.alanlar @> '[{"alan":"durum","yeni":true}]'
      -- A record that is brought back is confirmed by nobody.
      and (l.islem = 'güncelleme' or not exists (select from change_logs g
        where g.company_id = l.company_id and g.tur = l.tur and g.record_id = l.record_id and g.id < l.id))
    order by l.id desc limit 1)`;
  const changesSince = sql`(select count(*) from change_logs s where s.company_id = ${company_id}
    and s.tur = ${tur} and s.record_id = kept.id and s.islem = 'güncelleme' and s.id > l.id
    and s.id < coalesce(kept.first_later, 9223372036854775807))`;
  return {
    surum,
    guncelleyen: sql`coalesce(${last('guncelleyen')}, (kept.base).guncelleyen)`,
    guncellenme_tarihi: sql`coalesce(${last('tarih')}, case when kept.first_later is null
      then (kept.base).guncellenme_tarihi else (kept.base).olusturma_tarihi end)`,
    onay_tarihi: sql`coalesce(${confirmed(sql`(l.tarih at time zone 'Europe/Istanbul')::date`)},
      case when ${stayed} then (kept.base).onay_tarihi end)`,
    onay_surumu: sql`coalesce(${confirmed(sql`${surum} - ${changesSince}`)},
      case when ${stayed} then (kept.base).onay_surumu end)::int`,
  };
}

/**
 * Rows of a noun at an instant: those of today and the deleted ones, with each value that was changed since
 * as the first later entry found it. Rows whose first later entry adds them were not there.
 */
function rowsAt(
  noun: PastNoun,
  scope: CompanyScope,
  instant: string,
  columns: readonly Column[],
): Sql {
  const { company_id } = scope;
  if ('there' in noun)
    return sql`
      select made.* from ${sql.table(noun.table)} t
      cross join lateral jsonb_populate_record(null::${sql.table(noun.table)},
        to_jsonb(t) ${noun.further ? sql`|| ${noun.further(instant)}` : sql``}) made
      where t.company_id = ${company_id} and ${noun.there(instant)}`;
  const { tur, table, key = 'id', further } = noun;
  const at = sql`${instant}`;
  const names = new Set(columns.map(({ name }) => name));
  const lists = columns.filter(({ isList }) => isList).map(({ name }) => [name, [] as const]);
  const blank = sql`${JSON.stringify(Object.fromEntries(lists))}::jsonb`;
  // An action has a risk of its own, which no rule makes.
  const unjudged = names.has('hukum') ? JUDGED.map((name) => [name, null]) : [];
  const born = names.has('olusturma_tarihi')
    ? sql`and (t.olusturma_tarihi < ${at}::timestamptz or f.record_id is not null)`
    : sql``;
  const has = (name: string) => names.has(name);
  const stamps = has('surum') ? stampsAt(scope, tur, at) : {};
  const later = sql`l.company_id = ${company_id} and l.tur = ${tur} and l.tarih >= ${at}::timestamptz`;
  return sql`
    with firsts as materialized (
      select s.record_id, s.id, f.islem, f.department_id, s.gone, case when s.gone is null then s.changes
        else (select count(*) from change_logs l where ${later} and l.record_id = s.record_id
          and l.islem = 'güncelleme' and l.id < s.gone) end as changes
      from (
        select l.record_id, min(l.id) as id, min(l.id) filter (where l.islem = 'silme') as gone,
          count(*) filter (where l.islem = 'güncelleme') as changes
        from change_logs l where ${later} group by l.record_id
      ) s join change_logs f on f.company_id = ${company_id} and f.tur = ${tur}
        and f.record_id = s.record_id and f.id = s.id
    ), told as (
      -- The first entry that tells of a field; sorting the entries would cost more than reading some again.
      select record_id, id, array_agg(alan) as names from (
        select l.record_id, one ->> 'alan' as alan, min(l.id) as id
        from change_logs l cross join lateral jsonb_array_elements(l.alanlar) one
        where ${later} group by 1, 2
      ) first_told group by 1, 2
    ), olds as materialized (
      select l.record_id, jsonb_object_agg(one ->> 'alan',
        coalesce(nullif(one -> 'eski', 'null'), ${blank} -> (one ->> 'alan'), 'null')) as eski
      from told join change_logs l on l.company_id = ${company_id} and l.tur = ${tur}
        and l.record_id = told.record_id and l.id = told.id
      cross join lateral jsonb_array_elements(l.alanlar) one
      where one ->> 'alan' = any(told.names) group by l.record_id
    ), kept as (
      select t.${sql.ref(key)} as id, coalesce(o.eski, '{}') as told,
        case when o.eski is null then t else jsonb_populate_record(t, o.eski) end as base,
        f.id as first_later, coalesce(f.changes, 0) as changes
      from ${sql.table(table)} t left join firsts f on f.record_id = t.${sql.ref(key)}
      left join olds o on o.record_id = t.${sql.ref(key)}
      where t.company_id = ${company_id} and f.islem is distinct from 'ekleme' ${born}
      union all
      select f.record_id, o.eski, jsonb_populate_record(null::${sql.table(table)}, ${blank} || jsonb_build_object(
        ${key}::text, f.record_id, 'company_id', ${company_id}::int
        ${has('department_id') ? sql`, 'department_id', f.department_id` : sql``}
        ${has('guncelleyen') ? sql`, 'guncelleyen', ''` : sql``}) || o.eski), f.id, f.changes
      from firsts f join olds o using (record_id)
      where f.islem <> 'ekleme' and f.gone is not null
        and not exists (select from ${sql.table(table)} t
          where t.company_id = ${company_id} and t.${sql.ref(key)} = f.record_id)
    )
    select ${sql.join(columns.map(({ name, made }) => (made === null ? sql.ref(name) : sql`(${sql.raw(made)}) as ${sql.ref(name)}`)))}
    from (
      select ${sql.join(columns.map(({ name }) => sql`${stamps[name] ?? sql`made.${sql.ref(name)}`} as ${sql.ref(name)}`))}
      from kept cross join lateral jsonb_populate_record(kept.base,
        ${JSON.stringify(Object.fromEntries(unjudged))}::jsonb
        ${further ? sql`|| ${further(instant)}` : sql``}) made
    ) then_rows`;
}

/** Tables of nouns that a statement names. */
const namedIn = (node: RootOperationNode, nouns: readonly PastNoun[]) => {
  const text = JSON.stringify(node);
  return nouns.filter(({ table }) => new RegExp(`\\b${table}\\b`).test(text));
};

/** Fragments of SQL before, between and behind table expressions. */
const listOf = (tables: readonly RawNode[]) => ['with ', ...tables.slice(1).map(() => ', ')];

/**
 * A statement that begins with table expressions, with further ones before them: PostgreSQL takes no second
 * list around it. Undefined for a statement that begins otherwise.
 */
function withFurther(node: RootOperationNode, tables: readonly RawNode[]): RawNode | undefined {
  if (!RawNode.is(node)) return undefined;
  const [own = '', ...rest] = node.sqlFragments;
  const [first, ...parameters] = node.parameters;
  if (own.trim() === '' && first && RawNode.is(first)) {
    const begun = withFurther(first, tables);
    return begun && RawNode.create(node.sqlFragments, [begun, ...parameters]);
  }
  const begun = /^\s*with(?=\s)/i.exec(own)?.[0];
  if (begun === undefined) return undefined;
  return RawNode.create(
    [...listOf(tables), `, ${own.slice(begun.length)}`, ...rest],
    [...tables, ...node.parameters],
  );
}

/**
 * Puts the rows of a past day before each statement of a transaction, under the names of their tables. The
 * statements stay as they are, and row-level security guards what the rows are made from.
 */
class PastRows implements KyselyPlugin {
  readonly #rows: ReadonlyMap<PastNoun, Sql>;
  constructor(rows: ReadonlyMap<PastNoun, Sql>) {
    this.#rows = rows;
  }
  transformQuery({ node }: Readonly<{ node: RootOperationNode }>): RootOperationNode {
    const named = namedIn(node, [...this.#rows.keys()]);
    if (named.length === 0) return node;
    const rowsOfNoun = (noun: PastNoun) =>
      sql`(${this.#rows.get(noun) ?? sql``})`.toOperationNode();
    if (SelectQueryNode.is(node)) {
      const tables = named.map((noun) =>
        CommonTableExpressionNode.create(
          CommonTableExpressionNameNode.create(noun.table),
          rowsOfNoun(noun),
        ),
      );
      const expressions = [...tables, ...(node.with?.expressions ?? [])];
      return { ...node, with: { kind: 'WithNode', expressions } };
    }
    const tables = named.map((noun) =>
      RawNode.create(['', ' as ', ''], [sql.id(noun.table).toOperationNode(), rowsOfNoun(noun)]),
    );
    return (
      withFurther(node, tables) ?? RawNode.create([...listOf(tables), ' (', ')'], [...tables, node])
    );
  }
  async transformResult<R>({ result }: Readonly<{ result: R }>): Promise<R> {
    return result;
  }
}

/** The same transaction, whose statements find the rows of nouns as they were at an instant. */
export async function asOf(
  tx: Tx,
  scope: CompanyScope,
  instant: string,
  nouns: readonly PastNoun[],
): Promise<Tx> {
  const rows = nouns.map(
    async (noun) => [noun, rowsAt(noun, scope, instant, await columnsIn(tx, noun.table))] as const,
  );
  return tx.withPlugin(new PastRows(new Map(await Promise.all(rows))));
}

/**
 * The database for requests that may read a past day: what an actor with a day reads is as it was then, and
 * nothing can be written.
 */
export function readingPast<Given extends Db>(db: Given, nouns: readonly PastNoun[]): Given {
  const read = <T>(scope: CompanyScope, day: string, work: (tx: Tx) => Promise<T>) =>
    db.read(scope, async (tx) => work(await asOf(tx, scope, endOfDay(day), nouns)));
  const ask =
    (now: Db['ask']): Db['ask'] =>
    (scope, query) => {
      const day = dayReadBy(scope.actor);
      if (day === undefined) return now(scope, query);
      return read(scope, day, async (tx) => (await query.execute(tx)).rows);
    };
  return {
    ...db,
    ask: ask(db.ask),
    askQuick: ask(db.askQuick),
    read: (scope, work) => {
      const day = 'sights' in scope ? dayReadBy(scope.actor) : undefined;
      if (day === undefined || !('sights' in scope)) return db.read(scope, work);
      return read(scope, day, work);
    },
    readAcross: (scope, work) =>
      dayReadBy(scope.actor) === undefined ? db.readAcross(scope, work) : fail('DAY_NOT_SERVED'),
    write: (scope, work) =>
      dayReadBy(scope.actor) === undefined ? db.write(scope, work) : fail('DAY_NOT_SERVED'),
  };
}
