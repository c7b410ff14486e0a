import type { Changes, LatestChange } from '@emanet/contract/dashboard';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql, type RawBuilder } from 'kysely';
import { oldNewsOf, type PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { nameOf } from '../../records/record-name.ts';
import { inScope, registerLog } from '../../records/queries.ts';
import type { Register } from '../../records/register.ts';

/** Most records whose newest change is shown. */
const SHOWN = 3;
/** Newest entries that are searched for them. */
const NEWEST = 60;
/** Most unread entries that are counted; the answer has a flag for more. */
const MOST_COUNTED = 999;

type Row = Readonly<{
  unread: number;
  more: boolean;
  newest: readonly (Omit<LatestChange, 'ad'> & { values: Record<string, unknown> })[];
}>;

/** The unread changes of a register and its newest ones, of records in the scope. */
export async function selectChanges(
  tx: Tx,
  register: Register,
  scope: PersonScope,
  language: Language,
): Promise<Changes> {
  const me = scope.actor.user_id;
  const old = sql`${oldNewsOf(scope)}::bigint`;
  const table = sql.table(register.table);
  const mine = sql`l.user_id is not distinct from ${me}`;
  const names = [register.nameField, ...(register.writtenName ? [register.writtenName] : [])];
  const values = sql.join(names.map((name) => sql`${sql.lit(name)}, t.${sql.id(name)}`));
  const record = sql`select t.* from ${table} t where ${inScope(scope)} and t.id = l.record_id`;
  // A department is read by its own entries: a record moved from another one has at least the entry
  // of its move. The newest are taken per department, from the end of its index.
  const whole = scope.departments === 'all';
  const places = whole ? [null] : [...scope.departments];
  const ofRegister = registerLog('l', sql`${scope.company_id}`, register.tur);
  const ofPlace = whole ? ofRegister : sql`${ofRegister} and l.department_id = place`;
  const newestOf = (columns: RawBuilder<unknown>, where: RawBuilder<unknown>, most: number) => sql`
    unnest(${places}::int[]) place cross join lateral (
      select ${columns} from change_logs l left join seen on seen.record_id = l.record_id
      where ${ofPlace} and ${where} order by l.id desc limit ${most}
    ) l`;
  const isUnread = sql`not (${mine}) and l.id > greatest(seen.son_id, ${old})
    and (select true from (${record}) t) is not null`;
  const found = await sql<Row>`
    with seen as materialized (
      select l.record_id, l.son_id from change_log_reads l
      where l.company_id = ${scope.company_id} and l.user_id = ${me} and l.tur = ${register.tur}
    ), unread as (
      select l.record_id from ${newestOf(sql`l.record_id`, isUnread, MOST_COUNTED + 1)}
      limit ${MOST_COUNTED + 1}
    ), newest as (
      select distinct on (l.record_id) l.*, jsonb_build_object(${values}) as values
      from ${newestOf(sql`l.*, ${mine} or l.id <= greatest(seen.son_id, ${old}) as okundu`, sql`true`, NEWEST)}
      cross join lateral (${record}) t
      order by l.record_id, l.id desc
    ), shown as (
      select * from newest order by id desc limit ${SHOWN}
    )
    select (select count(distinct record_id)::int from unread) as unread,
      (select count(*) > ${MOST_COUNTED} from unread) as more,
      coalesce((select json_agg(json_build_object(
        'record_id', record_id, 'values', values, 'islem', islem, 'guncelleyen', guncelleyen,
        'benim', user_id is not distinct from ${me}, 'okundu', okundu,
        'tarih', to_char(tarih at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        'alanlar', jsonb_path_query_array(alanlar, '$[*].alan')
      ) order by id desc) from shown), '[]') as newest`.execute(tx);
  const { unread = 0, more = false, newest = [] } = found.rows[0] ?? {};
  const known = new Set(register.fields.map(({ name }) => name));
  return {
    okunmamis: unread,
    fazlasi: more,
    son: newest.map(({ values: named, alanlar, ...change }) => ({
      ...change,
      ad: nameOf(register, named, language),
      alanlar: alanlar.filter((name) => known.has(name)),
    })),
  };
}
