import type { LogAction, LogNoun } from '@emanet/contract/change-logs';
import { sql, type RawBuilder } from 'kysely';
import type { CompanyScope } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db.ts';
import { rowsOf } from '../platform/rows.ts';

/**
 * The entries of a record from an instant on, together. `id`, `islem`, `department_id`: of the first one;
 * `gone`: the first deletion; `changes`: updates before it; `eski`: of each field the value that its first
 * entry found. `guncelleyen`, `tarih`: of the last entry before the instant; `onay_gunu`, `onaydan_sonra`: the
 * day of the last confirmation before it, and the updates in between.
 */
export type LaterEntries = Readonly<{
  tur: LogNoun;
  record_id: number;
  id: number;
  islem: LogAction;
  department_id: number;
  gone: number | null;
  changes: number;
  eski: Readonly<Record<string, unknown>>;
  guncelleyen: string | null;
  tarih: string | null;
  onay_gunu: string | null;
  onaydan_sonra: number | null;
}>;

type Sql = RawBuilder<unknown>;

/** The last confirmation of a record `of` (`tur`, `record_id`) before an entry, and the updates in between. */
export const confirmedBefore = (company_id: Sql, of: Sql, before: Sql): Sql => sql`
  select (l.tarih at time zone 'Europe/Istanbul')::date::text as gun,
    (select count(*) from change_logs s
      where s.company_id = l.company_id and s.tur = l.tur and s.record_id = l.record_id
        and s.islem = 'güncelleme' and s.id > l.id and s.id < ${before})::int as sonra
  from change_logs l
  where l.company_id = ${company_id} and l.tur = ${of}.tur and l.record_id = ${of}.record_id
    and l.id < ${before} and l.alanlar @> '[{"alan":"durum","yeni":true}]'
    -- A record that is brought back is confirmed by nobody.
    and (l.islem = 'güncelleme' or not exists (select from change_logs g
      where g.company_id = l.company_id and g.tur = l.tur and g.record_id = l.record_id and g.id < l.id))
  order by l.id desc limit 1`;

/** Reads the log of a company from an instant on once, for all statements of a transaction. */
export async function selectLater(
  tx: Tx,
  { company_id }: CompanyScope,
  instant: string,
  nouns: readonly LogNoun[],
): Promise<ReadonlyMap<LogNoun, readonly LaterEntries[]>> {
  // Compiling the statement and spilling its groups to files would cost more than it does.
  await sql`select set_config('jit', 'off', true), set_config('work_mem', '32MB', true)`.execute(
    tx,
  );
  const found = await rowsOf<LaterEntries>(tx)`
    with later as not materialized (
      select l.tur, l.record_id, l.id, l.islem, l.alanlar from change_logs l
      where l.company_id = ${company_id} and l.tur = any(${[...nouns]}::text[])
        and l.tarih >= ${instant}::timestamptz
    ), firsts as materialized (
      select tur, record_id, min(id) as id, min(id) filter (where islem = 'silme') as gone,
        count(*) filter (where islem = 'güncelleme') as changes
      from later group by tur, record_id
    ), told as (
      -- The first entry that tells of a field; sorting the entries would cost more than reading some again.
      select tur, record_id, id, array_agg(alan) as names from (
        select tur, record_id, one ->> 'alan' as alan, min(id) as id
        from later cross join lateral jsonb_array_elements(alanlar) one group by 1, 2, 3
      ) first_told group by 1, 2, 3
    ), olds as materialized (
      select told.tur, told.record_id, jsonb_object_agg(one ->> 'alan', one -> 'eski') as eski
      from told join change_logs l on l.company_id = ${company_id} and l.id = told.id
      cross join lateral jsonb_array_elements(l.alanlar) one
      where one ->> 'alan' = any(told.names) group by 1, 2
    )
    select f.tur, f.record_id, f.id::float8 as id, first.islem, first.department_id,
      f.gone::float8 as gone, coalesce(o.eski, '{}') as eski,
      case when f.gone is null then f.changes else (select count(*) from later l
        where l.tur = f.tur and l.record_id = f.record_id and l.islem = 'güncelleme' and l.id < f.gone)
        end::int as changes,
      last.guncelleyen, last.tarih, onay.gun as onay_gunu, onay.sonra as onaydan_sonra
    from firsts f
    join change_logs first on first.company_id = ${company_id} and first.id = f.id
    left join olds o on o.tur = f.tur and o.record_id = f.record_id
    left join lateral (
      select l.guncelleyen, l.tarih from change_logs l
      where l.company_id = ${company_id} and l.tur = f.tur and l.record_id = f.record_id and l.id < f.id
      order by l.id desc limit 1
    ) last on true
    left join lateral (
      ${confirmedBefore(sql`${company_id}`, sql`f`, sql`f.id`)}
    ) onay on true`;
  return Map.groupBy(found, ({ tur }) => tur);
}
