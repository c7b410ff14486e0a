import { fieldsNaming } from '@emanet/contract/records/kinds/kinds';
import { documentName } from '@emanet/contract/records/kinds/reference';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../platform/db.ts';
import { fail } from '../platform/errors.ts';
import { userIdOf } from '../platform/access/actor.ts';
import { oldNewsOf, type AcrossScope, type CompanyScope } from '../platform/access/scope.ts';
import type { Tables } from '../schema/tables.ts';
import type { Register } from './register.ts';
import { categoryOfItems } from './verbis-lists.ts';
import { HEALTH_COLUMNS } from './write/health.ts';
import { exists } from '../platform/rows.ts';

export type Condition = RawBuilder<unknown>;

/** An instant as ISO text; JSON would write it in another form than every other answer. */
const isoText = (name: string) =>
  `to_char(t."${name}" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export const instantOf = (name: string): Condition => sql.raw(isoText(name));

/**
 * Entries of others about the row that this person has not opened. A record that was deleted and
 * brought back is what it was: neither is news.
 */
const unreadCount = (register: Register, scope: CompanyScope, ofOne = false) => sql`(
  select count(*)::int from change_logs l
  where l.company_id = t.company_id and l.tur = ${register.tur} and l.record_id = t.id
    and l.user_id is distinct from ${userIdOf(scope.actor)} and ${isNews('l', ofOne)}
    and l.id > (select greatest((
      select r.son_id from change_log_reads r
      where r.company_id = t.company_id and r.user_id = ${userIdOf(scope.actor)}
        and r.tur = ${register.tur} and r.record_id = t.id
    ), ${oldNewsOf(scope)}::bigint)))`;

/**
 * Entries of a register in the change log of a company, walked from one end. Compared like this the
 * register's name leads to the indexes for that, and never to a record's, nor the other way round.
 */
export const registerLog = (entry: string, company_id: Condition, tur: string): Condition =>
  sql`${sql.ref(`${entry}.company_id`)} = ${company_id}
    and ${sql.ref(`${entry}.tur`)} collate "C" = ${tur}`;

/**
 * Is an entry of the change log more than a deletion that was undone? Asked of many entries this is part
 * of their statement; of one record's, a function that is made ready only when it is needed.
 */
export const isNews = (entry: string, ofOne = false): Condition => {
  const wasDeleted = ofOne
    ? `app_was_deleted(${entry}.company_id, ${entry}.tur, ${entry}.record_id, ${entry}.id)`
    : `exists (select from change_logs gone where gone.company_id = ${entry}.company_id
        and gone.tur = ${entry}.tur and gone.record_id = ${entry}.record_id
        and gone.islem = 'silme' and gone.id < ${entry}.id)`;
  return sql.raw(
    `(${entry}.islem = 'güncelleme' or ${entry}.islem = 'ekleme' and not ${wasDeleted})`,
  );
};

const documentsOf = (register: Register) =>
  fieldsNaming(register.fields, 'document').map((field) => ({
    field: field.name,
    name: documentName(field),
    table: `d_${field.name}`,
  }));

/** One company, or all clients of a consultant. */
type Reach = CompanyScope | AcrossScope;

/** The scope again, beside row-level security: it lets the query use the index and is a second guard. */
export const inScope = (scope: Reach): Condition =>
  'company_ids' in scope
    ? sql`t.company_id = any(${[...scope.company_ids]}::int[])`
    : inCompany(scope);

const inCompany = (scope: CompanyScope): Condition =>
  scope.departments === 'all'
    ? sql`t.company_id = ${scope.company_id}`
    : sql`t.company_id = ${scope.company_id}
        and t.department_id = any(${[...scope.departments]}::int[])`;

/** Activities `t` that run: neither planned nor ended. An empty status counts as running. */
export const running: Condition = sql`coalesce(t.faaliyet_durumu, '') not in ('planlanan', 'sona_erdi')`;

/** Assets `t` that still hold data: all but destroyed ones. */
export const inUse: Condition = sql`coalesce(t.varlik_durumu, '') <> 'imha_edildi'`;

/** Transfers `t` that are not known to have ended. An empty status counts as ongoing. */
export const ongoing: Condition = sql`coalesce(t.aktarim_durumu, '') <> 'sona_erdi'`;

/** Whether any row of a group has a yes: `false` only if every row has a no. */
export const anySays = (answer: Condition): Condition => sql`case when bool_or(${answer}) then true
  when bool_and(${answer} is not null) then false end`;

/** A record's own answer or one that follows from its values: yes if either is yes, null if both are null. */
export const answerOr = (column: string, found: Condition): Condition =>
  sql`coalesce(${sql.ref(column)} or ${found}, ${sql.ref(column)}, ${found})`;

/** Every data item with its category, as a table `item(code, category)`. */
export const itemTable = sql`unnest(
  ${categoryOfItems.map((one) => one.code)}::text[],
  ${categoryOfItems.map((one) => one.category)}::text[]
) item(code, category)`;

type Parts = {
  where?: Condition[];
  orderBy?: Condition;
  limit?: number;
  readOnly?: boolean;
  lock?: boolean;
  ofOne?: boolean;
  indexed?: boolean | undefined;
};

/**
 * Rows in the scope, each as one line of JSON. `readOnly`: without the number of changes; `lock`: locked
 * until the transaction ends; `ofOne`: one record; `indexed`: an index of the company and one of its
 * departments has this order.
 */
export async function selectLines(
  tx: Tx,
  register: Register,
  scope: Reach,
  parts: Parts = {},
): Promise<string[]> {
  const found = await linesQuery(register, scope, parts).execute(tx);
  return found.rows.slice(0, parts.limit).map((row) => row.line);
}

/** The same in a transaction of one query: one round trip to the database. */
export async function askLines(db: Db, register: Register, scope: CompanyScope, parts: Parts) {
  const rows = await db.ask(scope, linesQuery(register, scope, parts));
  return rows.slice(0, parts.limit).map((row) => row.line);
}

/** Rows of the scope that have these ids, in their order. */
export function askThese(
  db: Db,
  register: Register,
  scope: CompanyScope,
  ids: readonly number[],
  parts: Parts = {},
) {
  const { where, orderBy } = theseOf(ids);
  return askLines(db, register, scope, {
    ...parts,
    ...{ where: [...where, ...(parts.where ?? [])], orderBy },
  });
}

/** Rows of these ids, in their order. */
export function theseOf(ids: readonly number[]) {
  const these = sql`${[...ids]}::int[]`;
  return { where: [sql`t.id = any(${these})`], orderBy: sql`array_position(${these}, t.id)` };
}

/** Ids of rows in the scope, in order: of long lists, since no row is held for them. */
export async function askIds(db: Db, register: Register, scope: CompanyScope, parts: Parts) {
  const [found] = await db.ask(scope, idsQuery(register, scope, parts));
  return found?.ids ?? [];
}

/** The same over several companies, with the company of each row and the sum of what `lines` says of it. */
export async function selectIds(
  tx: Tx,
  register: Register,
  scope: AcrossScope,
  parts: Parts,
  lines: Condition,
) {
  const [found] = (await idsQuery(register, scope, parts, lines).execute(tx)).rows;
  return { ids: found?.ids ?? [], companies: found?.companies ?? [], lines: found?.lines ?? 0 };
}

type Ids = { ids: number[] | null; companies: number[] | null; lines: number | null };

const idsQuery = (register: Register, scope: Reach, parts: Parts, lines?: Condition) => sql<Ids>`
  select array_agg(r.id) as ids
    ${lines ? sql`, array_agg(r.company_id) as companies, sum(r.lines)::float8 as lines` : sql``}
  from (
    select t.id ${lines ? sql`, t.company_id, ${lines} as lines` : sql``} from ${joined(register)}
    where ${sql.join([inScope(scope), ...(parts.where ?? [])], sql` and `)}
    ${parts.orderBy ? sql`order by ${parts.orderBy}` : sql``}
    ${parts.limit ? sql`limit ${parts.limit}` : sql``}) r`;

/** The line of one record, or undefined if it is not in the scope. */
export async function askLine(db: Db, register: Register, scope: CompanyScope, id: number) {
  const [row] = await db.askQuick(
    scope,
    linesQuery(register, scope, { where: [sql`t.id = ${id}`], ofOne: true }),
  );
  return row?.line;
}

function linesQuery(register: Register, scope: Reach, parts: Parts) {
  const { columns } = fixedOf(register);
  const rows = rowsOf(register, scope, parts);
  // The inner question is kept apart (offset 0): merged, each row's columns would be put together once
  // a join.
  return sql<{ line: string }>`
    select row_to_json(r)::text as line from (
      select ${columns},
        ${parts.readOnly || 'company_ids' in scope ? sql`0` : unreadCount(register, scope, parts.ofOne)} as unread_count
      from ${rows}
      ${tailOf(parts)} offset 0
      ${parts.lock ? sql`for update of t` : sql``}
    ) r
  `;
}

/** Where the rows of a page come from: with an index of their order, from the first ones of each part. */
function rowsOf(register: Register, scope: Reach, parts: Parts): Condition {
  if ('company_ids' in scope) return joined(register, pageOfClients(register, scope, parts));
  if (parts.indexed && scope.departments !== 'all')
    return joined(register, firstOfEach(register, scope.company_id, scope.departments, parts));
  return sql`${joined(register)}
    where ${sql.join([inScope(scope), ...(parts.where ?? [])], sql` and `)}`;
}

const tailOf = ({ orderBy, limit }: Parts) => sql`${orderBy ? sql`order by ${orderBy}` : sql``}
  ${limit ? sql`limit ${sql.lit(roomFor(limit))}` : sql``}`;

/**
 * The first rows of each of some departments, of which a page is merged: in the order of the whole
 * company the rows of all others would be passed by.
 */
const firstOfEach = (
  register: Register,
  company_id: number,
  departments: readonly number[],
  parts: Parts,
) => sql`(
  select first.* from unnest(${[...departments]}::int[]) one(id) cross join lateral (
    select t.* from ${joined(register)}
    where t.company_id = ${company_id} and t.department_id = one.id
      and ${sql.join(parts.where?.length ? parts.where : [sql`true`], sql` and `)}
    ${tailOf(parts)}) first)`;

/**
 * The rows of a page over companies. Their ids are found first, and the wide rows of that page alone
 * are read. In an indexed order the index leads to the first ids of every company.
 */
const pageOfClients = (register: Register, scope: AcrossScope, parts: Parts) => {
  const table = sql.table(register.table);
  const where = sql.join([sql`true`, ...(parts.where ?? [])], sql` and `);
  const ids = parts.indexed
    ? sql`unnest(${[...scope.company_ids]}::int[]) one(id) cross join lateral (
        select t.company_id, t.id, t.sira from ${table} t
        where t.company_id = one.id and ${where} ${tailOf(parts)}) t`
    : sql`${joined(register)} where ${inScope(scope)} and ${where}`;
  return sql`(
    select t.* from (select t.company_id, t.id from ${ids} ${tailOf(parts)}) page
    join ${table} t on t.company_id = page.company_id and t.id = page.id)`;
};

/**
 * A register's rows `t` with what they are ordered and searched by. Left joins, because the planner would
 * begin with the departments and sort all rows.
 */
const joined = (
  register: Register,
  rows: Condition = sql.table(register.table),
): Condition => sql`${rows} t
  left join departments d on d.company_id = t.company_id and d.department_id = t.department_id
  ${fixedOf(register).joins}`;

/**
 * How many rows are fetched for a page. A limit written into the statement lets PostgreSQL walk an
 * ordered index; few sizes keep the prepared statements few.
 */
const roomFor = (limit: number): number =>
  [26, 51, 101, 201, 501, 1001].find((size) => limit <= size) ?? limit;

/** Names of the documents that a row `t` refers to. */
const documentNames = (register: Register): string[] =>
  documentsOf(register).map(
    ({ field, name }) => `(select n.dokuman_ismi from dokumanlar n
      where n.company_id = t.company_id and n.id = t."${field}") as "${name}"`,
  );

const ofNew = new WeakMap<Register, Readonly<{ returned: Condition; columns: Condition }>>();

/** The columns of a new row `t` beside its fields, and those it takes to tell them. */
export function newColumnsOf(register: Register) {
  const known = ofNew.get(register);
  if (known) return known;
  const own = ['id', 'company_id', 'surum', 'guncelleyen'];
  const instants = ['guncellenme_tarihi', 'olusturma_tarihi'];
  const returned = [
    ...[...own, 'department_id', ...instants],
    ...documentsOf(register).map(({ field }) => `"${field}"`),
  ];
  const columns = [
    ...own.map((name) => `t.${name}`),
    ...documentNames(register),
    `(select d.department_name from departments d where d.company_id = t.company_id
      and d.department_id = t.department_id) as department_name`,
    ...instants.map((name) => `${isoText(name)} as ${name}`),
  ];
  const made = { returned: sql.raw(returned.join(', ')), columns: sql.raw(columns.join(', ')) };
  ofNew.set(register, made);
  return made;
}

type Fixed = Readonly<{ columns: Condition; joins: Condition }>;
const fixed = new WeakMap<Register, Fixed>();

/** Parts shared by every question about a register's rows, put together once. */
function fixedOf(register: Register): Fixed {
  const known = fixed.get(register);
  if (known) return known;
  const documents = documentsOf(register);
  const columns = [
    // The health first: a line begins with whether it was judged, see `toJson`.
    ...HEALTH_COLUMNS.map((name) => `t.${name}`),
    ...register.fields.map((field) => `t."${field.name}"`),
    ...['id', 'company_id', 'surum', 'guncelleyen'].map((name) => `t.${name}`),
    ...documentNames(register),
    'd.department_name',
    ...['guncellenme_tarihi', 'olusturma_tarihi'].map((name) => `${isoText(name)} as ${name}`),
  ];
  // Without an order by a document's name the planner leaves these out.
  const joins = documents.map(
    ({ field, table }) => `left join dokumanlar "${table}"
      on "${table}".company_id = t.company_id and "${table}".id = t."${field}"`,
  );
  const made = { columns: sql.raw(columns.join(', ')), joins: sql.raw(joins.join(' ')) };
  fixed.set(register, made);
  return made;
}

/** Most characters of records that are held at once: of ordinary ones, more than 20,000 records. */
export const MOST_HELD = 64 * 1024 * 1024;

/** Stops when the rows in the scope are too large to be changed all at once. */
export async function refuseTooLarge(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  where: Condition = sql`true`,
): Promise<void> {
  const found = await sql<{ size: number }>`
    select coalesce(sum(length(t::text)), 0)::float8 as size from ${sql.table(register.table)} t
    where ${inScope(scope)} and ${where}`.execute(tx);
  if ((found.rows[0]?.size ?? 0) > MOST_HELD) fail('RECORDS_TOO_LARGE');
}

/** Is the row in the scope? */
export async function recordExists(
  tx: Tx,
  noun: Readonly<{ table: keyof Tables; ofCompany?: true }>,
  scope: CompanyScope,
  id: number,
): Promise<boolean> {
  const inside = noun.ofCompany ? sql`t.company_id = ${scope.company_id}` : inScope(scope);
  return exists(tx)`select 1 from ${sql.table(noun.table)} t where ${inside} and t.id = ${id}`;
}

/** Holds a row of the scope until the transaction ends; false when there is none. */
export const lockRecord = (tx: Tx, register: Register, scope: CompanyScope, id: number) =>
  exists(tx)`
    select 1 from ${sql.table(register.table)} t
    where ${inScope(scope)} and t.id = ${id} for update`;

/** Holds those of many rows that are in the scope until the transaction ends. */
export async function lockRecords(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  ids: readonly number[],
): Promise<void> {
  await sql`select 1 from ${sql.table(register.table)} t
    where ${inScope(scope)} and t.id = any(${[...ids]}::int[]) order by t.id for update`.execute(
    tx,
  );
}

export async function deleteRecordRows(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from ${sql.table(register.table)} t
    where ${inScope(scope)} and t.id = any(${[...ids]}::int[])`.execute(tx);
}

/** Is this a department of the company, and one of the scope's? */
export const departmentExists = (tx: Tx, scope: CompanyScope, id: number) =>
  exists(tx)`
    select from departments t
    where ${inScope(scope)} and t.department_id = ${id}`;
