import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { imageSize } from 'image-size';
import { inTurn } from '../../platform/admission/semaphore.ts';
import { fail } from '../../platform/errors.ts';
import { keptKey, type ReceivedFile } from '../../platform/files/rows.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { inThread } from '../../platform/in-thread.ts';

/** Most pixels of a picture's side: a small file can unpack to gigabytes. */
const MOST_PIXELS = 4000;
/** A large picture takes tens of megabytes while it is read. */
const oneAtATime = inTurn(1);

/**
 * Stores a small PNG of a received picture under a new key. No row names the original, so it is
 * deleted; browsers and mails get the PNG, without anything hidden in the original.
 */
export async function storeSmall(
  store: FileStore,
  company_id: number,
  file: ReceivedFile,
): Promise<ReceivedFile> {
  const bytes = await buffer(await store.read(file.key));
  refuseHuge(bytes);
  const small = await resized(bytes);
  const id = randomUUID();
  const key = keptKey(company_id, id);
  await store.write(key, Readable.from([Buffer.from(small)]));
  const name = `${file.name.replace(/\.\w+$/, '') || 'logo'}.png`;
  const sha256 = createHash('sha256').update(small).digest('hex');
  return { ...file, id, key, name, type: 'image/png', size: small.length, sha256 };
}

function refuseHuge(bytes: Buffer): void {
  let size: { width: number; height: number };
  try {
    size = imageSize(bytes);
  } catch {
    fail('FILE_BROKEN');
  }
  if (Math.max(size.width, size.height) > MOST_PIXELS)
    fail('IMAGE_TOO_LARGE', { values: { most: MOST_PIXELS } });
}

/** Works in a thread, so that no other request waits for it. */
const resized = (bytes: Buffer): Promise<Uint8Array> =>
  oneAtATime(() =>
    inThread(new URL('./logo-worker.ts', import.meta.url), new Uint8Array(bytes)).catch(() =>
      fail('FILE_BROKEN'),
    ),
  );
