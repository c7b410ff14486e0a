import { fail } from '../errors.ts';
import type { Content } from './content.ts';

const MOST_BOXES = 5000;
const HEADER = 16;
const LARGE = 1;
const TO_THE_END = 0;

/**
 * Walks the boxes of an MP4 until its index: each must lie within the file. One that was cut off, or
 * something else with the first bytes of an MP4, is refused.
 */
export async function checkMovie(content: Content): Promise<void> {
  let at = 0;
  for (let count = 0; count < MOST_BOXES && at + 8 <= content.size; count++) {
    const header = await content.bytes(at, HEADER);
    const name = header.toString('latin1', 4, 8);
    let size = header.readUInt32BE(0);
    if (size === TO_THE_END) size = content.size - at;
    if (size === LARGE) size = header.length < HEADER ? 0 : Number(header.readBigUInt64BE(8));
    if (size < 8 || at + size > content.size) fail('FILE_BROKEN');
    if (name === 'moov') return;
    at += size;
  }
  fail('FILE_BROKEN');
}
