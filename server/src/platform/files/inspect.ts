import {
  endingsOf,
  FILE_KINDS,
  type FileKind,
  type FileType,
} from '@emanet/contract/shared/file-kinds';
import { fileTypeFromBuffer } from 'file-type';
import { fail } from '../errors.ts';
import { typeOfArchive } from './archive.ts';
import type { Content } from './content.ts';

/** As much of a beginning as the library wants to see. */
const HEAD = 4100;
/** A PDF and a PNG end with a mark; some programs write a few bytes after it. */
const TAIL = 4096;
const ZIP = Buffer.from('PK\u0003\u0004');
/** Beginnings that some program put other bytes before, as mail gateways and web forms do. */
const BEGINNINGS = [ZIP, Buffer.from('%PDF-'), Buffer.from('89504e470d0a1a0a', 'hex')];
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');
/** Readers of PDF look for its beginning this far. */
const MOST_BEFORE = 1024;
/** The container of old Office files, and of new ones with a password. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');
const MOST_OF_COMPOUND = 1024 * 1024;

/** The same format under the name that one maker gave it. */
const SYNONYMS: Readonly<Record<string, string>> = { 'video/x-m4v': 'video/mp4' };

const tailOf = (content: Content) => content.bytes(Math.max(0, content.size - TAIL), TAIL);

const endsWith = (mark: string) => async (content: Content) => {
  const tail = await tailOf(content);
  if (!tail.includes(mark, 0, 'latin1')) fail('FILE_BROKEN');
};

/** Checks beyond the first bytes: whether the file is whole. */
const CHECKS: Readonly<Partial<Record<FileType, (content: Content) => Promise<void>>>> = {
  'application/pdf': checkPaper,
  'image/png': endsWith('IEND'),
  'image/webp': async (content) => {
    const head = await content.bytes(0, 8);
    if (head.readUInt32LE(4) + 8 > content.size) fail('FILE_BROKEN');
  },
  'video/mp4': checkMovie,
};

/** A line of a mail's head: a name, a colon, a value; a line that begins with a space continues it. */
const MAIL_HEAD = /^(?:(?:[!-9;-~]+:[^\r\n]*|[ \t][^\r\n]*)\r?\n)+/;

/** Servers add signatures to a mail, so its head may be long. */
const MOST_MAIL_HEAD = 64 * 1024;

/** Does it begin as every mail does, by lines of a head that name a sender and a day? */
async function isMail(content: Content): Promise<boolean> {
  const head = await content.bytes(0, MOST_MAIL_HEAD);
  const [lines = ''] = MAIL_HEAD.exec(head.toString('latin1')) ?? [];
  return !lines.includes('\0') && /^From:/im.test(lines) && /^Date:/im.test(lines);
}

/**
 * The type found in a file's bytes; its name and the client's claim do not count. Refuses types that its kind
 * does not allow, incomplete files, and archives with macros or bombs.
 */
export async function typeOf(content: Content, kind: FileKind): Promise<FileType> {
  if (content.size === 0) fail('FILE_EMPTY');
  const head = await content.bytes(0, HEAD);
  const isArchive = head.subarray(0, ZIP.length).equals(ZIP);
  const found = isArchive
    ? await typeOfArchive(content)
    : ((await fileTypeFromBuffer(head))?.mime ??
      ((await isMail(content)) ? 'message/rfc822' : undefined));
  const name = SYNONYMS[found ?? ''] ?? found;
  const allowed: readonly FileType[] = FILE_KINDS[kind].types;
  const type = allowed.find((one) => one === name);
  const isMarked = head.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  if (!type || isMarked) await refuseByState(content, head, !found || isMarked);
  if (!type) fail('FILE_TYPE', { values: { types: endingsOf(kind) } });
  await CHECKS[type]?.(content);
  return type;
}

/** Names what is wrong with a file whose type may be right, before its type is blamed. */
async function refuseByState(content: Content, head: Buffer, isUnknown: boolean): Promise<void> {
  if (head.subarray(0, COMPOUND.length).equals(COMPOUND)) {
    const parts = [await content.bytes(0, MOST_OF_COMPOUND), await tailOf(content)];
    if (parts.some((part) => part.includes(ENCRYPTED_PACKAGE))) fail('FILE_LOCKED');
  }
  const begin = head.subarray(0, MOST_BEFORE);
  if (isUnknown && BEGINNINGS.some((mark) => begin.indexOf(mark) > 0)) fail('FILE_BEGINS_LATE');
}

const ENCRYPT = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/** A PDF has its end, and no password: its trailer, or the stream that replaces it, would name one. */
async function checkPaper(content: Content): Promise<void> {
  await endsWith('%%EOF')(content);
  const tail = (await tailOf(content)).toString('latin1');
  const place = Number(/startxref\s+(\d{1,12})\s+%%EOF\s*$/.exec(tail)?.[1] ?? content.size);
  const table = place < content.size ? await content.bytes(place, TAIL) : Buffer.alloc(0);
  if (ENCRYPT.test(tail) || ENCRYPT.test(table.toString('latin1'))) fail('FILE_LOCKED');
}

const MOST_BOXES = 5000;
const HEADER = 16;
const LARGE = 1;
const TO_THE_END = 0;

/** Walks the boxes of an MP4 to its index: each must lie within the file, otherwise it is cut off or no MP4. */
async function checkMovie(content: Content): Promise<void> {
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
