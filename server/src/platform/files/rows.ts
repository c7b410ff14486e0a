import type { FileKind, FileType } from '@emanet/contract/shared/file-kinds';
import type { PersonScope } from '../access/scope.ts';
import type { Db, Tx } from '../db.ts';
import { fail } from '../errors.ts';
import type { StoreKey } from './store.ts';

/** A file whose bytes are in the store and were checked, and which no row names yet. */
export type ReceivedFile = Readonly<{
  id: string;
  kind: FileKind;
  name: string;
  type: FileType;
  size: number;
  sha256: string;
  /** Its bytes now. */
  key: StoreKey;
  /** The resumable upload that it came by. */
  upload?: string;
  /** The input of the form that it was chosen in. */
  input?: string;
}>;

/** A row of `dosyalar`. */
export type StoredFile = Readonly<{
  id: string;
  company_id: number;
  kullanim: FileKind;
  ad: string;
  tur: FileType;
  boyut: number;
  sha256: string;
}>;

/** Key of a kept file's bytes. */
export const keptKey = (company_id: number, id: string): StoreKey => `kept/${company_id}/${id}`;

/**
 * Writes the row of a received file, in the transaction of the row that will name it (`dosya_id`).
 * Gives back its id.
 */
export async function keepFile(tx: Tx, scope: PersonScope, file: ReceivedFile): Promise<string> {
  const { company_id, actor } = scope;
  if (file.upload !== undefined) {
    const { numDeletedRows } = await tx
      .deleteFrom('yuklemeler')
      .where('company_id', '=', company_id)
      .where('id', '=', file.upload)
      .executeTakeFirst();
    // Another request was quicker to keep the same upload.
    if (numDeletedRows === 0n) fail('UPLOAD_GONE');
  }
  await insertFile(tx, company_id, file, actor.user_id);
  return file.id;
}

/** The same without a person whose share it takes. */
export async function insertFile(
  tx: Tx,
  company_id: number,
  file: Omit<ReceivedFile, 'key' | 'upload' | 'input'>,
  user_id: number | null = null,
): Promise<void> {
  const { id, kind, name, type, size, sha256 } = file;
  await tx
    .insertInto('dosyalar')
    .values({ id, company_id, user_id, kullanim: kind, ad: name, tur: type, boyut: size, sha256 })
    .execute();
}

/** A file that a row refers to, in any company: the caller checks the right to read it. */
export const selectFile = (db: Db, id: string): Promise<StoredFile | undefined> =>
  db.identity
    .selectFrom('dosyalar')
    .select(['id', 'company_id', 'kullanim', 'ad', 'tur', 'boyut', 'sha256'])
    .where('id', '=', id)
    .where('birakilma_tarihi', 'is', null)
    .executeTakeFirst();
