import { createHash, randomUUID } from 'node:crypto';
import type { FileKind } from '@emanet/contract/shared/file-kinds';
import type { FastifyRequest } from 'fastify';
import type { PersonScope } from '../../access/scope.ts';
import { AppError, fail } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { contentOf } from '../content.ts';
import { typeOf } from '../inspect.ts';
import { safeName } from '../name.ts';
import type { ReceivedFile } from '../rows.ts';
import { scanned } from '../scanning/scan.ts';
import { deleteUpload, selectUpload, updateUpload, uploadKey, type UploadRow } from './rows.ts';

/** Looks into the bytes of a whole upload and scans them; one that its kind may not be is thrown away. */
export async function inspectUpload(
  services: Services,
  request: FastifyRequest,
  scope: PersonScope,
  { id, boyut, kullanim }: Pick<UploadRow, 'id' | 'boyut' | 'kullanim'>,
): Promise<Required<Pick<ReceivedFile, 'type' | 'sha256'>>> {
  const { db, files: store } = services;
  const key = uploadKey(id);
  try {
    const type = await typeOf(contentOf(store, key, boyut), kullanim);
    const hash = createHash('sha256');
    for await (const piece of scanned(services, request, kullanim, await store.read(key)))
      hash.update(piece);
    const sha256 = hash.digest('hex');
    await updateUpload(db, scope, id, { tur: type, sha256 });
    return { type, sha256 };
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('FILE_')) {
      await deleteUpload(db, scope, id);
      await store.uploads.remove(key);
    }
    throw error;
  }
}

/**
 * The file of a finished upload of this very person, company and kind. A server that was killed
 * between the last byte and the look into the file looks now.
 */
export async function finishedUpload(
  services: Services,
  request: FastifyRequest,
  scope: PersonScope,
  kind: FileKind,
  id: string,
): Promise<ReceivedFile> {
  const row = (await selectUpload(services.db, id)) ?? fail('UPLOAD_GONE');
  const { company_id, user_id, kullanim, ad, boyut } = row;
  const own = company_id === scope.company_id && user_id === scope.actor.user_id;
  if (!own || kullanim !== kind) fail('UPLOAD_GONE');
  const key = uploadKey(id);
  const { type, sha256 } =
    row.tur && row.sha256
      ? { type: row.tur, sha256: row.sha256 }
      : await inspectUnseen(services, request, scope, row);
  return {
    id: randomUUID(),
    kind,
    name: safeName(ad, type),
    type,
    size: boyut,
    sha256,
    key,
    upload: id,
  };
}

async function inspectUnseen(
  services: Services,
  request: FastifyRequest,
  scope: PersonScope,
  row: UploadRow,
) {
  const upload = await services.files.uploads
    .getUpload(uploadKey(row.id))
    .catch(() => fail('UPLOAD_GONE'));
  if (upload.offset !== row.boyut) fail('UPLOAD_GONE');
  return inspectUpload(services, request, scope, row);
}
