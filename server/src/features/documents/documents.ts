import type { DocumentChange, documents } from '@emanet/contract/documents';
import type { DocumentRow, DocumentUse, DocumentVersion } from '@emanet/contract/documents';
import { cleanText } from '@emanet/contract/shared/clean-text';
import type { z } from 'zod';
import { abilitiesOfActor, updaterName } from '../../platform/access/actor.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { keepFile, type ReceivedFile } from '../../platform/files/rows.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import { changesOf, logDocument, readable } from './log.ts';
import {
  deleteDocumentRow,
  insertDocument,
  insertEarlierFiles,
  lockDocument,
  selectChanges,
  selectCounts,
  selectDocument,
  selectDocuments,
  selectEarlierFiles,
  selectUses,
  selectVersions,
  updateDocumentRow,
  type DocumentCounts,
  type StoredDocument,
} from './queries.ts';

export { documentLog } from './log.ts';

type NewDocument = z.output<typeof documents.add.body>;
type ChangedDocument = z.output<typeof documents.update.body>;
type Listed = Readonly<{ guncel: boolean; q?: string | undefined }>;

/** A document as it is answered. */
export function shown(stored: StoredDocument): DocumentRow {
  const {
    dosya_id: _id,
    dosya_ekleyen: _by,
    dosya_tarihi: _at,
    olusturma_tarihi: _born,
    ...row
  } = stored;
  return row;
}

/** A reader who may not write documents knows the current ones alone. */
const seesArchive = ({ actor }: CompanyScope) =>
  abilitiesOfActor(actor).includes('documents.write');

/** Current or archived documents in the order of a Turkish dictionary. */
export const listDocuments = async (
  { db }: Services,
  scope: CompanyScope,
  listed: Listed,
): Promise<DocumentRow[]> =>
  (await db.read(scope, (tx) => selectDocuments(tx, scope, listed))).map(shown);

export const readDocument = async (
  { db }: Services,
  scope: CompanyScope,
  id: number,
): Promise<DocumentRow> => shown(await db.read(scope, (tx) => present(tx, scope, id)));

/** Activities that name a document, among those the caller may read. */
export const listUses = (
  { db }: Services,
  scope: CompanyScope,
  id: number,
): Promise<DocumentUse[]> =>
  db.read(scope, async (tx) => {
    await present(tx, scope, id);
    return selectUses(tx, scope, id);
  });

/** The files of a document, the current one first. */
export const listVersions = (
  { db }: Services,
  scope: CompanyScope,
  id: number,
): Promise<DocumentVersion[]> =>
  db.read(scope, async (tx) => {
    await present(tx, scope, id);
    return selectVersions(tx, scope, id);
  });

export const listDocumentChanges = (
  { db }: Services,
  scope: CompanyScope,
  id: number,
): Promise<DocumentChange[]> =>
  db.read(scope, async (tx) => {
    await present(tx, scope, id);
    return readable(await selectChanges(tx, scope, id));
  });

/** Adds a document with its file, if it comes with one. */
export function addDocument(
  { db, clock }: Services,
  scope: PersonScope,
  body: NewDocument,
  file: ReceivedFile | undefined,
  key: OnceKey | undefined,
): Promise<DocumentRow> {
  refuseOtherCompany(scope, body.company_id);
  const by = updaterName(scope.actor);
  return db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      const id = await insertDocument(tx, scope, {
        dokuman_ismi: nameOf(body.dokuman_ismi),
        dokuman_tur: body.dokuman_tur,
        lastupdated: body.lastupdated || clock.today(),
        gozden_gecirme: body.gozden_gecirme || null,
        guncel: true,
        guncelleyen: by,
        dosya_ekleyen: by,
        ...(file && { dosya_id: await keepFile(tx, scope, file) }),
      });
      const added = await present(tx, scope, id);
      await logDocument(tx, scope, id, 'ekleme', changesOf(undefined, added));
      return shown(added);
    }),
  );
}

/**
 * Changes what the body names. A new file takes the place of the one before, which stays as an
 * earlier version; whatever names the document goes on naming it.
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
    const current = await held(tx, scope, id, body.surum);
    const { dokuman_ismi, dokuman_tur = current.dokuman_tur, gozden_gecirme } = body;
    const guncelleyen = updaterName(scope.actor);
    await updateDocumentRow(tx, scope, id, {
      dokuman_ismi: nameOf(dokuman_ismi ?? current.dokuman_ismi),
      dokuman_tur,
      lastupdated: body.lastupdated || clock.today(),
      gozden_gecirme:
        gozden_gecirme === undefined ? current.gozden_gecirme : gozden_gecirme || null,
      guncelleyen,
      ...(file && {
        dosya_id: await keepFile(tx, scope, file),
        dosya_surumu: current.dosya_surumu + (current.dosya_id === null ? 0 : 1),
        dosya_ekleyen: guncelleyen,
        dosya_tarihi: clock.now().toISOString(),
      }),
    });
    if (file && current.dosya_id !== null) {
      // After the row has let go of it: the file that a version names is kept.
      const { dosya_id, dosya_surumu: sira, dosya_ekleyen: ekleyen, dosya_tarihi: tarih } = current;
      await insertEarlierFiles(tx, scope, id, [{ sira, dosya_id, ekleyen, tarih }]);
    }
    return logged(tx, scope, current);
  });
}

/** Archives a document or brings it back; activities keep naming it. */
export const archiveDocument = (
  { db }: Services,
  scope: CompanyScope,
  id: number,
  body: z.output<typeof documents.archive.body>,
): Promise<DocumentRow> => {
  refuseOtherCompany(scope, body.company_id);
  return db.write(scope, async (tx) => {
    const current = await held(tx, scope, id, body.surum);
    if (current.guncel === body.guncel) return shown(current);
    const { guncel } = body;
    await updateDocumentRow(tx, scope, id, { guncel, guncelleyen: updaterName(scope.actor) });
    return logged(tx, scope, current);
  });
};

/** Deletes a document that no activity names; the change log keeps all of it for `restore`. */
export const deleteDocument = ({ db }: Services, scope: CompanyScope, id: number): Promise<void> =>
  db.write(scope, async (tx) => {
    const current = await held(tx, scope, id, undefined);
    const count = current.faaliyet_sayisi;
    if (count > 0) fail('DOCUMENT_IN_USE', { values: { count }, data: shown(current) });
    const surumler = await selectEarlierFiles(tx, scope, id);
    await deleteDocumentRow(tx, scope, id);
    await logDocument(tx, scope, id, 'silme', changesOf({ ...current, surumler }, undefined));
  });

/** How many documents are current, archived, and late for their review; for the dashboard. */
export const countDocuments = (
  tx: Tx,
  scope: CompanyScope,
  today: string,
): Promise<DocumentCounts> => selectCounts(tx, scope, today);

/** A document that the caller may see. */
export async function present(tx: Tx, scope: CompanyScope, id: number): Promise<StoredDocument> {
  const found = await selectDocument(tx, scope, id);
  return found && (found.guncel || seesArchive(scope)) ? found : fail('NOT_FOUND');
}

/** The same, held until the transaction ends; a stale `surum` changes nothing. */
async function held(tx: Tx, scope: CompanyScope, id: number, surum: number | undefined) {
  const current = (await lockDocument(tx, scope, id)) ?? fail('NOT_FOUND');
  if (surum !== undefined && surum !== current.surum) fail('STALE', { data: shown(current) });
  return current;
}

/** Appends what has become of a document and gives it back as it is now. */
async function logged(tx: Tx, scope: CompanyScope, before: StoredDocument): Promise<DocumentRow> {
  const after = await present(tx, scope, before.id);
  const changes = changesOf(before, after);
  if (changes.length > 0) await logDocument(tx, scope, before.id, 'güncelleme', changes);
  return shown(after);
}

/** A name is one line. */
const nameOf = (given: string): string =>
  cleanText(given.replace(/\s+/g, ' ')) ??
  fail('INVALID_INPUT', { fields: { dokuman_ismi: 'required' } });
