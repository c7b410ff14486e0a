import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';

/** Before the digest at the very end of an archive, as its comment. */
const LABEL = 'sha256:';
const DIGEST_BYTES = 64;
/** The comment under which an archive is begun; `sealed` puts the digest in its place. */
export const COMMENT = LABEL + '0'.repeat(DIGEST_BYTES);

/** An archive on its way to the disk: the digest of all that comes before takes the last bytes' place. */
export function sealed(): Transform {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      const all = Buffer.concat([held, piece]);
      const sure = Math.max(0, all.length - DIGEST_BYTES);
      hash.update(all.subarray(0, sure));
      held = all.subarray(sure);
      done(null, all.subarray(0, sure));
    },
    flush(done) {
      done(null, hash.digest('hex'));
    },
  });
}

/** Whether a file is as `sealed` let it through, to the last bit. */
export async function isWhole(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const end = size - DIGEST_BYTES;
    if (end <= LABEL.length) return false;
    const { buffer } = await handle.read(
      Buffer.alloc(COMMENT.length),
      0,
      COMMENT.length,
      end - LABEL.length,
    );
    const hash = createHash('sha256');
    for await (const piece of createReadStream(path, { end: end - 1 }) as AsyncIterable<Buffer>)
      hash.update(piece);
    return buffer.toString('latin1') === LABEL + hash.digest('hex');
  } finally {
    await handle.close();
  }
}
