import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { CompanyScope } from '../platform/access/scope.ts';
import { appendChange } from './change-log.ts';
import { inScope, updateRecordFields } from './queries.ts';
import type { Register } from './register.ts';

/**
 * Gives the records of a register that name a supplier its new name, each with its entry in the
 * change log, and says how many they were. The scope must be the whole company.
 */
export async function renameSupplier(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  name: Readonly<{ old: string; next: string }>,
): Promise<number> {
  let renamed = 0;
  for (const { name: alan } of register.fields.filter(({ control }) => control === 'supplier')) {
    const rows = await namingSupplier(tx, register, scope, alan, name);
    for (const { id, department_id, eski } of rows) {
      await updateRecordFields(tx, register, scope, id, { [alan]: name.next });
      await appendChange(tx, scope, register, {
        record_id: id,
        department_id,
        islem: 'güncelleme',
        alanlar: [{ alan, eski, yeni: name.next }],
      });
    }
    renamed += rows.length;
  }
  return renamed;
}

type Naming = Readonly<{ id: number; department_id: number; eski: string }>;

/** Rows that name a supplier in another spelling than the next one, held until the transaction ends. */
async function namingSupplier(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  field: string,
  { old, next }: Readonly<{ old: string; next: string }>,
): Promise<Naming[]> {
  const column = sql.ref(`t.${field}`);
  const found = await sql<Naming>`
    select t.id, t.department_id, ${column} as eski from ${sql.table(register.table)} t
    where ${inScope(scope)} and fold_turkish(${column}) = fold_turkish(${old})
      and ${column} <> ${next}
    order by t.id for update
  `.execute(tx);
  return found.rows;
}
