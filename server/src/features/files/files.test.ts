import { files } from '@emanet/contract/files';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { addPaper, nameFile, serveTestForms } from '../../../test/file-routes.ts';
import { docx, pdf, png } from '../../../test/sample-files.ts';

const bytes = pdf(5000);

const app = await appOfFile();
serveTestForms(app);
const company = await app.makeCompany();
const other = await app.makeCompany();
const consultant = await app.signInAs({ companies: [company] });
const stranger = await app.signInAs({ companies: [other] });
const paper = await store('Şirket “gizlilik” politikası.pdf', bytes);

async function store(name: string, content: Uint8Array): Promise<string> {
  const file = { name, bytes: content };
  const { text } = await consultant.call(addPaper, { body: { dokuman_ismi: 'Metin' }, file });
  const { id } = JSON.parse(text) as { id: string };
  await nameFile(app, company, id);
  return id;
}
const read = (id: string, headers: Record<string, string> = {}, caller = consultant) =>
  caller.call(files.read, { params: { id }, headers });

describe('a file', () => {
  it('is answered as what it is, and can do nothing', async () => {
    const answer = await read(paper);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(bytes.toString());
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '5000',
      'content-disposition': `inline; filename="Sirket gizlilik politikasi.pdf"; filename*=UTF-8''%C5%9Eirket%20%E2%80%9Cgizlilik%E2%80%9D%20politikas%C4%B1.pdf`,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
    });
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('is saved instead of shown when it is no picture, video or PDF, or when that is asked', async () => {
    const word = await read(await store('a.docx', docx()));
    expect(word.headers['content-disposition']).toMatch(/^attachment; filename="a.docx"/);
    expect(word.headers['content-security-policy']).toMatch(/; sandbox$/);
    const saved = await consultant.call(files.read, {
      params: { id: paper },
      query: { indir: '1' },
    });
    expect(saved.headers['content-disposition']).toMatch(/^attachment/);
  });

  const script = Buffer.from('<html><script>alert(1)</script>');
  it.each([
    ['a PDF with a page behind it', 'application/pdf', Buffer.concat([bytes, script])],
    ['a PDF with an archive behind it', 'application/pdf', Buffer.concat([bytes, docx()])],
    ['a picture with a page behind it', 'image/png', Buffer.concat([png, script])],
  ])('that is two things at once stays the one that was found: %s', async (_, type, both) => {
    const { headers } = await read(await store('a.html', both));
    expect(headers['content-type']).toContain(type);
    expect(headers['content-disposition']).not.toContain('a.html"');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['content-security-policy']).not.toContain('script-src');
  });

  it('that is an archive with a page behind it is refused', async () => {
    const file = { name: 'a.docx', bytes: Buffer.concat([docx(), script]) };
    const answer = await consultant.call(addPaper, { body: { dokuman_ismi: 'Metin' }, file });
    expect(answer.status).toBe(415);
  });

  it('is answered in parts', async () => {
    const part = await read(paper, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.text).toBe(bytes.toString('utf8', 10, 20));
    expect(part.headers).toMatchObject({
      'content-range': 'bytes 10-19/5000',
      'content-length': '10',
    });
    expect((await read(paper, { range: 'bytes=4990-' })).text).toBe(bytes.toString('utf8', 4990));
    expect((await read(paper, { range: 'bytes=-5' })).text).toBe(bytes.toString('utf8', 4995));
    const beyond = await read(paper, { range: 'bytes=5000-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */5000']);
  });

  it.each(['bytes=0-1,5-6', 'items=0-1', 'bytes=x-y', 'bytes=', '0-1'])(
    'is answered whole for %j',
    async (range) => {
      const answer = await read(paper, { range });
      expect([answer.status, answer.text.length]).toEqual([200, 5000]);
    },
  );

  it('is not sent again to who has it', async () => {
    const { etag } = (await read(paper)).headers;
    const same = await read(paper, { 'if-none-match': String(etag) });
    expect([same.status, same.text]).toEqual([304, '']);
    const newer = await read(paper, { range: 'bytes=0-1', 'if-range': '"other"' });
    expect(newer.status).toBe(200);
    const still = await read(paper, { range: 'bytes=0-1', 'if-range': String(etag) });
    expect(still.status).toBe(206);
  });

  it('tells its size without its bytes', async () => {
    const { statusCode, headers, payload } = await app.app.inject({
      method: 'HEAD',
      url: `/api/files/${paper}`,
      headers: consultant.headers,
    });
    expect([statusCode, headers['content-length'], payload]).toEqual([200, '5000', '']);
  });
});

describe('the reader of a file', () => {
  it('sees the row that names it', async () => {
    expect((await read(paper, {}, stranger)).status).toBe(404);
    expect((await read(paper, {}, app.stranger)).status).toBe(401);
    const foreign = await read('6f9619ff-8b86-4d01-b42d-00cf4fc964ff', {}, stranger);
    expect(foreign.body.code).toBe('NOT_FOUND');
  });

  it('no longer reads it when no row names it', async () => {
    const id = await store('a.pdf', bytes);
    await app.db.system.deleteFrom('dokumanlar').where('dosya_id', '=', id).execute();
    expect((await read(id)).status).toBe(404);
    const { birakilma_tarihi } = await app.db.system
      .selectFrom('dosyalar')
      .select('birakilma_tarihi')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(birakilma_tarihi).not.toBeNull();
    // A document that is brought back brings its file.
    await nameFile(app, company, id);
    expect((await read(id)).status).toBe(200);
  });

  it('is anybody for a logo, which may be kept for ever', async () => {
    const id = await store('logo.png', png);
    await app.db.system.deleteFrom('dokumanlar').where('dosya_id', '=', id).execute();
    await app.db.system
      .updateTable('dosyalar')
      .set({ kullanim: 'logo' })
      .where('id', '=', id)
      .execute();
    await app.db.system
      .updateTable('companies')
      .set({ dosya_id: id })
      .where('company_id', '=', company)
      .execute();
    const answer = await read(id, {}, app.stranger);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each(['..%2f..%2fsecret', '%2e%2e%2f', 'kept', 'a%00b', '1', 'LOGO'])(
    'cannot name it by %s',
    async (id) => {
      const answer = await app.app.inject({ url: `/api/files/${id}`, headers: consultant.headers });
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe('a row', () => {
  it('cannot name a file of another company', async () => {
    const other = await app.makeCompany();
    await expect(nameFile(app, other, paper)).rejects.toThrow(/foreign key/);
  });
});
