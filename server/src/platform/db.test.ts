import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openDb } from './db.ts';

it('keeps its roles when the address brings server options of its own', async () => {
  const db = openDb(`${inject('databaseUrl')}?options=-c%20role%3Dnone%20-c%20work_mem%3D5MB`);
  try {
    for (const [queries, role] of [
      [db.identity, 'emanet_identity'],
      [db.system, 'emanet_system'],
    ] as const) {
      const { rows } = await sql`select current_user::text as role,
        current_setting('work_mem') as own`.execute(queries);
      expect(rows).toEqual([{ role, own: '5MB' }]);
    }
  } finally {
    await db.close();
  }
});
