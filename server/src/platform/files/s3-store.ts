import { Readable } from 'node:stream';
import {
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
/** Parts of one upload under way: with two a file of 500 MB added 95 MB to the memory. */
const PARTS_AT_ONCE = 1;
const CONNECT_MS = 5_000;
/** Somebody who watches a video holds a connection. */
const MOST_CONNECTIONS = 500;

const MISSING = ['NoSuchKey', 'NotFound'];

/** How the client of an S3-compatible store is set up; checksums only where a call demands them. */
const s3Settings = (config: Config) => ({
  region: config.S3_REGION,
  ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
  credentials: {
    accessKeyId: config.S3_ACCESS_KEY ?? '',
    secretAccessKey: config.S3_SECRET_KEY ?? '',
  },
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
  requestHandler: {
    connectionTimeout: CONNECT_MS,
    httpAgent: { maxSockets: MOST_CONNECTIONS },
    httpsAgent: { maxSockets: MOST_CONNECTIONS },
  },
});

/** Files as objects of an S3-compatible store (`S3_*`). */
export function s3Store(config: Config): FileStore {
  const client = new S3Client(s3Settings(config));
  const Bucket = config.S3_BUCKET;

  /** A failure there is a dependency that is down, unless the object is not there. */
  async function asked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (error instanceof S3ServiceException && MISSING.includes(error.name)) fail('NOT_FOUND');
      const down = new AppError('UNAVAILABLE');
      down.cause = error;
      throw down;
    }
  }

  return {
    write: (Key, content) =>
      asked(async () => {
        const upload = new Upload({
          client,
          params: { Bucket, Key, Body: content },
          partSize: PART_BYTES,
          queueSize: PARTS_AT_ONCE,
        });
        try {
          await upload.done();
        } catch (error) {
          content.destroy();
          throw error;
        }
      }),
    move: (from, to) =>
      asked(async () => {
        const CopySource = `${Bucket ?? ''}/${from}`;
        await client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource }));
        await client.send(new DeleteObjectCommand({ Bucket, Key: from }));
      }),
    read: (Key, range) =>
      asked(async () => {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
        return Body instanceof Readable ? Body : fail('NOT_FOUND');
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
    check: () =>
      asked(async () => {
        await client.send(new HeadBucketCommand({ Bucket }));
      }),
    uploads: new S3Store({
      partSize: PART_BYTES,
      maxConcurrentPartUploads: PARTS_AT_ONCE,
      // Tags are not known to every compatible store; the sweeper removes what has expired.
      useTags: false,
      expirationPeriodInMilliseconds: UPLOAD_MS,
      s3ClientConfig: { ...s3Settings(config), bucket: Bucket ?? '' },
    }),
    close: () => {
      client.destroy();
      return Promise.resolve();
    },
  };
}
