import { crc32, deflateSync } from 'node:zlib';
import { zipped } from './zip.ts';

/** Small files of each type, made of their own format's pieces. */

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A grey square of one pixel. */
export const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  pngChunk('IHDR', Buffer.from('00000001000000010800000000', 'hex')),
  pngChunk('IDAT', deflateSync(Buffer.from([0, 128]))),
  pngChunk('IEND', Buffer.alloc(0)),
]);

/** A PDF of so many bytes. */
export function pdf(size = 400): Buffer {
  const head = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%';
  const tail = '\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  return Buffer.from(head + 'x'.repeat(Math.max(0, size - head.length - tail.length)) + tail);
}

function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** An MP4 with so many bytes of pictures before its index. */
export const mp4 = (size = 100): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\u0002\0isomiso2mp41', 'latin1')),
    box('mdat', Buffer.alloc(size, 7)),
    box('moov', Buffer.alloc(40)),
  ]);

/** A Word document with these files beside its own. */
export const docx = (...more: readonly (readonly [name: string, text: string])[]): Buffer =>
  zipped([['[Content_Types].xml', '<Types/>'], ['word/document.xml', '<w:document/>'], ...more]);

export const odt = zipped([
  ['mimetype', 'application/vnd.oasis.opendocument.text'],
  ['content.xml', '<office:document-content/>'],
]);
