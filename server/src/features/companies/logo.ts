import { open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fail } from '../../platform/errors.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/**
 * Opens a logo of `DATA_DIR/files/logos`. The contract allows only plain names, so none leads out
 * of the folder.
 */
export async function openLogo(
  dataDir: string,
  file: string,
): Promise<{ type: string; size: number; content: Readable }> {
  const type = TYPES[extname(file)] ?? fail('NOT_FOUND');
  const handle = await open(join(dataDir, 'files', 'logos', file)).catch(() => fail('NOT_FOUND'));
  const stat = await handle.stat();
  if (!stat.isFile()) {
    await handle.close();
    fail('NOT_FOUND');
  }
  return { type, size: stat.size, content: handle.createReadStream() };
}
