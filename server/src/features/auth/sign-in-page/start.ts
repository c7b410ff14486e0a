import type { UserInfo } from '@emanet/contract/auth';
import { START } from '@emanet/contract/shared/return-address';
import { sql } from 'kysely';
import type { Services } from '../../../platform/services.ts';

const PORTFOLIO = '/portfoy';

/** Where the day of somebody begins who wanted nothing: a consultant of several clients sees them all. */
export async function startOf({ db }: Services, { user_id, role, companies }: UserInfo) {
  if (role !== 'danışman' || companies.length < 2) return START;
  const found = await sql<{ acilis: string }>`
    select acilis from portfoy_kisileri where user_id = ${user_id}`.execute(db.identity);
  return found.rows[0]?.acilis === 'denetim' ? START : PORTFOLIO;
}
