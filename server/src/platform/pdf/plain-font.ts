/**
 * Tables of contextual forms and kerning. The library reads them anew for every file, which costs
 * five times as much as all the rest, and Turkish and English need none of them.
 */
const LEFT_OUT = new Set(['GSUB', 'GPOS', 'GDEF']);
const HEADER = 12;
const RECORD = 16;

/** The bytes of a TrueType font without these tables. */
export function plainFont(font: Buffer): Buffer {
  const count = font.readUInt16BE(4);
  const records = Array.from({ length: count }, (_, at) =>
    font.subarray(HEADER + at * RECORD, HEADER + (at + 1) * RECORD),
  ).filter((record) => !LEFT_OUT.has(record.toString('latin1', 0, 4)));
  const header = Buffer.from(font.subarray(0, HEADER));
  header.writeUInt16BE(records.length, 4);
  // Offsets count from the beginning of the file, so the tables stay where they are.
  const gap = Buffer.alloc((count - records.length) * RECORD);
  const tables = font.subarray(HEADER + count * RECORD);
  return Buffer.concat([header, ...records, gap, tables]);
}
