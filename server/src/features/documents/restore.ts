import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { add, change, hold, remove } from '../../nouns/life.ts';
import { deletedRow, reversibleNoun } from '../../nouns/reversible.ts';
import { deletedDocument, documentNoun, givenBack, shown } from './noun.ts';
import {
  deleteEarlierFiles,
  filesThere,
  insertEarlierFiles,
  selectEarlierFiles,
  type EarlierFile,
} from './queries.ts';

/** Deletes a document that no activity names; the change log keeps all of its values. */
export async function removeDocument(tx: Tx, scope: CompanyScope, id: number): Promise<void> {
  const current = await hold(tx, scope, documentNoun, id);
  const count = current.faaliyet_sayisi;
  if (count > 0) fail('DOCUMENT_IN_USE', { values: { count }, data: shown(current) });
  const surumler = await selectEarlierFiles(tx, scope, id);
  await deleteEarlierFiles(tx, scope, id);
  await remove(tx, scope, documentNoun, current, { surumler });
}

/**
 * Restores a deleted document under its old number, with every file that the sweeper has not
 * deleted yet.
 */
export async function restoreDocument(tx: Tx, scope: CompanyScope, id: number) {
  const { surumler, ...row } = await deletedRow(tx, scope, documentNoun, id, deletedDocument);
  const files = await filesOf(tx, scope, row.dosya_id ?? null, surumler ?? []);
  const back = await add(tx, scope, documentNoun, { ...row, dosya_id: files.current });
  if (files.earlier.length > 0) await insertEarlierFiles(tx, scope, id, files.earlier);
  return shown(back);
}

async function filesOf(
  tx: Tx,
  scope: CompanyScope,
  dosya_id: string | null,
  surumler: readonly EarlierFile[],
) {
  const named = [dosya_id, ...surumler.map((one) => one.dosya_id)].filter((one) => one !== null);
  const there = await filesThere(tx, scope, named);
  const isThere = (one: string | null) => one !== null && there.has(one);
  return {
    current: isThere(dosya_id) ? dosya_id : null,
    earlier: surumler.filter((one) => isThere(one.dosya_id)),
  };
}

/** Documents, with the revert of their changes. */
export const reversibleDocuments = reversibleNoun(documentNoun, {
  giveBack: async (_, tx, scope, id, values) => {
    if ('dosya_adi' in values) fail('CHANGE_OF_FILE');
    const current = await hold(tx, scope, documentNoun, id);
    return change(tx, scope, documentNoun, current, givenBack.partial().parse(values));
  },
  remove: removeDocument,
  restore: restoreDocument,
});
