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
import { confirmedBefore, selectLater, type LaterEntries } from './past-entries.ts';
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
  'day' in actor ? actor.day : undefined;

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
 * Version, editor and confirmation of a row `kept.base` at the instant, by its entries `f`. A department's
 * confirmation of all its activities writes no entry, so one that a later confirmation replaced is not known.
 */
function stampsAt(
  { company_id }: CompanyScope,
  tur: LogNoun,
  at: Sql,
): Readonly<Record<string, Sql>> {
  const surum = sql`greatest(1, (kept.base).surum - coalesce((kept.f).changes, 0))::int`;
  const stayed = sql`(kept.base).onay_tarihi < ${at}::timestamptz`;
  // Today's confirmation was there already, unless an entry tells of the one that it replaced.
  const told = sql`(not coalesce(${stayed}, false) or (kept.f).eski ? 'durum')`;
  // A record without later entries whose confirmation came without one: an earlier one may have an entry.
  const replaced = (column: string) =>
    sql`(select c.${sql.ref(column)} from (${confirmedBefore(
      sql`${company_id}`,
      sql`unchanged`,
      sql`9223372036854775807`,
    )}) c)`;
  const unchanged = (
    column: Sql,
  ) => sql`case when (kept.f).id is null and (kept.base).onay_tarihi is not null
    and not ${stayed} then (select ${column} from (select ${tur} as tur, (kept.base).id as record_id) unchanged) end`;
  return {
    surum,
    guncelleyen: sql`coalesce((kept.f).guncelleyen, (kept.base).guncelleyen)`,
    guncellenme_tarihi: sql`coalesce((kept.f).tarih, case when (kept.f).id is null
      then (kept.base).guncellenme_tarihi else (kept.base).olusturma_tarihi end)`,
    onay_tarihi: sql`coalesce(case when ${told} then (kept.f).onay_gunu end, ${unchanged(sql`${replaced('gun')}::date`)},
      case when ${stayed} then (kept.base).onay_tarihi end)`,
    onay_surumu: sql`coalesce(case when ${told} then ${surum} - (kept.f).onaydan_sonra end,
      ${unchanged(sql`${surum} - ${replaced('sonra')}`)},
      case when ${stayed} then (kept.base).onay_surumu end)::int`,
  };
}

/** Values of fields as columns take them: a list that was empty is stored as null in an entry. */
const storedIn = (lists: ReadonlySet<string>, entries: readonly LaterEntries[]): string =>
  JSON.stringify(entries, (name, value: unknown) =>
    value === null && lists.has(name) ? [] : value,
  );

/**
 * Rows of a noun at an instant: those of today and the deleted ones, with each value that was changed since
 * as the first later entry found it. Rows whose first later entry adds them were not there.
 */
function rowsAt(
  noun: PastNoun,
  scope: CompanyScope,
  instant: string,
  { columns, entries }: Readonly<{ columns: readonly Column[]; entries: readonly LaterEntries[] }>,
): Sql {
  const { company_id } = scope;
  if ('there' in noun)
    return sql`
      select made.* from ${sql.table(noun.table)} t
      cross join lateral jsonb_populate_record(null::${sql.table(noun.table)},
        to_jsonb(t) ${noun.further ? sql`|| ${noun.further(instant)}` : sql``}) made
      where t.company_id = ${company_id} and ${noun.there(instant)}`;
  const { table, key = 'id', further } = noun;
  const at = sql`${instant}`;
  const has = (name: string) => columns.some((one) => one.name === name);
  const lists = columns.filter(({ isList }) => isList).map(({ name }) => name);
  const blank = JSON.stringify(Object.fromEntries(lists.map((name) => [name, []])));
  // An action has a risk of its own, which no rule makes.
  const unjudged = JSON.stringify(
    has('hukum') ? Object.fromEntries(JUDGED.map((name) => [name, null])) : {},
  );
  const stamps = has('surum') ? stampsAt(scope, noun.tur, at) : {};
  return sql`
    with later as materialized (
      select * from jsonb_to_recordset(${storedIn(new Set(lists), entries)}::jsonb) e(record_id int,
        id bigint, islem text, department_id int, gone bigint, changes int, eski jsonb, guncelleyen text,
        tarih timestamptz, onay_gunu date, onaydan_sonra int)
    ), kept as (
      select f, case when f.id is null then t else jsonb_populate_record(t, f.eski) end as base
      from ${sql.table(table)} t left join later f on f.record_id = t.${sql.ref(key)}
      where t.company_id = ${company_id} and f.islem is distinct from 'ekleme'
        ${has('olusturma_tarihi') ? sql`and (t.olusturma_tarihi < ${at}::timestamptz or f.id is not null)` : sql``}
      union all
      select f, jsonb_populate_record(null::${sql.table(table)}, ${blank}::jsonb || jsonb_build_object(
        ${key}::text, f.record_id, 'company_id', ${company_id}::int
        ${has('department_id') ? sql`, 'department_id', f.department_id` : sql``}
        ${has('guncelleyen') ? sql`, 'guncelleyen', ''` : sql``}) || f.eski)
      from later f
      where f.islem <> 'ekleme' and f.gone is not null
        and not exists (select from ${sql.table(table)} t
          where t.company_id = ${company_id} and t.${sql.ref(key)} = f.record_id)
    )
    select ${sql.join(columns.map(({ name, made }) => (made === null ? sql.ref(name) : sql`(${sql.raw(made)}) as ${sql.ref(name)}`)))}
    from (
      select ${sql.join(columns.map(({ name }) => sql`${stamps[name] ?? sql`made.${sql.ref(name)}`} as ${sql.ref(name)}`))}
      from kept cross join lateral jsonb_populate_record(kept.base, ${unjudged}::jsonb
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
  const logged = nouns.flatMap((noun) => ('tur' in noun ? [noun.tur] : []));
  const later = await selectLater(tx, scope, instant, logged);
  const rows = new Map<PastNoun, Sql>();
  for (const noun of nouns) {
    const entries = ('tur' in noun && later.get(noun.tur)) || [];
    const columns = await columnsIn(tx, noun.table);
    rows.set(noun, rowsAt(noun, scope, instant, { columns, entries }));
  }
  return tx.withPlugin(new PastRows(rows));
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
