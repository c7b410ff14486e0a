import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_FILE = 0x04034b50;
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

/** A false claim of an archive about one of its files instead of the truth. */
type Lie = Readonly<{ size?: number; checksum?: number }>;

/** A zip archive of these files; `lies` stand in its directory and before the file. */
export function zipped(
  files: readonly (readonly [name: string, text: string])[],
  lies: Readonly<Record<string, Lie>> = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of files) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const { size = content.length, checksum = crc32(content) } = lies[name] ?? {};
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(checksum, 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(size, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([number(LOCAL_FILE), facts, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(number(DIRECTORY_ENTRY), Buffer.from([20, 0]), facts, rest, Buffer.from(name));
    parts.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, entries, number(END_OF_DIRECTORY), end]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
