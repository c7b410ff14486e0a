import type { ChangedField } from '@emanet/contract/change-logs';
import type { Values } from '@emanet/contract/records/fields';
import { emptyOf } from '@emanet/contract/records/kinds/kinds';
import { sql } from 'kysely';
import type { CompanyScope } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db.ts';
import { inScope } from './queries.ts';
import type { Register } from './register.ts';

type Row = Values & Readonly<{ id: number }>;
type Entry = Readonly<{
  record_id: number;
  department_id: number;
  islem: 'ekleme' | 'güncelleme' | 'silme';
  alanlar: readonly ChangedField[];
}>;

/** Rows of a register at an instant: today's rows, with the fields that the change log changed later reverted. */
export async function rowsAsOf(tx: Tx, scope: CompanyScope, register: Register, instant: string) {
  const now = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(register.table)} t where ${inScope(scope)}`.execute(
    tx,
  );
  const since = await sql<Entry>`
    select t.record_id, t.department_id, t.islem, t.alanlar from change_logs t
    where ${inScope(scope)} and t.tur = ${register.tur} and t.tarih > ${instant}
    order by t.id desc`.execute(tx);
  const blank = Object.fromEntries(
    register.fields.map((field): [string, unknown] => [field.name, emptyOf(field)]),
  );
  const rows = new Map(now.rows.map(({ row }) => [row.id, row]));
  for (const { record_id: id, department_id, islem, alanlar } of since.rows) {
    const { company_id } = scope;
    const before = Object.fromEntries(
      alanlar.map(({ alan, eski }): [string, unknown] => [alan, eski ?? blank[alan] ?? null]),
    );
    const kept = islem === 'silme' ? { ...blank, id, company_id, department_id } : rows.get(id);
    if (islem === 'ekleme') rows.delete(id);
    else if (kept) rows.set(id, { ...kept, ...before });
  }
  return [...rows.values()];
}
