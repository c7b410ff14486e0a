import { fieldsNaming } from '@emanet/contract/records/kinds/kinds';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { toRow } from '../record-json.ts';
import { inScope, refuseTooLarge, selectLines } from '../queries.ts';
import type { Register } from '../register.ts';
import { updateRecords } from './store.ts';

/**
 * Writes a supplier's new name into the records of a register that name it, each with its log entry, and
 * returns their number. The scope must be the whole company.
 */
export async function renameSupplier(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  name: Readonly<{ old: string; next: string }>,
): Promise<number> {
  let renamed = 0;
  for (const { name: alan } of fieldsNaming(register.fields, 'supplier')) {
    const where = sql`t.id = any(${await holdNaming(tx, register, scope, alan, name)}::int[])`;
    await refuseTooLarge(tx, register, scope, where);
    const lines = await selectLines(tx, register, scope, { where: [where], readOnly: true });
    const changes = lines.map((line) => {
      const row = toRow(register, line);
      const change = { alan, eski: row[alan], yeni: name.next };
      return { id: row.id, next: { ...row, [alan]: name.next }, changes: [change] };
    });
    await updateRecords(tx, register, scope, today, changes);
    renamed += changes.length;
  }
  return renamed;
}

/** Rows that name a supplier in another spelling than the next one, held until the transaction ends. */
async function holdNaming(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  field: string,
  { old, next }: Readonly<{ old: string; next: string }>,
): Promise<number[]> {
  const column = sql.ref(`t.${field}`);
  const found = await sql<{ id: number }>`
    select t.id from ${sql.table(register.table)} t
    where ${inScope(scope)} and fold_turkish(${column}) = fold_turkish(${old})
      and ${column} <> ${next}
    order by t.id for update
  `.execute(tx);
  return found.rows.map(({ id }) => id);
}
