import { LATE_AFTER_DAYS } from '@emanet/contract/confirmations';
import { sql, type RawBuilder } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { inScope, instantOf } from '../../records/queries.ts';
import { figures } from './queries.ts';
import { rowsOf } from '../../platform/rows.ts';

/** Most rounds in the overview: two years of monthly ones. */
const MOST_ROUNDS = 24;

export type DepartmentFigures = Readonly<{
  department_id: number;
  department_name: string;
  faaliyet: number;
  degisen: number | null;
  uyarili: number;
}>;

/** Every department of the scope with what its inventory holds, in Turkish order. */
export const selectDepartmentFigures = (tx: Tx, scope: CompanyScope) =>
  rowsOf<DepartmentFigures>(tx)`
    select t.department_id, t.department_name, ${figures(sql`t.department_id`)}
    from departments t where ${inScope(scope)}
    order by t.department_name collate turkish, t.department_id`;

export type AskedRound = Readonly<{
  department_id: number;
  donem: string;
  soruldu: string;
  onaylandi: string | null;
  onay_tarihi: string | null;
  onaylayan: string | null;
  hatirlatmalar: string[];
}>;

/** Questions to each department in the newest rounds and its answers, the newest first. */
export const selectRounds = (tx: Tx, scope: CompanyScope): Promise<AskedRound[]> =>
  rowsOf<AskedRound>(tx)`
    with rounds as (
      select distinct donem from envanter_bildirimleri where company_id = ${scope.company_id}
      order by donem desc limit ${sql.lit(MOST_ROUNDS)}
    )
    select asked.department_id, asked.donem::text as donem,
      asked.bildirim_tarihi::text as soruldu, t.bildirim_tarihi::text as onaylandi,
      ${instantOf('tarih')} as onay_tarihi, t.gonderen as onaylayan,
      array(select h.tarih::text from envanter_hatirlatmalari h
        where h.company_id = asked.company_id and h.department_id = asked.department_id
          and h.donem = asked.donem and h.gun > 0 order by h.gun) as hatirlatmalar
    from rounds
    join envanter_bildirimleri asked
      on asked.company_id = ${scope.company_id} and asked.donem = rounds.donem and asked.onay
    left join envanter_bildirimleri t on t.company_id = asked.company_id
      and t.department_id = asked.department_id and t.donem = asked.donem and not t.onay and t.birlesen is null
    order by asked.donem desc, asked.department_id`;

export type MergedConfirmation = Readonly<{
  department_id: number;
  department_name: string;
  donem: string;
  onay_tarihi: string;
  onaylayan: string;
}>;

/** Confirmations of departments that were merged since, with the department they are part of now. */
export const selectMerged = (tx: Tx, scope: CompanyScope): Promise<MergedConfirmation[]> =>
  rowsOf<MergedConfirmation>(tx)`
    select t.department_id, t.birlesen as department_name, t.donem::text as donem,
      ${instantOf('tarih')} as onay_tarihi, t.gonderen as onaylayan
    from envanter_bildirimleri t where ${inScope(scope)} and t.birlesen is not null
    order by t.donem desc, t.id desc`;

/**
 * Confirmations that came in time (`pay`), of those requested within a year that are answered, late
 * or closed by a later round (`payda`), by department as a table. `where` narrows the table `t`.
 */
export const timelyConfirmations = (where: RawBuilder<unknown>, today: string) => sql`(
  select t.department_id, count(*) as payda,
    count(*) filter (where a.bildirim_tarihi - t.bildirim_tarihi <= ${LATE_AFTER_DAYS}::int) as pay
  from envanter_bildirimleri t
  left join envanter_bildirimleri a on a.company_id = t.company_id
    and a.department_id = t.department_id and a.donem = t.donem and not a.onay and a.birlesen is null
  where ${where} and t.onay and t.bildirim_tarihi > ${today}::date - 365
    and (a.id is not null or ${today}::date - t.bildirim_tarihi > ${LATE_AFTER_DAYS}::int
      or t.donem < (select max(n.donem) from envanter_bildirimleri n
        where n.company_id = t.company_id))
  group by t.department_id
)`;
