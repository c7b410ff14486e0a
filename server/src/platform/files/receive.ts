import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { FILE_KINDS, type FileKind } from '@emanet/contract/shared/file-kinds';
import type { Config } from '../start/config.ts';
import type { Db } from '../db.ts';
import { fail } from '../errors.ts';
import { contentOf } from './content.ts';
import { typeOf } from './inspect.ts';
import { safeName } from './name.ts';
import { keptKey, type ReceivedFile } from './rows.ts';
import type { FileStore, StoreKey } from './store.ts';

/** The settings that bound files. */
export type FileLimits = Pick<
  Config,
  'MAX_DOCUMENT_MB' | 'MAX_LOGO_MB' | 'MAX_VIDEO_MB' | 'MAX_APPLICATION_FILE_MB'
>;

const MB = 1024 * 1024;

/** Most bytes of a file of this kind. */
export const mostBytes = (config: FileLimits, kind: FileKind) => config[FILE_KINDS[kind].most] * MB;

/** Refuses a file that is larger than its kind may be. */
export function refuseLarge(config: FileLimits, kind: FileKind, size: number): void {
  const most = config[FILE_KINDS[kind].most];
  if (size > most * MB) fail('FILE_TOO_LARGE', { values: { most } });
}

type Incoming = Readonly<{ kind: FileKind; name: string; content: AsyncIterable<Buffer> }>;

/**
 * Stores what comes in under a temporary key, piece by piece, then looks into it. Nothing is left
 * when it is too large, cut off or not what its kind may be.
 */
export async function receive(
  { store, config }: Readonly<{ store: FileStore; config: FileLimits }>,
  { kind, name, content }: Incoming,
): Promise<ReceivedFile> {
  const id = randomUUID();
  const key: StoreKey = `tmp/${id}`;
  const hash = createHash('sha256');
  let size = 0;
  async function* measured() {
    for await (const chunk of content) {
      size += chunk.length;
      refuseLarge(config, kind, size);
      hash.update(chunk);
      yield chunk;
    }
  }
  await store.write(key, Readable.from(measured(), { objectMode: false }));
  try {
    const type = await typeOf(contentOf(store, key, size), kind);
    return { id, kind, name: safeName(name, type), type, size, sha256: hash.digest('hex'), key };
  } catch (error) {
    await store.remove(key);
    throw error;
  }
}

/** Moves a received file to where it will be kept. The sweeper takes it when no row names it. */
export async function settle(
  store: FileStore,
  company_id: number,
  file: ReceivedFile,
): Promise<ReceivedFile> {
  const key = keptKey(company_id, file.id);
  await store.move(file.key, key);
  return { ...file, key };
}

/**
 * After the work: removes a received file that no row names. A resumable upload is kept instead, so that a
 * refused form does not cost its person two gigabytes again.
 */
export async function discardUnnamed(store: FileStore, db: Db, file: ReceivedFile): Promise<void> {
  const named = await db.identity
    .selectFrom('dosyalar')
    .select('id')
    .where('id', '=', file.id)
    .executeTakeFirst();
  if (named) return;
  const { key, upload } = file;
  if (upload === undefined) await store.remove(key);
  else if (!key.startsWith('uploads/')) await store.move(key, `uploads/${upload}`);
}
