import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { insertRows } from '../../platform/insert-rows.ts';
import { changedFields, entryOf } from '../change-log.ts';
import { deleteRecordRow, lockRecord } from '../queries.ts';
import type { Register } from '../register.ts';
import { readRecord } from '../single.ts';

/** What a row has beside its fields and needs again when it comes back. */
const KEPT_WITH_ROW = ['surum', 'olusturma_tarihi', 'guncellenme_tarihi', 'guncelleyen'] as const;

/** Deletes a record; the change log keeps all of it, so that `restore` can bring it back. */
export const deleteRecord = (
  { db }: Services,
  register: Register,
  scope: CompanyScope,
  id: number,
): Promise<void> =>
  db.write(scope, async (tx) => {
    if (!(await lockRecord(tx, register, scope, id))) fail('NOT_FOUND');
    const current = await readRecord(tx, register, scope, id);
    const kept = [...register.fields, ...KEPT_WITH_ROW.map((name) => ({ name }))];
    await deleteRecordRow(tx, register, scope, id);
    const alanlar = changedFields(kept, current, undefined);
    const entry = entryOf(scope, register, { next: current, islem: 'silme', alanlar });
    await insertRows(tx, 'change_logs', [{ record_id: id, ...entry }], 'id');
  });
