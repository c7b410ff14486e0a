import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { S3Store } from '@tus/s3-store';
import type { Config } from '../start/config.ts';
import { AppError, fail } from '../errors.ts';
import { UPLOAD_MS, type FileStore, type StoreKey } from './store.ts';

/** The least that S3 takes. */
const PART_BYTES = 5 * 1024 * 1024;
/** Parts of one upload at a time: with two, a file of 500 MB added 95 MB to the memory. */
const PARTS_AT_ONCE = 1;
/** A call is tried twice, so a caller knows within ten seconds that the store is down. */
const TRIES = 2;
const CONNECT_MS = 2_000;
/** For the first byte of an answer; while bytes are sent, for any progress. */
const ANSWER_MS = 3_500;
/** A copy inside the store may take as long as its largest file. */
const COPY_MS = 60_000;
/** For the next bytes of a file while its reader wants more. */
const SILENT_MS = 10_000;
/** Pause after a timeout of the store, since further calls would wait as well. */
const PAUSE_MS = 2_000;
/** A video that is being watched holds a connection. */
const MOST_CONNECTIONS = 500;

const MISSING = ['NoSuchKey', 'NotFound'];

/** Of an answer, whose body may then be read as slowly as its reader likes. */
const ANSWERING = { requestTimeout: ANSWER_MS, throwOnRequestTimeout: true };
/** How the client of an S3-compatible store is set up; checksums only where a call demands them. */
export const s3Settings = (
  config: Pick<Config, 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>,
  limit: Readonly<Record<string, number | boolean>> = ANSWERING,
) => ({
  region: config.S3_REGION,
  ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
  credentials: {
    accessKeyId: config.S3_ACCESS_KEY ?? '',
    secretAccessKey: config.S3_SECRET_KEY ?? '',
  },
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
  maxAttempts: TRIES,
  requestHandler: {
    connectionTimeout: CONNECT_MS,
    ...limit,
    httpAgent: { maxSockets: MOST_CONNECTIONS },
    httpsAgent: { maxSockets: MOST_CONNECTIONS },
  },
});

/** Of sending: five megabytes may take their time as long as they move. */
const MOVING = { socketTimeout: ANSWER_MS };

const isSilence = (error: unknown): boolean =>
  error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);

/** Ends a body that sent no bytes for too long while its reader wants more. */
function unlessSilent(body: Readable): Readable {
  async function* pieces() {
    let timer: NodeJS.Timeout | undefined;
    const wait = () => {
      timer = setTimeout(() => body.destroy(new AppError('UNAVAILABLE')), SILENT_MS);
    };
    wait();
    for await (const piece of body) {
      clearTimeout(timer);
      yield piece;
      wait();
    }
    clearTimeout(timer);
  }
  const guarded = Readable.from(pieces(), { objectMode: false });
  return guarded.once('close', () => body.destroy());
}

/** Resumable uploads, whose failures are reported like those of other calls. */
class Uploads extends S3Store {
  readonly #asked: Asked;
  constructor(options: ConstructorParameters<typeof S3Store>[0], asked: Asked) {
    super(options);
    this.#asked = asked;
  }
  override create(...given: Parameters<S3Store['create']>) {
    return this.#asked(() => super.create(...given));
  }
  override write(...given: Parameters<S3Store['write']>) {
    return this.#asked(() => super.write(...given));
  }
  override getUpload(...given: Parameters<S3Store['getUpload']>) {
    return this.#asked(() => super.getUpload(...given));
  }
  override remove(...given: Parameters<S3Store['remove']>) {
    return this.#asked(() => super.remove(...given));
  }
}

type Asked = <T>(work: () => Promise<T>) => Promise<T>;

/** The protocol's own refusals: an upload that is not there, a wrong offset. */
const isOfProtocol = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status_code' in error;

/** Files as objects of an S3-compatible store (`S3_*`). */
export function s3Store(config: Config): FileStore {
  const client = new S3Client(s3Settings(config, ANSWERING));
  const sender = new S3Client(s3Settings(config, MOVING));
  const Bucket = config.S3_BUCKET;
  let pausedUntil = 0;

  /** A failure there is a dependency that is down, unless the object is not there. */
  async function asked<T>(work: () => Promise<T>): Promise<T> {
    if (performance.now() < pausedUntil) fail('UNAVAILABLE');
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError || isOfProtocol(error)) throw error;
      if (error instanceof S3ServiceException && MISSING.includes(error.name)) fail('NOT_FOUND');
      if (isSilence(error)) pausedUntil = performance.now() + PAUSE_MS;
      const down = new AppError('UNAVAILABLE');
      down.cause = error;
      throw down;
    }
  }

  const uploads = new Uploads(
    {
      partSize: PART_BYTES,
      maxConcurrentPartUploads: PARTS_AT_ONCE,
      // Tags are not known to every compatible store; the sweeper removes what has expired.
      useTags: false,
      expirationPeriodInMilliseconds: UPLOAD_MS,
      s3ClientConfig: { ...s3Settings(config, MOVING), bucket: Bucket ?? '' },
    },
    asked,
  );
  return {
    write: (Key, content) =>
      asked(async () => {
        const upload = new Upload({
          client: sender,
          params: { Bucket, Key, Body: content },
          partSize: PART_BYTES,
          queueSize: PARTS_AT_ONCE,
          // Its own removal would be waited for; parts that stay after this one are swept.
          leavePartsOnError: true,
        });
        try {
          await upload.done();
        } catch (error) {
          content.destroy();
          const { uploadId: UploadId } = upload;
          const parts = { Bucket, Key, UploadId };
          if (UploadId) client.send(new AbortMultipartUploadCommand(parts)).catch(() => undefined);
          throw error;
        }
      }),
    move: (from, to) =>
      asked(async () => {
        const CopySource = `${Bucket ?? ''}/${from}`;
        const copy = new CopyObjectCommand({ Bucket, Key: to, CopySource });
        await client.send(copy, { requestTimeout: COPY_MS });
        await client.send(new DeleteObjectCommand({ Bucket, Key: from }));
      }),
    read: (Key, range) =>
      asked(async () => {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
        return Body instanceof Readable ? unlessSilent(Body) : fail('NOT_FOUND');
      }),
    remove: (Key) =>
      asked(async () => {
        await client.send(new DeleteObjectCommand({ Bucket, Key }));
      }),
    keys: async function* (folder) {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` });
      for await (const { Contents = [] } of pages)
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) yield { key: Key as StoreKey, changed: LastModified };
    },
    free: () => Promise.resolve(undefined),
    check: () =>
      asked(async () => {
        await client.send(new HeadBucketCommand({ Bucket }));
      }),
    removeUnfinished: async () => {
      await uploads.deleteExpired();
    },
    uploads,
    close: () => {
      client.destroy();
      sender.destroy();
      return Promise.resolve();
    },
  };
}
