import type { Department } from '@emanet/contract/organization';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';

/** Departments of the scope: a temsilci sees only the own ones. */
export async function selectDepartments(tx: Tx, scope: CompanyScope): Promise<Department[]> {
  const { departments } = scope;
  if (departments !== 'all' && departments.length === 0) return [];
  return tx
    .selectFrom('departments')
    .select(['department_id', 'department_name', 'company_id'])
    .where('company_id', '=', scope.company_id)
    .$if(departments !== 'all', (query) =>
      query.where('department_id', 'in', departments === 'all' ? [] : departments),
    )
    .orderBy(sql`department_name collate turkish`)
    .execute();
}
