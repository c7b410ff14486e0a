import { ACTION_RISKS, type ActionRisk } from '@emanet/contract/actions';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { inScope } from '../../records/queries.ts';
import { real } from './queries.ts';
import { rowsOf } from '../../platform/rows.ts';

/** Open actions of a department, by risk; `geciken` of them are late. */
export type OpenActions = Readonly<
  Record<ActionRisk, number> & { department_id: number; department_name: string; geciken: number }
>;

/** Open, current actions per department of the scope, in Turkish order; only departments that have any. */
export async function countOpenActions(tx: Tx, scope: CompanyScope, today: string) {
  const byRisk = sql.join(
    ACTION_RISKS.map(
      (risk) => sql`count(*) filter (where t.risk = ${risk})::int as ${sql.id(risk)}`,
    ),
  );
  return rowsOf<OpenActions>(tx)`
    select t.department_id, d.department_name, ${byRisk},
      count(*) filter (where t.son_tarih < ${today}::date)::int as geciken
    from aksiyonlar t
    join departments d on d.company_id = t.company_id and d.department_id = t.department_id
    where ${inScope(scope)} and t.guncel and not t.durum
    group by t.department_id, d.department_name
    order by d.department_name collate turkish, t.department_id`;
}

/** An open action in a digest. */
export type DueAction = Readonly<{
  id: number;
  aksiyon_ismi: string;
  risk: ActionRisk;
  department_id: number;
  department_name: string;
  sorumlu: string | null;
  son_tarih: string | null;
}>;

const COLUMNS = sql`t.id, t.aksiyon_ismi, t.risk, t.department_id, d.department_name, t.sorumlu,
  t.son_tarih::text as son_tarih`;

/** Every open, current action of the scope, the most urgent first: for a digest by department. */
export const selectOpenActions = (tx: Tx, scope: CompanyScope): Promise<DueAction[]> =>
  rowsOf<DueAction>(tx)`
    select ${COLUMNS} from aksiyonlar t
    join departments d on d.company_id = t.company_id and d.department_id = t.department_id
    where ${inScope(scope)} and t.guncel and not t.durum and ${real}
    order by t.department_id, array_position(${[...ACTION_RISKS]}::text[], t.risk),
      t.son_tarih nulls last, t.id`;

/** Open actions of the scope that have no last day, so that no calendar shows them. */
export async function selectUndatedActions(tx: Tx, scope: CompanyScope): Promise<number> {
  const [found] = await rowsOf<{ count: number }>(tx)`
    select count(*)::int as count from aksiyonlar t
    where ${inScope(scope)} and t.guncel and not t.durum and t.son_tarih is null and ${real}`;
  return found?.count ?? 0;
}
