import type { Changes, LatestChange } from '@emanet/contract/dashboard';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { nameOf } from '../../records/called.ts';
import { inScope } from '../../records/queries.ts';
import type { Register } from '../../records/register.ts';

/** Records whose newest change is shown. */
const SHOWN = 3;
/** Entries among which these are looked for. */
const NEWEST = 60;
/** Unread entries that are counted; the answer says when there are more. */
const MOST_COUNTED = 2000;

type Row = Readonly<{
  unread: number;
  more: boolean;
  newest: readonly (Omit<LatestChange, 'ad'> & { values: Record<string, unknown> })[];
}>;

/** The unread changes of a register and its newest ones, of records that the scope holds. */
export async function selectChanges(
  tx: Tx,
  register: Register,
  scope: PersonScope,
  language: Language,
): Promise<Changes> {
  const me = scope.actor.user_id;
  const table = sql.table(register.table);
  const ofRegister = sql`l.company_id = ${scope.company_id} and l.tur = ${register.tur}`;
  const readUntil = sql`coalesce((select r.son_id from change_log_reads r
    where r.company_id = l.company_id and r.user_id = ${me} and r.tur = l.tur
      and r.record_id = l.record_id), 0)`;
  const names = [register.nameField, ...(register.writtenName ? [register.writtenName] : [])];
  const values = sql.join(names.map((name) => sql`${sql.lit(name)}, t.${sql.id(name)}`));
  const described = sql`jsonb_build_object(${values}) as values,
    l.user_id is not distinct from ${me} or l.id <= ${readUntil} as okundu`;
  const isUnread = sql`l.user_id is distinct from ${me} and l.id > ${readUntil}`;
  // A whole company is walked by its newest entries; few departments by their records, since most
  // entries are none of theirs.
  const whole = scope.departments === 'all';
  const unreadRecords = whole
    ? sql`select l.record_id from change_logs l
        where ${ofRegister} and ${isUnread}
          and exists (select from ${table} t where ${inScope(scope)} and t.id = l.record_id)`
    : sql`select t.id as record_id from ${table} t
        where ${inScope(scope)} and (select l.id from change_logs l
          where ${ofRegister} and l.record_id = t.id and ${isUnread} limit 1) is not null`;
  const newestChanges = whole
    ? sql`select distinct on (l.record_id) l.*, ${described} from (
          select * from change_logs l where ${ofRegister} order by l.id desc limit ${NEWEST}
        ) l join ${table} t on t.id = l.record_id and ${inScope(scope)}
        order by l.record_id, l.id desc`
    : sql`select l.*, ${described} from ${table} t cross join lateral (
          select * from change_logs l where ${ofRegister} and l.record_id = t.id
          order by l.id desc limit 1
        ) l where ${inScope(scope)}`;
  const found = await sql<Row>`
    with unread as (${unreadRecords} limit ${MOST_COUNTED + 1}),
    newest as (${newestChanges}),
    shown as (
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
