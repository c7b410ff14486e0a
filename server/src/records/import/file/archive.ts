import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry } from 'yauzl';
import { fail } from '../../../platform/errors.ts';

/** An .xlsx of one sheet has about ten files. */
const MOST_ENTRIES = 1000;
/** Most bytes unpacked of one archive, all reading together. */
const MOST_UNPACKED = 160 * 1024 * 1024;

/** The files of a zip archive, each unpacked piece by piece while it is read. */
export type Archive = Readonly<{
  has: (name: string) => boolean;
  read: (name: string) => AsyncGenerator<Buffer, void>;
}>;

/**
 * Opens an archive. Its declared and its real sizes are limited and must agree (the library checks it), and
 * so must the checksums of what is read to its end.
 */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName) || entries.size >= MOST_ENTRIES) fail('SHEET_BROKEN');
    entries.set(entry.fileName, entry);
  }
  let left = MOST_UNPACKED;
  return {
    has: (name) => entries.has(name),
    read: async function* (name) {
      const entry = entries.get(name) ?? fail('SHEET_BROKEN');
      if (entry.uncompressedSize > left) fail('SHEET_TOO_MUCH');
      let sum = 0;
      const chunks: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
      for await (const chunk of chunks) {
        left -= chunk.length;
        if (left < 0) fail('SHEET_TOO_MUCH');
        sum = crc32(chunk, sum);
        yield chunk;
      }
      if (sum !== entry.crc32) fail('SHEET_BROKEN');
    },
  };
}
