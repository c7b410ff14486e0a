import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { files } from '@emanet/contract/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { addMovie, addPaper, nameFile, serveTestForms } from '../../../test/file-routes.ts';
import { startS3 } from '../../../test/faults/s3.ts';
import { docx, mp4, pdf } from '../../../test/sample-files.ts';
import { loadConfig, type Config } from '../start/config.ts';
import { openStore } from './open-store.ts';
import type { FileStore, StoreKey } from './store.ts';

const MB = 1024 * 1024;
const LARGE = 20 * MB;

async function* pieces(size: number): AsyncGenerator<Buffer> {
  const piece = Buffer.alloc(64 * 1024, 7);
  for (let left = size; left > 0; left -= piece.length) yield piece.subarray(0, left);
}
const stream = (size: number) => Readable.from(pieces(size), { objectMode: false });
/** A client that goes away in the middle. */
const cutOff = () =>
  Readable.from(
    (async function* () {
      yield* pieces(6 * MB);
      throw new Error('gone');
    })(),
    { objectMode: false },
  );

async function keysIn(store: FileStore): Promise<StoreKey[]> {
  const found: StoreKey[] = [];
  for (const folder of ['tmp', 'kept', 'uploads'] as const)
    for await (const { key } of store.keys(folder)) found.push(key);
  return found.sort();
}

type Open = { settings: Partial<Config>; close: () => Promise<void> };
const folder = (): Promise<Open> =>
  Promise.resolve({ settings: {}, close: () => Promise.resolve() });

describe.each([
  ['a folder', folder],
  ['an S3 server', startS3],
])('in %s', (_, open) => {
  let place: Open;
  let dir: string;
  let store: FileStore;
  let app: TestApp;

  beforeAll(async () => {
    place = await open();
    dir = await mkdtemp(join(tmpdir(), 'emanet-store-'));
    store = await openStore({ ...loadConfig({ DATA_DIR: dir }), ...place.settings });
    app = await testApp(place.settings);
    serveTestForms(app);
    app.app.uploaders.set('video', 'documents.read');
  });
  afterAll(async () => {
    await app.close();
    await store.close();
    await place.close();
    await rm(dir, { recursive: true, force: true });
  });

  it('content is written, moved, read in parts, listed and removed', async () => {
    await store.check();
    await store.write('tmp/a', stream(LARGE));
    await store.move('tmp/a', 'kept/1/a');
    expect(await keysIn(store)).toEqual(['kept/1/a']);
    expect(await buffer(await store.read('kept/1/a'))).toHaveLength(LARGE);
    const part = await buffer(await store.read('kept/1/a', { start: 5, end: 9 }));
    expect(part).toEqual(Buffer.alloc(5, 7));
    await expect(store.read('tmp/a')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await store.remove('kept/1/a');
    await store.remove('kept/1/a');
    expect(await keysIn(store)).toEqual([]);
  });

  it('nothing is left of content that is cut off', async () => {
    await expect(store.write('tmp/b', cutOff())).rejects.toThrow();
    expect(await keysIn(store)).toEqual([]);
    await expect(store.read('tmp/b')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a form puts its file, and a reader gets it', async () => {
    const company = await app.makeCompany();
    const caller = await app.signInAs({ companies: [company] });
    const bytes = pdf(700_000);
    const body = { dokuman_ismi: 'Metin' };
    const added = await caller.call(addPaper, { body, file: { name: 'a.pdf', bytes } });
    const { id } = JSON.parse(added.text) as { id: string };
    await nameFile(app, company, id);
    const range = { range: 'bytes=300000-300009' };
    const read = await caller.call(files.read, { params: { id }, headers: range });
    expect([read.status, read.text]).toEqual([206, bytes.toString('utf8', 300_000, 300_010)]);
    const word = await caller.call(addPaper, { body, file: { name: 'a.docx', bytes: docx() } });
    expect(word.status).toBe(200);
    const page = { name: 'a.pdf', bytes: Buffer.from('<html>') };
    expect((await caller.call(addPaper, { body, file: page })).body.code).toBe('FILE_TYPE');
    const kept: StoreKey[] = [];
    for await (const { key } of app.services.files.keys('tmp')) kept.push(key);
    expect(kept).toEqual([]);
  });

  it('an upload goes on where it stopped', async () => {
    const company = await app.makeCompany();
    const caller = await app.signInAs({ companies: [company] });
    const movie = mp4(12 * MB);
    const call = (method: 'POST' | 'HEAD' | 'PATCH', url: string, more: object, payload?: Buffer) =>
      app.app.inject({
        method,
        url,
        headers: { ...caller.headers, 'tus-resumable': '1.0.0', ...more },
        payload,
      });
    const type = { 'content-type': 'application/offset+octet-stream' };
    const begun = await call('POST', '/api/uploads', {
      'upload-length': String(movie.length),
      'upload-metadata': 'kind dmlkZW8=,filename YS5tcDQ=',
    });
    expect(begun.statusCode).toBe(201);
    const url = String(begun.headers.location);
    const half = 9 * MB + 7;
    const first = { ...type, 'upload-offset': '0' };
    expect((await call('PATCH', url, first, movie.subarray(0, half))).statusCode).toBe(204);
    expect((await call('HEAD', url, {})).headers['upload-offset']).toBe(String(half));
    const rest = { ...type, 'upload-offset': String(half) };
    expect((await call('PATCH', url, rest, movie.subarray(half))).statusCode).toBe(204);
    const body = { dokuman_ismi: 'Video', video_linki: url.split('/').at(-1) };
    const kept = await caller.call(addMovie, { body });
    expect(kept.status).toBe(200);
    const { id } = JSON.parse(kept.text) as { id: string };
    const content = await buffer(await app.services.files.read(`kept/${company}/${id}`));
    expect(content.equals(movie)).toBe(true);
  });
});

it('a store that does not answer is said to be down', async () => {
  const s3 = await startS3();
  await s3.close();
  const store = await openStore({ ...loadConfig({}), ...s3.settings });
  await expect(store.check()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(store.read('kept/1/a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await store.close();
});
