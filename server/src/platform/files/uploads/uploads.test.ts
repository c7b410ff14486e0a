import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { errorBody } from '@emanet/contract/shared/errors';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { appOfFile } from '../../../../test/app.ts';
import { addMovie, addPaper, serveTestForms, storedKeys } from '../../../../test/file-routes.ts';
import { mp4, pdf } from '../../../../test/sample-files.ts';

const PATH = '/api/uploads';
const movie = mp4(3000);
type Line = Readonly<{ level: number; msg: string }>;
const lines: Line[] = [];

const write = (line: string) => void lines.push(JSON.parse(line) as Line);
const log = pino({ level: 'info' }, { write });
const app = await appOfFile({ MAX_VIDEO_MB: 1 }, { log });
serveTestForms(app);
app.app.uploaders.set('video', 'documents.read');
const company = await app.makeCompany();
const consultant = await app.signInAs({ companies: [company] });

type Method = 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
const tus = (
  method: Method,
  url: string,
  headers: Record<string, string>,
  payload?: Buffer,
  caller = consultant,
) =>
  app.app.inject({
    method,
    url,
    headers: { ...caller.headers, 'tus-resumable': '1.0.0', ...headers },
    payload,
  });

const metadata = (values: Record<string, string>) => ({
  'upload-metadata': Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(','),
});
const begin = (size: number, caller = consultant, kind = 'video') =>
  tus(
    'POST',
    PATH,
    { 'upload-length': String(size), ...metadata({ kind, filename: 'Eğitim.mp4' }) },
    undefined,
    caller,
  );
async function begun(size: number, caller = consultant): Promise<string> {
  const answer = await begin(size, caller);
  expect(answer.statusCode).toBe(201);
  return String(answer.headers.location);
}
const send = (url: string, offset: number, bytes: Buffer, caller = consultant) =>
  tus(
    'PATCH',
    url,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    bytes,
    caller,
  );
const keep = async (url: string, caller = consultant, endpoint = addMovie) => {
  const video_linki = url.split('/').at(-1);
  const field = endpoint === addMovie ? { video_linki } : { dokuman_linki: video_linki };
  const body = { dokuman_ismi: 'Eğitim', ...field };
  const { status, text } = await caller.call(endpoint, { body });
  return { status, ...(JSON.parse(text) as { id: string; code: string }) };
};

describe('an upload', () => {
  it('goes on where it stopped and becomes a file once', async () => {
    const url = await begun(movie.length);
    expect(url).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
    const first = await send(url, 0, movie.subarray(0, 1000));
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '1000']);
    const state = await tus('HEAD', url, {});
    expect(state.headers).toMatchObject({
      'upload-offset': '1000',
      'upload-length': String(movie.length),
      'cache-control': 'no-store',
    });
    expect((await keep(url)).code).toBe('UPLOAD_GONE');
    expect((await send(url, 999, movie.subarray(999))).statusCode).toBe(409);
    expect((await send(url, 1000, movie.subarray(1000))).statusCode).toBe(204);
    const kept = await keep(url);
    expect(kept.status).toBe(200);
    const row = await app.db.system
      .selectFrom('dosyalar')
      .selectAll()
      .where('id', '=', kept.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ ad: 'Eğitim.mp4', boyut: movie.length, tur: 'video/mp4' });
    expect((await keep(url)).code).toBe('UPLOAD_GONE');
    expect(await storedKeys(app)).toContain(`kept/${company}/${kept.id}`);
  });

  it('keeps what arrived when the connection breaks', async () => {
    const url = await begun(movie.length);
    const address = new URL(await app.app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(address.port), address.hostname);
    const head = [
      `PATCH ${url} HTTP/1.1`,
      `Host: ${address.host}`,
      `Cookie: ${consultant.headers.cookie}`,
      `Origin: ${app.config.BASE_URL}`,
      'Tus-Resumable: 1.0.0',
      'Upload-Offset: 0',
      'Content-Type: application/offset+octet-stream',
      `Content-Length: ${movie.length}`,
      '',
      '',
    ];
    socket.write(head.join('\r\n'));
    socket.write(movie.subarray(0, 1500));
    const path = join(app.config.DATA_DIR, 'files', 'uploads', url.split('/').at(-1) ?? '');
    await expect.poll(async () => (await stat(path)).size).toBe(1500);
    socket.destroy();
    await once(socket, 'close');
    const state = await tus('HEAD', url, {});
    const offset = Number(state.headers['upload-offset']);
    expect(offset).toBe(1500);
    expect((await send(url, offset, movie.subarray(offset))).statusCode).toBe(204);
    expect((await keep(url)).status).toBe(200);
    // Nothing of ours has failed.
    expect(lines.filter(({ level }) => level > (pino.levels.values.info ?? 0))).toEqual([]);
  });

  it('can be sent in its first call, and thrown away', async () => {
    const headers = {
      'upload-length': String(movie.length),
      'content-type': 'application/offset+octet-stream',
      ...metadata({ kind: 'video', filename: 'a.mp4' }),
    };
    const answer = await tus('POST', PATH, headers, movie);
    expect([answer.statusCode, answer.headers['upload-offset']]).toEqual([
      201,
      String(movie.length),
    ]);
    const url = String(answer.headers.location);
    expect((await tus('DELETE', url, {})).statusCode).toBe(204);
    expect((await tus('HEAD', url, {})).statusCode).toBe(404);
    expect((await keep(url)).code).toBe('UPLOAD_GONE');
  });

  it('survives a form that is refused', async () => {
    const url = await begun(movie.length);
    await send(url, 0, movie);
    const body = { dokuman_ismi: 'a', video_linki: url.split('/').at(-1), fails: true };
    expect((await consultant.call(addMovie, { body })).status).toBe(409);
    expect((await keep(url)).status).toBe(200);
  });

  it('is looked into when its last byte has come', async () => {
    const page = Buffer.from('<script>alert(1)</script>');
    const url = await begun(page.length);
    const answer = await send(url, 0, page);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'FILE_TYPE']);
    expect((await tus('HEAD', url, {})).statusCode).toBe(404);
    expect((await storedKeys(app)).join()).not.toContain(url.split('/').at(-1));
  });

  it('whose server was killed before that is looked into when it is kept', async () => {
    const url = await begun(movie.length);
    await send(url, 0, movie);
    const id = url.split('/').at(-1) ?? '';
    await app.db.system
      .updateTable('yuklemeler')
      .set({ tur: null, sha256: null })
      .where('id', '=', id)
      .execute();
    expect((await keep(url)).status).toBe(200);
  });
});

describe('another person', () => {
  it('has no part in an upload', async () => {
    const url = await begun(movie.length);
    const colleague = await app.signInAs({ companies: [company] });
    for (const caller of [colleague, app.stranger]) {
      const expected = caller === colleague ? 404 : 401;
      expect((await tus('HEAD', url, {}, undefined, caller)).statusCode).toBe(expected);
      expect((await send(url, 0, movie, caller)).statusCode).toBe(expected);
      expect((await tus('DELETE', url, {}, undefined, caller)).statusCode).toBe(expected);
    }
    expect((await send(url, 0, movie)).statusCode).toBe(204);
    expect((await keep(url, colleague)).code).toBe('UPLOAD_GONE');
    expect((await keep(url, consultant, addPaper)).code).toBe('UPLOAD_GONE');
  });

  it('of another company cannot keep it', async () => {
    const second = await app.makeCompany();
    const user = await app.makeUser({ companies: [company, second] });
    const both = await app.signIn(user);
    const url = await begun(movie.length, both);
    await send(url, 0, movie, both);
    const active = (company_id: number) =>
      app.db.system
        .updateTable('memberships')
        .set({ company_active: sql<boolean>`company_id = ${company_id}` })
        .where('user_id', '=', user.user_id)
        .execute();
    await active(second);
    expect((await keep(url, both)).code).toBe('UPLOAD_GONE');
    await active(company);
    expect((await keep(url, both)).status).toBe(200);
  });
});

describe('a call that is refused', () => {
  it.each([
    ['too large', 1_048_577, 'video', 413],
    ['empty', 0, 'video', 400],
    ['no number', Number.NaN, 'video', 400],
    ['of a kind that takes no uploads', 10, 'logo', 400],
    ['of no kind', 10, 'baska', 400],
  ])('makes nothing: %s', async (_, size, kind, status) => {
    const answer = await begin(size, consultant, kind);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ message: string }>().message).not.toBe('');
  });

  it('comes from another site or names another company', async () => {
    const headers = { 'upload-length': '10', ...metadata({ kind: 'video' }) };
    const foreign = await tus('POST', PATH, { ...headers, origin: 'https://kotu.test' });
    expect(foreign.statusCode).toBe(403);
    const other = await tus('POST', PATH, { ...headers, 'x-company-id': '1' });
    expect(other.json<{ code: string }>().code).toBe('COMPANY_FORBIDDEN');
  });

  it('sends more than it said, or names another file', async () => {
    const url = await begun(10);
    expect((await send(url, 0, pdf(500))).statusCode).toBe(413);
    const stray = await send(`${PATH}/..%2f..%2fsecret`, 0, pdf());
    expect(stray.statusCode).toBe(404);
    expect((await send(`${PATH}/${crypto.randomUUID()}`, 0, pdf())).statusCode).toBe(404);
  });

  it('is refused by the protocol, in the words of the contract', async () => {
    const url = await begun(movie.length);
    const elsewhere = await send(url, 999, movie.subarray(999));
    expect([elsewhere.statusCode, errorBody.parse(elsewhere.json()).code]).toEqual([
      409,
      'UPLOAD_ELSEWHERE',
    ]);
    const whole = await send(url, 0, Buffer.concat([movie, movie]));
    expect(errorBody.parse(whole.json()).code).toBe('TOO_LARGE');
  });

  it.each([
    ['ENOSPC', 507, 'STORAGE_FULL'],
    ['EROFS', 500, 'INTERNAL'],
  ])('meets a disk that says %s', async (code, status, told) => {
    const url = await begun(movie.length);
    const store = app.services.files.uploads;
    const broken = vi
      .spyOn(store, 'write')
      .mockRejectedValueOnce(Object.assign(new Error(`${code}: /secret/path`), { code }));
    const answer = await send(url, 0, movie);
    broken.mockRestore();
    expect([answer.statusCode, errorBody.parse(answer.json()).code]).toEqual([status, told]);
    expect(answer.payload).not.toContain('secret');
  });

  it('is one of many begun in the same moment', async () => {
    const busy = await app.signInAs({ companies: [company] });
    const answers = await Promise.all(Array.from({ length: 14 }, () => begin(10, busy)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
  });

  it('is the eleventh at the same time', async () => {
    const busy = await app.signInAs({ companies: [company] });
    for (let count = 0; count < 10; count++) await begun(10, busy);
    expect((await begin(10, busy)).json<{ code: string }>().code).toBe('UPLOADS_OPEN');
  });
});
