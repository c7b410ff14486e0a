import type { CompanyScope } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db.ts';

export async function selectCompanyName(tx: Tx, { company_id }: Pick<CompanyScope, 'company_id'>) {
  const { company_name } = await tx
    .selectFrom('companies')
    .select('company_name')
    .where('company_id', '=', company_id)
    .executeTakeFirstOrThrow();
  return company_name;
}
