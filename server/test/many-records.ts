import { activityFields } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import type { Db } from '../src/platform/db.ts';

/** Makes `times` as many activities of a company, by copying each. */
export async function multiplyActivities(db: Db, company: number, times: number): Promise<void> {
  const columns = sql.join(activityFields.map((field) => sql.id(field.name)));
  await sql`
    insert into veri_harita (company_id, guncelleyen, ${columns})
    select company_id, guncelleyen, ${columns}
    from veri_harita, generate_series(2, ${times}::int) where company_id = ${company}
  `.execute(db.system);
}
