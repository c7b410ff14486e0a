import { sql } from 'kysely';
import type { FileKind, FileType } from '@emanet/contract/shared/file-kinds';
import type { PersonScope } from '../../access/scope.ts';
import type { Db } from '../../db.ts';
import { fail } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { refuseBeyondRoom } from '../room.ts';
import { UPLOAD_HOURS, type StoreKey } from '../store.ts';
import { updateRow } from '../../rows.ts';

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

/** Key of an upload's bytes until it is finished. */
export const uploadKey = (id: string): StoreKey => `uploads/${id}`;

/** An upload of any company: the id is in an address, and the row has its owner. */
export const selectUpload = (db: Db, id: string): Promise<UploadRow | undefined> =>
  db.identity
    .selectFrom('yuklemeler')
    .select(['id', 'company_id', 'user_id', 'kullanim', 'ad', 'boyut', 'tur', 'sha256'])
    .where('id', '=', id)
    .where('form', '=', false)
    .where('olusturma_tarihi', '>', sql<string>`now() - make_interval(hours => ${UPLOAD_HOURS})`)
    .executeTakeFirst();

/** Resumable uploads of one person and company that are not kept yet. */
const MOST_OPEN = 10;

/**
 * Reserves room for an upload, or for a form's files during its request; refuses more than the room and more
 * open uploads than allowed.
 */
export const insertUpload = (
  services: Pick<Services, 'db' | 'config'>,
  scope: PersonScope,
  upload: Pick<UploadRow, 'id' | 'kullanim' | 'ad' | 'boyut'> & Readonly<{ form: boolean }>,
): Promise<void> =>
  services.db.write(scope, async (tx) => {
    const { company_id } = scope;
    const { user_id } = scope.actor;
    const incoming = { company_id, user_id, kind: upload.kullanim };
    await refuseBeyondRoom(services, tx, incoming, upload.boyut);
    const { count } = await tx
      .selectFrom('yuklemeler')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('company_id', '=', company_id)
      .where('user_id', '=', user_id)
      .where('form', '=', false)
      .executeTakeFirstOrThrow();
    if (!upload.form && count >= MOST_OPEN) fail('UPLOADS_OPEN');
    await tx
      .insertInto('yuklemeler')
      .values({ ...upload, company_id, user_id })
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
    await updateRow(tx, 'yuklemeler', scope, id, found);
  });

export const deleteUpload = (db: Db, scope: PersonScope, id: string): Promise<void> =>
  db.write(scope, async (tx) => {
    await tx
      .deleteFrom('yuklemeler')
      .where('company_id', '=', scope.company_id)
      .where('id', '=', id)
      .execute();
  });
