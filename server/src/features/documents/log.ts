import type { ChangedField } from '@emanet/contract/change-logs';
import type { DocumentChange } from '@emanet/contract/documents';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { changedFields, logChanges } from '../../nouns/log.ts';
import type { EarlierFile, StoredDocument } from './queries.ts';

/** Fields of a change that people read; a new file shows by its name. */
const SHOWN = [
  'dokuman_ismi',
  'dokuman_tur',
  'lastupdated',
  'gozden_gecirme',
  'guncel',
  'dosya_adi',
];

/** Documents as the change log sees them: their table, who may read it, what it shows. */
export const documentLog = {
  tur: 'dokumanlar',
  table: 'dokumanlar',
  read: 'documents.write',
  fields: SHOWN.map((name) => ({ name })),
} as const;

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

/** Appends a change to the company's log. */
export const logDocument = (
  tx: Tx,
  scope: CompanyScope,
  record_id: number,
  islem: DocumentChange['islem'],
  alanlar: readonly ChangedField[],
): Promise<void> => logChanges(tx, scope, documentLog, [{ record_id, islem, alanlar }]);

/** The changes without what only `restore` needs. */
export const readable = (changes: readonly DocumentChange[]): DocumentChange[] =>
  changes.map((change) => ({
    ...change,
    alanlar: change.alanlar.filter(({ alan }) => SHOWN.includes(alan)),
  }));
