import { KEPT_OF_DOCUMENT, type DocumentRow, type documents } from '@emanet/contract/documents';
import type { z } from 'zod';
import { add, change, hold, logged, oneLine, refuseKept, updateRow } from '../../nouns/life.ts';
import { abilitiesOfActor, updaterName } from '../../platform/access/actor.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { keepFile, type ReceivedFile } from '../../platform/files/rows.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import { documentNoun, shown } from './noun.ts';
import {
  insertEarlierFiles,
  selectCounts,
  selectDocument,
  selectDocuments,
  selectUses,
  selectVersions,
  type StoredDocument,
} from './queries.ts';

export { reversibleDocuments } from './restore.ts';

type NewDocument = z.output<typeof documents.add.body>;
type ChangedDocument = z.output<typeof documents.update.body>;
type Listed = Readonly<{ guncel: boolean; q?: string | undefined }>;

/** A reader without write access sees only the current ones. */
const seesArchive = ({ actor }: CompanyScope) =>
  abilitiesOfActor(actor).includes('documents.write');

/** Current or archived documents in the order of a Turkish dictionary. */
export const listDocuments = async ({ db }: Services, scope: CompanyScope, listed: Listed) =>
  (await db.read(scope, (tx) => selectDocuments(tx, scope, listed))).map(shown);

export const readDocument = async ({ db }: Services, scope: CompanyScope, id: number) =>
  shown(await db.read(scope, (tx) => present(tx, scope, id)));

/** Activities that name a document, among those the caller may read. */
export const listUses = ({ db }: Services, scope: CompanyScope, id: number) =>
  db.read(scope, async (tx) => {
    await present(tx, scope, id);
    return selectUses(tx, scope, id);
  });

/** The files of a document, the current one first. */
export const listVersions = ({ db }: Services, scope: CompanyScope, id: number) =>
  db.read(scope, async (tx) => {
    await present(tx, scope, id);
    return selectVersions(tx, scope, id);
  });

/** Adds a document, with its file if there is one. */
export function addDocument(
  { db, clock }: Services,
  scope: PersonScope,
  body: NewDocument,
  file: ReceivedFile | undefined,
  key: OnceKey | undefined,
): Promise<DocumentRow> {
  refuseOtherCompany(scope, body.company_id);
  return db.write(scope, (tx) =>
    once(tx, scope, key, async () =>
      shown(await addDocumentIn(tx, scope, body, clock.today(), file)),
    ),
  );
}

/** The same in a transaction of the caller. */
export const addDocumentIn = async (
  tx: Tx,
  scope: PersonScope,
  body: NewDocument,
  today: string,
  file?: ReceivedFile,
): Promise<StoredDocument> =>
  add(tx, scope, documentNoun, {
    dokuman_ismi: oneLine(body.dokuman_ismi, 'dokuman_ismi'),
    dokuman_tur: body.dokuman_tur,
    lastupdated: body.lastupdated || today,
    gozden_gecirme: body.gozden_gecirme || null,
    guncel: true,
    dosya_ekleyen: updaterName(scope.actor),
    ...(file && { dosya_id: await keepFile(tx, scope, file) }),
  });

/**
 * Changes what the body names. A new file replaces the one before, which stays as an earlier
 * version; rows that name the document keep doing so.
 */
export function updateDocument(
  { db, clock }: Services,
  scope: PersonScope,
  id: number,
  body: ChangedDocument,
  file: ReceivedFile | undefined,
): Promise<DocumentRow> {
  refuseOtherCompany(scope, body.company_id);
  return db.write(scope, async (tx) => {
    const current = await hold(tx, scope, documentNoun, id, body.surum);
    refuseKept(body, shown(current), KEPT_OF_DOCUMENT);
    const { dokuman_ismi, dokuman_tur = current.dokuman_tur, gozden_gecirme } = body;
    const values = {
      dokuman_ismi: oneLine(dokuman_ismi ?? current.dokuman_ismi, 'dokuman_ismi'),
      dokuman_tur,
      lastupdated: body.lastupdated || clock.today(),
      gozden_gecirme:
        gozden_gecirme === undefined ? current.gozden_gecirme : gozden_gecirme || null,
    };
    if (!file) return shown(await change(tx, scope, documentNoun, current, values));
    const replaced = await replaceFile(tx, scope, current, {
      ...values,
      dosya_id: await keepFile(tx, scope, file),
      dosya_ekleyen: updaterName(scope.actor),
      dosya_tarihi: clock.now().toISOString(),
    });
    return shown(replaced);
  });
}

/** Stores the next file of a locked document; the old one stays as an earlier version. */
async function replaceFile(tx: Tx, scope: CompanyScope, current: StoredDocument, values: object) {
  const { id, dosya_id, dosya_surumu: sira, dosya_ekleyen: ekleyen, dosya_tarihi: tarih } = current;
  const dosya_surumu = sira + (dosya_id === null ? 0 : 1);
  await updateRow(tx, scope, documentNoun, id, { ...values, dosya_surumu });
  // After the row no longer names it: a file that a version names is kept.
  if (dosya_id !== null)
    await insertEarlierFiles(tx, scope, id, [{ sira, dosya_id, ekleyen, tarih }]);
  return logged(tx, scope, documentNoun, current, id);
}

/** Sets or clears a document's next review, in the transaction that closes the last one. */
export async function moveReview(
  tx: Tx,
  scope: PersonScope,
  id: number,
  gozden_gecirme: string | null,
): Promise<void> {
  await change(tx, scope, documentNoun, await hold(tx, scope, documentNoun, id), {
    gozden_gecirme,
  });
}

/** Stores a published text as a document, with its newest file; the old one stays as a version. */
export async function keepTextAsDocument(
  tx: Tx,
  scope: PersonScope,
  {
    id,
    ...values
  }: Readonly<{
    id: number | null;
    dokuman_ismi: string;
    dokuman_tur: DocumentRow['dokuman_tur'];
    lastupdated: string;
    dosya_id: string;
    dosya_ekleyen: string;
    dosya_tarihi: string;
  }>,
): Promise<number> {
  const current = id === null ? undefined : await selectDocument(tx, scope, id, true);
  if (!current) return (await add(tx, scope, documentNoun, { ...values, guncel: true })).id;
  await replaceFile(tx, scope, current, values);
  return current.id;
}

/** Numbers of current, archived and overdue documents, for the dashboard. */
export const countDocuments = (tx: Tx, scope: CompanyScope, today: string) =>
  selectCounts(tx, scope, today);

/** A document that the caller may see. */
async function present(tx: Tx, scope: CompanyScope, id: number): Promise<StoredDocument> {
  const found = await selectDocument(tx, scope, id);
  return found && (found.guncel || seesArchive(scope)) ? found : fail('NOT_FOUND');
}
