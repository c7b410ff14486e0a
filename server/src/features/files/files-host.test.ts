import { files } from '@emanet/contract/files';
import { companies } from '@emanet/contract/companies';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { addPaper, nameFile, serveTestForms } from '../../../test/file-routes.ts';
import { optOutLink } from '../../platform/mail/opt-out.ts';
import { docx, pdf, png } from '../../../test/sample-files.ts';

const FILES_URL = 'https://dosya.ornek.test';
const HOST = new URL(FILES_URL).host;
const clock = testClock('2026-11-26T12:00:00+03:00');
const bytes = pdf(5000);

const app = await appOfFile({ FILES_URL, BASE_URL: 'https://emanet.ornek.test' }, { clock });
serveTestForms(app);
const company = await app.makeCompany();
const consultant = await app.signInAs({ companies: [company] });
const stranger = await app.signInAs({ companies: [await app.makeCompany()] });
const paper = await store('Politika.pdf', bytes);

async function store(name: string, content: Uint8Array): Promise<string> {
  const file = { name, bytes: content };
  const { text } = await consultant.call(addPaper, { body: { dokuman_ismi: 'Metin' }, file });
  const { id } = JSON.parse(text) as { id: string };
  await nameFile(app, company, id);
  return id;
}

/** Asks the application's host for a file; gives where it sends the caller. */
const addressOf = async (id: string, query = {}, caller = consultant) => {
  const { app: server } = app;
  const url = `/api/files/${id}?${new URLSearchParams(query)}`;
  const { statusCode, headers } = await server.inject({ url, headers: caller.headers });
  return { status: statusCode, location: String(headers.location ?? ''), headers };
};
const ask = (location: string, headers: Record<string, string> = {}, host = HOST) =>
  app.app.inject({
    url: location.startsWith('/') ? location : new URL(location).pathname,
    headers: { host, ...headers },
  });

describe('the host of the application', () => {
  it('sends who may read a file to the host of files, for minutes, with nothing of the caller', async () => {
    const { status, location, headers } = await addressOf(paper);
    expect(status).toBe(302);
    expect(location).toMatch(/^https:\/\/dosya\.ornek\.test\/d\/[\w-]{50}$/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    // Within a step it is the same: browsers keep the file.
    expect((await addressOf(paper)).location).toBe(location);
  });

  it('asks for the right to read each time an address is made', async () => {
    const { call } = stranger;
    expect((await call(files.read, { params: { id: paper } })).status).toBe(404);
    expect((await app.stranger.call(files.read, { params: { id: paper } })).status).toBe(401);
  });

  it('serves no file itself', async () => {
    const { location } = await addressOf(paper);
    expect((await ask(location, {}, 'emanet.ornek.test')).statusCode).toBe(404);
    expect((await ask(location, {}, 'localhost')).statusCode).toBe(404);
  });

  it('lets its pages show and fetch what lies there, and nothing more', async () => {
    const { headers } = await app.app.inject({ url: '/nowhere', headers: consultant.headers });
    expect(headers['content-security-policy']).not.toContain(FILES_URL);
    const { pathname } = new URL(optOutLink(app.config, 'ali@ornek.test', 'tr'));
    const page = await app.app.inject(pathname);
    const policy = String(page.headers['content-security-policy']);
    for (const name of ['img-src', 'connect-src'])
      expect(policy).toContain(`${name} 'self' ${FILES_URL}`);
    expect(policy).toContain("script-src 'self';");
  });
});

describe('the host of files', () => {
  it('answers a file without a cookie, as what it is, able to do nothing', async () => {
    const { location } = await addressOf(paper);
    const answer = await ask(location);
    expect([answer.statusCode, answer.payload]).toEqual([200, bytes.toString()]);
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename="Politika\.pdf"/);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': 'https://emanet.ornek.test',
      'accept-ranges': 'bytes',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const word = await ask((await addressOf(await store('a.docx', docx()))).location);
    expect(word.headers['content-disposition']).toMatch(/^attachment/);
    expect(word.headers['content-security-policy']).toMatch(/^default-src 'none'.*; sandbox$/);
    const saved = await ask((await addressOf(paper, { indir: '1' })).location);
    expect(saved.headers['content-disposition']).toMatch(/^attachment/);
  });

  it('answers parts and heads', async () => {
    const { location } = await addressOf(paper);
    const part = await ask(location, { range: 'bytes=10-19' });
    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([
      206,
      bytes.toString('utf8', 10, 20),
      'bytes 10-19/5000',
    ]);
    const head = await app.app.inject({
      ...{ method: 'HEAD', url: new URL(location).pathname, headers: { host: HOST } },
    });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, '5000']);
  });

  it('shows a logo to everybody and lets it be kept', async () => {
    const administrator = await app.signInAs({ role: 'yönetici', companies: [company] });
    const { body } = await administrator.call(companies.updateLogo, {
      file: { name: 'logo.png', bytes: png },
    });
    const found = await app.app.inject({ url: String(body.data.logo) });
    const { statusCode, headers } = await ask(String(found.headers.location));
    expect([found.statusCode, statusCode]).toEqual([302, 200]);
    expect(headers['cache-control']).toMatch(/^public, max-age=/);
  });

  it('refuses an address that is over, forged, or of another file', async () => {
    const other = await store('baska.pdf', pdf(900));
    const { location } = await addressOf(paper);
    const token = Buffer.from(location.split('/').at(-1) ?? '', 'base64url');
    const forged = (change: (bytes: Buffer) => void) => {
      const bytes_ = Buffer.from(token);
      change(bytes_);
      return ask(`/d/${bytes_.toString('base64url')}`);
    };
    const answers = await Promise.all([
      forged((one) => one.write(other.replaceAll('-', ''), 'hex')),
      forged((one) => one.writeUInt32BE(one.readUInt32BE(16) + 3600, 16)),
      forged((one) => one.writeUInt8(2, 20)),
      forged((one) => one.writeUInt8((one[36] ?? 0) ^ 1, 36)),
      ask('/d/x'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    clock.moveBy({ minutes: 4 });
    expect((await ask(location)).statusCode).toBe(200);
    clock.moveBy({ minutes: 7 });
    const over = await ask(location);
    expect([over.statusCode, over.json<{ code: string }>().code]).toEqual([
      410,
      'FILE_ADDRESS_OVER',
    ]);
    // One that no row names any more is gone before its address is.
    const fresh = (await addressOf(other)).location;
    await app.db.system.deleteFrom('dokumanlar').where('dosya_id', '=', other).execute();
    expect((await ask(fresh)).statusCode).toBe(404);
  });

  it.each([
    '/',
    '/login',
    '/api/health',
    '/api/ready',
    '/metrics',
    '/api/companies/list',
    '/api/docs',
  ])('serves nothing else: %s', async (url) => {
    for (const host of [HOST, HOST.toUpperCase()]) {
      const answer = await ask(url, consultant.headers, host);
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined]);
    }
    const post = await app.app.inject({
      ...{ method: 'POST', url, headers: { ...consultant.headers, host: HOST } },
    });
    expect(post.statusCode).toBe(404);
  });

  it('does not read a file’s own address by the application’s path', async () => {
    expect((await ask(`/api/files/${paper}`, consultant.headers)).statusCode).toBe(404);
  });
});
