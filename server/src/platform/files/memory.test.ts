import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { documents } from '@emanet/contract/documents';
import { afterEach, describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { CHILD_ENV } from '../../../test/nodes/child-env.ts';
import { startS3 } from '../../../test/faults/s3.ts';

/**
 * The memory that a large upload adds to a server process. A server that kept the file would add all
 * of it, which is more than the bound. `npm run upload-memory` sends 500 MB.
 */
const MB = 2 ** 20;
const SIZE = Number(process.env.UPLOAD_MB ?? 100) * MB;
const BOUND = 80 * MB;
/** Sent first, so that no code is loaded later: S3 takes it in parts. */
const WARM = 12 * MB;
const HEAD = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%';
const TAIL = '\ntrailer<</Root 1 0 R>>\n%%EOF\n';

let server: ChildProcess | undefined;
const app = await appOfFile();
const caller = await app.signInAs({ companies: [await app.makeCompany()] });
afterEach(async () => {
  if (!server) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
});

/** The pieces of a PDF of so many bytes. */
function* pdf(size: number): Generator<Buffer> {
  yield Buffer.from(HEAD);
  const piece = Buffer.alloc(64 * 1024, 'x');
  let left = size - HEAD.length - TAIL.length;
  for (; left > 0; left -= piece.length) yield piece.subarray(0, left);
  yield Buffer.from(TAIL);
}

/** A server of its own process; gives its address. */
async function start(settings: Readonly<Record<string, string>> = {}): Promise<string> {
  server = fork(join(import.meta.dirname, '../../../test/nodes/files.ts'), {
    env: {
      ...CHILD_ENV,
      DATABASE_URL: app.url,
      DATA_DIR: app.config.DATA_DIR,
      SECRET: app.config.SECRET,
      RATE_LIMIT: 'off',
      MAX_DOCUMENT_MB: '1024',
      ...settings,
    },
  });
  const [address] = (await once(server, 'message')) as [string];
  return address;
}

async function memory(): Promise<{ now: number; most: number }> {
  if (!server) throw new Error('there is no server');
  server.send('memory');
  const [held] = (await once(server, 'message')) as [{ now: number; most: number }];
  return held;
}

type Sent = Readonly<{ headers?: Record<string, string | number>; body?: Iterable<Buffer> }>;

async function send(method: string, url: string, { headers = {}, body = [] }: Sent) {
  const asking = request(url, { method, headers: { ...caller.headers, ...headers } });
  const answered = once(asking, 'response');
  await pipeline(Readable.from(body), asking);
  const [answer] = (await answered) as [import('node:http').IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

/** Adds a document of so many bytes by a form; gives the size that is stored. */
async function byForm(address: string, size: number): Promise<number | null> {
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const before = Buffer.from(
    `${field('dokuman_ismi', `Metin ${size}`)}${field('dokuman_tur', 'Politika')}--x\r\nContent-Disposition: form-data; name="dokuman_linki"; filename="a.pdf"\r\n\r\n`,
  );
  const after = Buffer.from('\r\n--x--\r\n');
  function* form() {
    yield before;
    yield* pdf(size);
    yield after;
  }
  const answer = await send('POST', address + documents.add.path, {
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': before.length + size + after.length,
    },
    body: form(),
  });
  expect(answer.status, answer.text).toBe(201);
  return documents.add.answers.parse(JSON.parse(answer.text)).data.dosya_boyutu;
}

/** Sends so many bytes as a resumable upload; gives how many have arrived. */
async function byUpload(address: string, size: number): Promise<number> {
  const tus = { 'tus-resumable': '1.0.0' };
  const begun = await send('POST', `${address}/api/uploads`, {
    headers: {
      ...tus,
      'upload-length': size,
      'upload-metadata': `kind ${btoa('aksiyon')},filename ${btoa('a.pdf')}`,
    },
  });
  const answer = await send('PATCH', new URL(begun.headers.location ?? '', address).href, {
    headers: {
      ...tus,
      'upload-offset': 0,
      'content-type': 'application/offset+octet-stream',
      'content-length': size,
    },
    body: pdf(size),
  });
  expect(answer.status, answer.text).toBe(204);
  return Number(answer.headers['upload-offset']);
}

describe.each([
  ['a form', byForm],
  ['a resumable upload', byUpload],
])('a large file in %s', (_, upload) => {
  it('adds less than 80 MB to the memory of the server', async () => {
    const address = await start();
    expect(await upload(address, WARM)).toBe(WARM);
    const { now } = await memory();
    expect(await upload(address, SIZE)).toBe(SIZE);
    const { most } = await memory();
    expect((most - now) / MB).toBeLessThan(BOUND / MB);
  });
});

// The peak depends on when V8 collects the parts that were sent: a file that is kept is over the bound each time.
it('on its way to an S3 server adds less than 80 MB as well', { retry: 2 }, async () => {
  const s3 = await startS3();
  try {
    const address = await start(s3.settings as Record<string, string>);
    expect(await byForm(address, WARM)).toBe(WARM);
    const { now } = await memory();
    expect(await byForm(address, SIZE)).toBe(SIZE);
    const { most } = await memory();
    expect((most - now) / MB).toBeLessThan(BOUND / MB);
  } finally {
    await s3.close();
  }
});
