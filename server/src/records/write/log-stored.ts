import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { entryOf } from '../../nouns/log.ts';
import type { Condition } from '../queries.ts';
import type { Register } from '../register.ts';

/** Part of a statement that writes the change-log entry of its one row `stored`. */
export function logStored(
  scope: CompanyScope,
  register: Register,
  change: Parameters<typeof entryOf>[2],
): Condition {
  const entry = entryOf(scope, register, change);
  return sql`insert into change_logs (record_id, company_id, department_id, tur, islem, user_id,
      guncelleyen, aktor_turu, alanlar)
    select id, ${entry.company_id}::int, ${entry.department_id}::int, ${entry.tur}::text,
      ${entry.islem}::text, ${entry.user_id}::int, ${entry.guncelleyen}::text,
      ${entry.aktor_turu}::text, ${JSON.stringify(entry.alanlar)}::jsonb
    from stored`;
}
