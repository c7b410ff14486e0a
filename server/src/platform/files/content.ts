import { buffer } from 'node:stream/consumers';
import type { FileStore, StoreKey } from './store.ts';

const BLOCK = 256 * 1024;
const MOST_BLOCKS = 4;

/** The bytes of a stored file, read where they are wanted. */
export type Content = Readonly<{
  size: number;
  /** Bytes from `start` on, fewer at the end of the file. */
  bytes: (start: number, length: number) => Promise<Buffer>;
}>;

/** Reads in blocks and keeps the last few: an archive is read in many small steps. */
export function contentOf(store: FileStore, key: StoreKey, size: number): Content {
  const blocks = new Map<number, Promise<Buffer>>();
  const block = (at: number): Promise<Buffer> => {
    const known = blocks.get(at);
    if (known) return known;
    const [oldest] = blocks.keys();
    if (oldest !== undefined && blocks.size >= MOST_BLOCKS) blocks.delete(oldest);
    const start = at * BLOCK;
    const range = { start, end: Math.min(start + BLOCK, size) - 1 };
    const read = store.read(key, range).then((stream) => buffer(stream));
    blocks.set(at, read);
    return read;
  };
  return {
    size,
    bytes: async (start, length) => {
      const end = Math.min(start + length, size);
      const parts: Buffer[] = [];
      for (let at = start; at < end;) {
        const index = Math.floor(at / BLOCK);
        const offset = index * BLOCK;
        const part = (await block(index)).subarray(at - offset, end - offset);
        parts.push(part);
        at += part.length;
        if (part.length === 0) break;
      }
      return Buffer.concat(parts);
    },
  };
}
