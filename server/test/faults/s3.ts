import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Config } from '../../src/platform/start/config.ts';

const BUCKET = 'emanet';

/** An S3 server with an empty bucket, and the settings that lead to it. */
export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), 'emanet-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    // It signs the address of a bucket without the stroke at its end.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const uploads = join(directory, BUCKET, '._S3rver_uploads');
  // Two questions about unfinished objects that the server itself cannot answer.
  server.middleware.unshift(async (context, next) => {
    const { uploadId } = context.query;
    if (context.method === 'GET' && uploadId) context.body = await partsOf(join(uploads, uploadId));
    else if (context.method === 'GET' && 'uploads' in context.query)
      context.body = await unfinished(uploads);
    else await next();
  });
  const { port } = await server.run();
  const settings: Partial<Config> = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: 'us-east-1',
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  };
  return {
    settings,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const answer = (name: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><${name}>${content}<IsTruncated>false</IsTruncated></${name}>`;

async function partsOf(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names) return '<Error><Code>NoSuchUpload</Code></Error>';
  const parts = names.filter((name) => /^\d+$/.test(name)).sort((a, b) => +a - +b);
  const listed = parts.map(async (name) => {
    const { size } = await stat(join(folder, name));
    const etag = await readFile(join(folder, `${name}.md5`), 'utf8');
    return `<Part><PartNumber>${name}</PartNumber><Size>${size}</Size><ETag>"${etag}"</ETag></Part>`;
  });
  return answer('ListPartsResult', (await Promise.all(listed)).join(''));
}

async function unfinished(folder: string): Promise<string> {
  const ids = await readdir(folder).catch(() => []);
  const listed = ids.map(async (id) => {
    const key = await readFile(join(folder, id, 'key'), 'utf8');
    const { birthtime } = await stat(join(folder, id));
    return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${birthtime.toISOString()}</Initiated></Upload>`;
  });
  return answer('ListMultipartUploadsResult', (await Promise.all(listed)).join(''));
}
