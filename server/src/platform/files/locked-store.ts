import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Config } from '../start/config.ts';
import { s3Settings } from './s3-store.ts';

/** A bucket with object lock: for some time no one can change or delete its objects. */
export type LockedStore = Readonly<{
  put: (key: string, body: string, now: Date) => Promise<void>;
  read: (key: string) => Promise<string>;
  keys: () => AsyncIterable<string>;
  close: () => void;
}>;

const DAY_MS = 86_400_000;

/** The append-only place of anchors, with its own credentials; undefined if none is configured. */
export function lockedStore(config: Config): LockedStore | undefined {
  const Bucket = config.ANCHOR_S3_BUCKET;
  if (Bucket === undefined) return undefined;
  const client = new S3Client(
    s3Settings({
      S3_REGION: config.ANCHOR_S3_REGION,
      S3_ENDPOINT: config.ANCHOR_S3_ENDPOINT,
      S3_ACCESS_KEY: config.ANCHOR_S3_ACCESS_KEY,
      S3_SECRET_KEY: config.ANCHOR_S3_SECRET_KEY,
    }),
  );
  return {
    put: async (Key, Body, now) => {
      await client.send(
        new PutObjectCommand({
          ...{ Bucket, Key, Body, ContentType: 'application/json' },
          // Stores take no lock without a digest of the content.
          ContentMD5: createHash('md5').update(Body).digest('base64'),
          ObjectLockMode: 'COMPLIANCE',
          ObjectLockRetainUntilDate: new Date(now.getTime() + config.ANCHOR_S3_DAYS * DAY_MS),
        }),
      );
    },
    read: async (Key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return Body instanceof Readable ? text(Body) : '';
    },
    keys: async function* () {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: 'anchors/' });
      for await (const { Contents = [] } of pages)
        for (const { Key } of Contents) if (Key) yield Key;
    },
    close: () => client.destroy(),
  };
}
