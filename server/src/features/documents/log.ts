import type { ChangedField } from '@emanet/contract/change-logs';
import type { DocumentChange } from '@emanet/contract/documents';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { insertRows } from '../../platform/insert-rows.ts';
import { changedFields, entryOf } from '../../records/change-log.ts';
import type { EarlierFile, StoredDocument } from './queries.ts';

export const DOCUMENT_LOG = { tur: 'dokumanlar' } as const;

/** Fields of a change that people read; a new file shows by its name. */
const SHOWN = [
  'dokuman_ismi',
  'dokuman_tur',
  'lastupdated',
  'gozden_gecirme',
  'guncel',
  'dosya_adi',
];

/** Further values by which a deleted document comes back. */
const KEPT = [
  ...['surum', 'dosya_id', 'dosya_surumu', 'dosya_ekleyen', 'dosya_tarihi'],
  ...['olusturma_tarihi', 'surumler'],
];

type Logged = Readonly<Partial<StoredDocument> & { surumler?: readonly EarlierFile[] }>;

const named = (names: readonly string[]) => names.map((name) => ({ name }));

/** Changes of a document, field by field. */
export const changesOf = (before: Logged | undefined, after: Logged | undefined): ChangedField[] =>
  changedFields(named(after ? SHOWN : [...SHOWN, ...KEPT]), { ...before }, { ...after });

/** Appends a change to the company's log. Documents belong to no department, which is number 0. */
export async function logChange(
  tx: Tx,
  scope: CompanyScope,
  record_id: number,
  islem: DocumentChange['islem'],
  alanlar: readonly ChangedField[],
): Promise<void> {
  const entry = entryOf(scope, DOCUMENT_LOG, { next: { department_id: 0 }, islem, alanlar });
  await insertRows(tx, 'change_logs', [{ record_id, ...entry }], 'id');
}

/** The changes without what only `restore` needs. */
export const readable = (changes: readonly DocumentChange[]): DocumentChange[] =>
  changes.map((change) => ({
    ...change,
    alanlar: change.alanlar.filter(({ alan }) => SHOWN.includes(alan)),
  }));
