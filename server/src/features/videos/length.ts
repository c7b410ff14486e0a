import { contentOf, type Content } from '../../platform/files/content.ts';
import type { ReceivedFile } from '../../platform/files/rows.ts';
import type { FileStore } from '../../platform/files/store.ts';

const MOST_BOXES = 5000;
const LARGE = 1;

type Box = Readonly<{ body: number; end: number }>;

/** The first box of a name between two places of an MP4. */
async function boxIn(content: Content, name: string, from: number, until: number) {
  let at = from;
  for (let count = 0; count < MOST_BOXES && at + 8 <= until; count++) {
    const header = await content.bytes(at, 16);
    if (header.length < 16) return undefined;
    let size = header.readUInt32BE(0);
    const body = at + (size === LARGE ? 16 : 8);
    if (size === LARGE) size = Number(header.readBigUInt64BE(8));
    if (size < 8) return undefined;
    if (header.toString('latin1', 4, 8) === name) return { body, end: at + size } satisfies Box;
    at += size;
  }
  return undefined;
}

/** Seconds that an MP4 says it lasts; nothing of another file, or when it does not say. */
export async function lengthOf(store: FileStore, file: ReceivedFile): Promise<number | undefined> {
  if (file.type !== 'video/mp4') return undefined;
  const content = contentOf(store, file.key, file.size);
  const movie = await boxIn(content, 'moov', 0, content.size);
  const head = movie && (await boxIn(content, 'mvhd', movie.body, movie.end));
  if (!head) return undefined;
  const bytes = await content.bytes(head.body, 32);
  if (bytes.length < 32) return undefined;
  const wide = bytes.readUInt8(0) === 1;
  const scale = bytes.readUInt32BE(wide ? 20 : 12);
  const units = wide ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  const seconds = units / scale;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
