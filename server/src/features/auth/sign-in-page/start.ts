import { START } from '@emanet/contract/shared/return-address';
import type { Role } from '@emanet/contract/shared/roles';
import { sql } from 'kysely';
import type { Services } from '../../../platform/services.ts';

const PORTFOLIO = '/portfoy';

/** Where the day of somebody begins who wanted nothing: a consultant of several clients sees them all. */
export async function startOf(
  { db }: Services,
  { user_id, role }: Readonly<{ user_id: number; role: Role }>,
  companies: readonly Readonly<{ company_id: number }>[],
) {
  const several = new Set(companies.map(({ company_id }) => company_id)).size > 1;
  if (role !== 'danışman' || !several) return START;
  const found = await sql<{ acilis: string }>`
    select acilis from portfoy_kisileri where user_id = ${user_id}`.execute(db.identity);
  return found.rows[0]?.acilis === 'denetim' ? START : PORTFOLIO;
}
