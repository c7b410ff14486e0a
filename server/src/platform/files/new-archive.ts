import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** The same bytes; `done` is called with their digest. */
export function digested(stream: Readable, done: (digest: string) => void): Readable {
  const hash = createHash('sha256');
  async function* pieces(): AsyncGenerator<Buffer> {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      hash.update(piece);
      yield piece;
    }
    done(hash.digest('hex'));
  }
  return Readable.from(pieces(), { objectMode: false });
}

/** An archive to which one entry after the other is added; no more than a piece of one is in memory. */
export type NewArchive = Readonly<{
  /** Adds an entry whole and answers its digest; fails when its bytes cannot be stored. */
  add: (name: string, content: Readable, compress: boolean) => Promise<string>;
  end: (comment?: string) => Promise<void>;
  /** Gives up; the receiver of the bytes keeps what was stored so far. */
  abandon: () => Promise<void>;
}>;

/** Begins a zip whose bytes `store` takes as they are made. */
export function startArchive(store: (bytes: Readable) => Promise<void>): NewArchive {
  const zip = new ZipFile();
  const out = new PassThrough();
  const writing = store(out);
  // The next call of `add` or `end` reports a failure.
  writing.catch(() => undefined);
  zip.on('error', (error) => out.destroy(error as Error));
  zip.outputStream.pipe(out);
  return {
    add: (name, content, compress) => {
      const added = new Promise<string>((resolve, reject) => {
        const watched = digested(content, resolve);
        content.once('error', reject);
        watched.once('error', reject);
        zip.addReadStream(watched, name, { compress, forceZip64Format: true });
      });
      return Promise.race([added, writing.then(() => '')]);
    },
    end: async (comment) => {
      zip.end({ comment: comment ?? '', forceZip64Format: true });
      await writing;
    },
    abandon: async () => {
      out.destroy();
      await writing.catch(() => undefined);
    },
  };
}
