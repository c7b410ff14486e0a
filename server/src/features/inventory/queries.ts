import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { inScope } from '../../records/queries.ts';
import type { Register } from '../../records/register.ts';

/** Number of a register's records in the scope. */
export async function selectCount(tx: Tx, register: Register, scope: CompanyScope) {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(register.table)} t where ${inScope(scope)}
  `.execute(tx);
  return found.rows[0]?.count ?? 0;
}

/** Rows of the template company by their activities of the library. */
export const selectLibraryRows = (tx: Tx, sablon: number) =>
  tx
    .selectFrom('kutuphane_kayitlari')
    .select(['kod', 'veri_harita_id'])
    .where('sablon', '=', sablon)
    .where('veri_harita_id', 'is not', null)
    .$narrowType<{ veri_harita_id: number }>()
    .orderBy('veri_harita_id')
    .execute();
