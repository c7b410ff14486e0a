import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { inScope } from '../../records/queries.ts';
import { countedByDepartment, type Counted } from './counts.ts';
import { rowsOf } from '../../platform/rows.ts';

/**
 * Every department of the scope in Turkish order, with its current counts; last, without a name,
 * the counts that belong to no department.
 */
export const selectDepartments = (tx: Tx, scope: CompanyScope, today: string) =>
  rowsOf<Counted & { department_name: string | null }>(tx)`
    select coalesce(t.department_id, c.department_id) as department_id, t.department_name,
      coalesce(c.olculer, '{}') as olculer
    from (select * from departments t where ${inScope(scope)}) t
    full join ${countedByDepartment(inScope(scope), today)} c on c.department_id = t.department_id
    order by t.department_name collate turkish, t.department_id`;

/** The last snapshots of each month from `first` on, before the month of `today`. */
export const selectMonths = (
  tx: Tx,
  scope: CompanyScope,
  { first, today }: Readonly<{ first: string; today: string }>,
) =>
  rowsOf<Counted & { ay: string }>(tx)`
    select to_char(m.ay, 'YYYY-MM') as ay, t.department_id, t.olculer
    from generate_series(${first}::date, date_trunc('month', ${today}::date) - interval '1 day',
      interval '1 month') m(ay)
    cross join lateral (
      select p.gun from performans_gunleri p
      where p.company_id = ${scope.company_id}
        and p.gun >= m.ay and p.gun < m.ay + interval '1 month'
      order by p.gun desc limit 1
    ) last
    join performans_gunleri t on t.gun = last.gun and ${inScope(scope)}
    order by m.ay, t.department_id`;

/** Stores today's counts; a second count on the same day replaces them. */
export const storeDay = (tx: Tx, scope: CompanyScope, today: string) =>
  sql`insert into performans_gunleri (company_id, gun, department_id, olculer)
    select ${scope.company_id}, ${today}, c.department_id, c.olculer
    from ${countedByDepartment(inScope(scope), today)} c
    on conflict (company_id, gun, department_id) do update set olculer = excluded.olculer`.execute(
    tx,
  );
