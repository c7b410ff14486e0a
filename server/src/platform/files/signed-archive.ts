import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { isSigned, KEY_LENGTH, SIGNATURE_LENGTH, type Signer } from '../crypto/signer.ts';

/** Before the key and the signature at the very end of an archive, as its comment. */
const SIGNED = 'ed25519:';
/** In archives of before there were signatures: their digest alone. */
const DIGESTED = 'sha256:';
const DIGEST_LENGTH = 64;

/** Text to sign; no other signed text begins like it. */
const textOf = (digest: string) => `emanet archive sha256:${digest}`;

/** The comment under which an archive is begun; `signedBy` puts the signature into its last bytes. */
export const commentOf = ({ key }: Signer) => `${SIGNED}${key}:${'0'.repeat(SIGNATURE_LENGTH)}`;

/** Signs an archive while it is sent: the signature over all earlier bytes replaces its last bytes. */
export function signedBy(signer: Signer): Transform {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      const all = Buffer.concat([held, piece]);
      const sure = Math.max(0, all.length - SIGNATURE_LENGTH);
      hash.update(all.subarray(0, sure));
      held = all.subarray(sure);
      done(null, all.subarray(0, sure));
    },
    flush(done) {
      done(null, signer.sign(textOf(hash.digest('hex'))));
    },
  });
}

/** How an archive ends; `signer`: the public key of its signature. */
export type Ending = Readonly<{ signer?: string }>;

/** The ending of an archive that was never changed; otherwise undefined. */
export async function endingOf(path: string): Promise<Ending | undefined> {
  const { size, end } = await endOf(path);
  const key = end.slice(SIGNED.length, SIGNED.length + KEY_LENGTH);
  if (end.startsWith(SIGNED)) {
    const digest = await digestOf(path, size - SIGNATURE_LENGTH);
    const isWhole = isSigned(textOf(digest), key, end.slice(-SIGNATURE_LENGTH));
    return isWhole ? { signer: key } : undefined;
  }
  const [before, digest] = [-DIGESTED.length - DIGEST_LENGTH, end.slice(-DIGEST_LENGTH)];
  if (end.slice(before, -DIGEST_LENGTH) !== DIGESTED) return undefined;
  return (await digestOf(path, size - DIGEST_LENGTH)) === digest ? {} : undefined;
}

/** The last bytes of a file, where a signed archive has its comment. */
async function endOf(path: string) {
  const length = SIGNED.length + KEY_LENGTH + 1 + SIGNATURE_LENGTH;
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const from = Math.max(0, size - length);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
    return { size, end: buffer.toString('latin1', 0, bytesRead) };
  } finally {
    await handle.close();
  }
}

async function digestOf(path: string, length: number): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { end: length - 1 }) as AsyncIterable<Buffer>)
    hash.update(piece);
  return hash.digest('hex');
}
