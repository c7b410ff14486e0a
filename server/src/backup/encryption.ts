import { createDecipheriv, hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { BackupError } from './failure.ts';

/** Pieces in which age encrypts (age-encryption.org/v1): each is authentic by its own tag. */
const PIECE = 64 * 1024;
const TAG = 16;
const NONCE = 16;
const SEALED_PIECE = PIECE + TAG;
/** Headers of a few recipients are far smaller. */
const MOST_HEADER = 64 * 1024;

const listOf = (recipients: string): string[] => recipients.split(/[\s,]+/).filter(Boolean);

/** Encrypter to the recipients that ARCHIVE_RECIPIENT names; an error names one that is none. */
export function encrypterFor(recipients: string): Encrypter {
  const encrypter = new Encrypter();
  for (const one of listOf(recipients))
    try {
      encrypter.addRecipient(one);
    } catch (cause) {
      throw new BackupError(`ARCHIVE_RECIPIENT: ${one} is no recipient of age.`, { cause });
    }
  return encrypter;
}

/** The same bytes, encrypted as they come. */
export async function encrypted(bytes: AsyncIterable<Uint8Array>, encrypter: Encrypter) {
  const sealed = await encrypter.encrypt(ReadableStream.from<Uint8Array>(bytes));
  return Readable.from(sealed, { objectMode: false });
}

/** The identities of a file as age-keygen writes it. */
export async function readIdentities(path: string): Promise<Decrypter> {
  const decrypter = new Decrypter();
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n').map((one) => one.trim());
  const identities = lines.filter((one) => one !== '' && !one.startsWith('#'));
  try {
    for (const one of identities) decrypter.addIdentity(one);
  } catch (cause) {
    throw new BackupError(`${path} holds no identity of age.`, { cause });
  }
  if (identities.length === 0) throw new BackupError(`${path} holds no identity of age.`);
  return decrypter;
}

/** Reads any part of an encrypted entry; only pieces that it needs are decrypted. */
class EncryptedReader extends RandomAccessReader {
  readonly #parts: (start: number, end: number) => AsyncGenerator<Buffer>;
  constructor(parts: (start: number, end: number) => AsyncGenerator<Buffer>) {
    super();
    this.#parts = parts;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#parts(start, end), { objectMode: false });
  }
}

/** An encrypted entry as a reader of what it holds, and how much that is. */
export async function openEncrypted(zip: ZipFile, entry: Entry, decrypter: Decrypter) {
  const size = entry.uncompressedSize;
  const part = (start: number, end: number) =>
    zip.openReadStreamPromise(entry, { start, end: Math.min(end, size) });
  const begins = await buffer(await part(0, MOST_HEADER));
  const mac = begins.indexOf('\n--- ');
  const body = begins.indexOf('\n', mac + 1) + 1;
  if (mac < 0 || body === 0) throw new BackupError('The archive is not encrypted as age does it.');
  const fileKey = await decrypter.decryptHeader(begins.subarray(0, body)).catch((cause) => {
    throw new BackupError('No identity of the file given by --identity opens this archive.', {
      cause,
    });
  });
  const nonce = begins.subarray(body, body + NONCE);
  const key = Buffer.from(hkdfSync('sha256', fileKey, nonce, 'payload', 32));
  const first = body + NONCE;
  const pieces = Math.ceil((size - first) / SEALED_PIECE);

  function decrypt(piece: Buffer, n: number): Buffer {
    const counter = Buffer.alloc(12);
    counter.writeUIntBE(n, 5, 6);
    counter[11] = n === pieces - 1 ? 1 : 0;
    const end = piece.length - TAG;
    const decipher = createDecipheriv('chacha20-poly1305', key, counter, { authTagLength: TAG });
    decipher.setAuthTag(piece.subarray(end));
    return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()]);
  }

  async function* parts(start: number, end: number): AsyncGenerator<Buffer> {
    const last = Math.floor((end - 1) / PIECE);
    let n = Math.floor(start / PIECE);
    const from = first + n * SEALED_PIECE;
    const stream = await part(from, first + (last + 1) * SEALED_PIECE);
    for await (const piece of inPieces(stream)) {
      const open = decrypt(piece, n);
      yield open.subarray(Math.max(0, start - n * PIECE), Math.min(PIECE, end - n * PIECE));
      n += 1;
    }
  }
  return { reader: new EncryptedReader(parts), size: size - first - pieces * TAG };
}

/** Bytes in pieces as age sealed them; the last may be smaller. */
async function* inPieces(stream: Readable): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const some of stream as AsyncIterable<Buffer>) {
    held.push(some);
    length += some.length;
    if (length < SEALED_PIECE) continue;
    let all = Buffer.concat(held);
    for (; all.length >= SEALED_PIECE; all = all.subarray(SEALED_PIECE))
      yield all.subarray(0, SEALED_PIECE);
    held = [all];
    length = all.length;
  }
  if (length > 0) yield Buffer.concat(held);
}
