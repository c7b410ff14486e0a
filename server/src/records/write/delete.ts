import type { Tx } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { insertRows } from '../../platform/insert-rows.ts';
import { changedFields, entryOf, nameAct } from '../../nouns/log.ts';
import { deleteRecordRows } from '../queries.ts';
import type { RecordRow, Register } from '../register.ts';
import { holdRecord } from '../read-one.ts';

/** Columns beside the fields that a restored row needs again. */
const KEPT_WITH_ROW = [
  ...(['surum', 'onay_surumu', 'onay_tarihi'] as const),
  ...(['olusturma_tarihi', 'guncellenme_tarihi', 'guncelleyen'] as const),
] as const;

/**
 * Deletes a record; the change log keeps all of it, so that `restore` can bring it back. `act`: the
 * number of the act that it is part of.
 */
export const deleteRecord = (
  { db }: Services,
  register: Register,
  scope: CompanyScope,
  id: number,
  act?: string,
): Promise<void> =>
  db.write(scope, async (tx) => {
    if (act) await nameAct(tx, act);
    await deleteRecords(tx, register, scope, [await holdRecord(tx, register, scope, id)]);
  });

/** Deletes records that the transaction holds, each with its entry. */
export async function deleteRecords(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  rows: readonly RecordRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const kept = [...register.fields, ...KEPT_WITH_ROW.map((name) => ({ name }))];
  const ids = rows.map(({ id }) => id);
  await deleteRecordRows(tx, register, scope, ids);
  const entries = rows.map((row) => {
    const alanlar = changedFields(kept, row, undefined);
    return {
      record_id: row.id,
      ...entryOf(scope, register, { next: row, islem: 'silme', alanlar }),
    };
  });
  await insertRows(tx, 'change_logs', entries, 'id');
}
