import { sql } from 'kysely';
import type { FileKind, FileType } from '@emanet/contract/shared/file-kinds';
import type { PersonScope } from '../../access/scope.ts';
import type { Db } from '../../db.ts';
import { UPLOAD_HOURS, type StoreKey } from '../store.ts';

/** A row of `yuklemeler`; `tur` and `sha256` are there once the whole file was looked into. */
export type UploadRow = Readonly<{
  id: string;
  company_id: number;
  user_id: number;
  kullanim: FileKind;
  ad: string;
  boyut: number;
  tur: FileType | null;
  sha256: string | null;
}>;

/** Where the bytes of an upload lie while it lasts. */
export const uploadKey = (id: string): StoreKey => `uploads/${id}`;

/** An upload of any company: the id comes in an address, and the row says whose it is. */
export const selectUpload = (db: Db, id: string): Promise<UploadRow | undefined> =>
  db.identity
    .selectFrom('yuklemeler')
    .select(['id', 'company_id', 'user_id', 'kullanim', 'ad', 'boyut', 'tur', 'sha256'])
    .where('id', '=', id)
    .where('olusturma_tarihi', '>', sql<string>`now() - make_interval(hours => ${UPLOAD_HOURS})`)
    .executeTakeFirst();

/** How many uploads of this person are not kept yet. */
export const countUploads = (db: Db, scope: PersonScope): Promise<number> =>
  db.read(scope, async (tx) => {
    const { count } = await tx
      .selectFrom('yuklemeler')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('company_id', '=', scope.company_id)
      .where('user_id', '=', scope.actor.user_id)
      .executeTakeFirstOrThrow();
    return count;
  });

export const insertUpload = (
  db: Db,
  scope: PersonScope,
  upload: Pick<UploadRow, 'id' | 'kullanim' | 'ad' | 'boyut'>,
): Promise<void> =>
  db.write(scope, async (tx) => {
    const { company_id, actor } = scope;
    await tx
      .insertInto('yuklemeler')
      .values({ ...upload, company_id, user_id: actor.user_id })
      .execute();
  });

/** Notes what was found in the bytes of a whole upload. */
export const updateUpload = (
  db: Db,
  scope: PersonScope,
  id: string,
  found: Readonly<{ tur: FileType; sha256: string }>,
): Promise<void> =>
  db.write(scope, async (tx) => {
    await tx
      .updateTable('yuklemeler')
      .set(found)
      .where('company_id', '=', scope.company_id)
      .where('id', '=', id)
      .execute();
  });

export const deleteUpload = (db: Db, scope: PersonScope, id: string): Promise<void> =>
  db.write(scope, async (tx) => {
    await tx
      .deleteFrom('yuklemeler')
      .where('company_id', '=', scope.company_id)
      .where('id', '=', id)
      .execute();
  });
