import { inflateRawSync } from 'node:zlib';

const DIRECTORY_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;

/** The files of a zip archive as text, read through its central directory. */
export function unzipped(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let end = zip.length - 22;
  while (zip.readUInt32LE(end) !== END_OF_DIRECTORY) end--;
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const method = zip.readUInt16LE(at + 10);
    const packed = zip.readUInt32LE(at + 20);
    const name = zip.readUInt16LE(at + 28);
    const extra = zip.readUInt16LE(at + 30);
    const comment = zip.readUInt16LE(at + 32);
    const header = zip.readUInt32LE(at + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const content = zip.subarray(start, start + packed);
    const text = method === 0 ? content : inflateRawSync(content);
    files.set(zip.toString('utf8', at + 46, at + 46 + name), text.toString('utf8'));
    at += 46 + name + extra + comment;
  }
  return files;
}
