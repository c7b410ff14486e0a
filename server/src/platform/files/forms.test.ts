import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from 'node:events';
import { files } from '@emanet/contract/files';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import {
  addMovie,
  addPaper,
  nameFile,
  serveTestForms,
  storedKeys,
} from '../../../test/file-routes.ts';
import { docx, mp4, odt, pdf, png } from '../../../test/sample-files.ts';
import { zipped } from '../../../test/zip.ts';

type Line = Readonly<{ level: number; msg: string }>;
let lines: Line[] = [];

const write = (line: string) => void lines.push(JSON.parse(line) as Line);
const log = pino({ level: 'info' }, { write });
const app = await appOfFile({ MAX_DOCUMENT_MB: 1, MAX_VIDEO_MB: 3 }, { log });
serveTestForms(app);
const company = await app.makeCompany();
const consultant = await app.signInAs({ companies: [company] });

type Added = { id: string | null; sayi?: number; evet?: boolean; code?: string };

async function add(name: string, bytes: Uint8Array, endpoint = addPaper, more: object = {}) {
  const body = { dokuman_ismi: 'Metin', ...more };
  const { status, text } = await consultant.call(endpoint, { body, file: { name, bytes } });
  return { status, ...(JSON.parse(text) as Added) };
}
const rowOf = (id: string) =>
  app.db.system.selectFrom('dosyalar').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** Files and rows that failed calls have left. */
const leftovers = async () => {
  const rows = await app.db.system
    .selectFrom('dosyalar')
    .select('id')
    .where('company_id', '=', company)
    .execute();
  const kept = rows.map(({ id }) => `kept/${company}/${id}`);
  return (await storedKeys(app)).filter((key) => !kept.includes(key));
};
afterEach(async () => {
  expect(await leftovers()).toEqual([]);
});

describe('a form with a file', () => {
  it('stores the bytes and a row that tells them', async () => {
    const bytes = pdf(70_000);
    const { status, id } = await add('Şirket aydınlatma metni.pdf', bytes);
    expect(status).toBe(200);
    expect(await rowOf(id ?? '')).toMatchObject({
      company_id: company,
      kullanim: 'dokuman',
      ad: 'Şirket aydınlatma metni.pdf',
      tur: 'application/pdf',
      boyut: 70_000,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    const path = join(app.config.DATA_DIR, 'files', 'kept', String(company), id ?? '');
    expect(await readFile(path)).toEqual(bytes);
  });

  it('has its fields read as the contract says, whatever their order', async () => {
    const added = await add('a.pdf', pdf(), addPaper, { sayi: '12', evet: '1' });
    expect(added).toMatchObject({ status: 200, sayi: 12, evet: true });
    const bad = await add('a.pdf', pdf(), addPaper, { sayi: 'on iki', olmayan: 'x' });
    expect(bad).toMatchObject({ status: 400, fields: { sayi: expect.any(String) as string } });
  });

  it('may come as JSON when there is no file', async () => {
    const links = [undefined, '', null, '/api/files/6f9619ff-8b86-4d01-b42d-00cf4fc964ff'];
    for (const dokuman_linki of links) {
      const body = { dokuman_ismi: 'Metin', evet: true, dokuman_linki };
      const { status, text } = await consultant.call(addPaper, { body });
      expect([status, JSON.parse(text)]).toEqual([
        200,
        { dokuman_ismi: 'Metin', evet: true, id: null },
      ]);
    }
  });

  it('is refused without its file where one is needed', async () => {
    const answer = await consultant.call(addMovie, { body: { dokuman_ismi: 'Video' } });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ video_linki: 'Bu alan boş bırakılamaz.' });
  });

  it('leaves nothing when the work fails', async () => {
    const { status, code } = await add('a.pdf', pdf(), addPaper, { fails: 'true' });
    expect([status, code]).toEqual([409, 'STALE']);
  });

  it('is stored once for one key', async () => {
    const call = (bytes: Uint8Array) =>
      consultant.call(addPaper, {
        body: { dokuman_ismi: 'Metin' },
        file: { name: 'a.pdf', bytes },
        headers: { 'idempotency-key': 'bir-form' },
      });
    const first = await call(pdf());
    const again = await call(pdf());
    expect(again.body).toEqual(first.body);
    expect((await call(pdf(500))).status).toBe(409);
  });

  it('leaves nothing when it is cut off', async () => {
    lines = [];
    const address = new URL(await app.app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(address.port), address.hostname);
    const head = [
      'POST /api/test/add HTTP/1.1',
      `Host: ${address.host}`,
      `Cookie: ${consultant.headers.cookie}`,
      `Origin: ${app.config.BASE_URL}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 900000',
      '',
      '--x',
      'Content-Disposition: form-data; name="dokuman_linki"; filename="a.pdf"',
      'Content-Type: application/pdf',
      '',
      `%PDF-1.4 ${'x'.repeat(300_000)}`,
    ];
    socket.write(head.join('\r\n'));
    await expect.poll(() => storedKeys(app)).toContainEqual(expect.stringMatching(/^tmp\//));
    socket.destroy();
    await once(socket, 'close');
    await expect.poll(leftovers).toEqual([]);
    // The caller has gone, and nothing of ours has failed.
    const said = () => lines.find(({ msg }) => msg === 'the caller hung up');
    await expect.poll(said).toMatchObject({ endpoint: 'test.addPaper' });
    expect(lines.filter(({ level }) => level > (pino.levels.values.info ?? 0))).toEqual([]);
  });
});

/** A PDF whose cross-reference is a stream with the key of its encryption, or with this trailer. */
function lockedPdf(trailer?: string): Buffer {
  const head = '%PDF-1.7\n' + 'x'.repeat(9000) + '\n';
  const stream = '9 0 obj<</Type/XRef/Encrypt 8 0 R>>stream\n' + 'y'.repeat(9000);
  const end = `\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`;
  return Buffer.from(trailer ? `${head}${trailer}` : head + stream + end);
}
const lockedOffice = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1'.padEnd(3000, '0'), 'hex'),
  Buffer.from('EncryptedPackage', 'utf16le'),
  Buffer.alloc(600),
]);

describe('a type', () => {
  it.each([
    ['docx', docx(), 'wordprocessingml.document'],
    ['odt', odt, 'opendocument.text'],
    ['png', png, 'image/png'],
    ['pdf', pdf(), 'application/pdf'],
  ])('%s is found in the bytes, whatever the name says', async (ending, bytes, type) => {
    const { status, id } = await add('resim.exe', bytes);
    expect(status).toBe(200);
    const row = await rowOf(id ?? '');
    expect(row.tur).toContain(type);
    expect(row.ad).toBe(`resim.exe.${ending}`);
  });

  it.each([
    ['HTML', 'a.pdf', '<!doctype html><script>alert(1)</script>'],
    ['HTML behind spaces', 'a.pdf', `${' '.repeat(5000)}<html>%PDF-1.4 %%EOF`],
    ['SVG', 'a.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['SVG with a declaration', 'a.png', '<?xml version="1.0"?><svg onload="alert(1)"/>'],
    ['a script', 'a.pdf', '#!/bin/sh\nrm -rf /'],
    ['a program', 'a.docx', Buffer.from('MZ\u0090\0\u0003\0'.padEnd(600, '\0'), 'latin1')],
    ['an old Word file', 'a.doc', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1200, '0'), 'hex')],
    ['a GIF that is a script', 'a.png', 'GIF89a/*;*/=0;alert(1)//'],
    ['any archive', 'a.docx', zipped([['index.html', '<script>alert(1)</script>']])],
    ['a video among documents', 'a.pdf', mp4()],
  ])('is not accepted: %s', async (_, name, bytes) => {
    const { status, code } = await add(name, Buffer.from(bytes));
    expect([status, code]).toEqual([415, 'FILE_TYPE']);
  });

  it.each([
    ['without a byte', Buffer.alloc(0), 'FILE_EMPTY'],
    ['a PDF behind a password', lockedPdf('trailer<</Encrypt 8 0 R>>\n%%EOF\n'), 'FILE_LOCKED'],
    ['such a PDF without a trailer', lockedPdf(), 'FILE_LOCKED'],
    ['a Word file behind a password', lockedOffice, 'FILE_LOCKED'],
    [
      'a PDF behind a line of a gateway',
      Buffer.concat([Buffer.from('X: 1\r\n'), pdf()]),
      'FILE_BEGINS_LATE',
    ],
    ['a picture behind a mark', Buffer.concat([Buffer.from('\uFEFF'), png]), 'FILE_BEGINS_LATE'],
  ])('is called by its state: %s', async (_, bytes, said) => {
    const { status, code } = await add('a.pdf', bytes);
    expect([status, code]).toEqual([415, said]);
  });

  it.each([
    ['a PDF that was cut off', pdf().subarray(0, 300)],
    ['a picture that was cut off', png.subarray(0, 50)],
    ['an archive that was cut off', docx().subarray(0, 200)],
  ])('is not accepted: %s', async (_, bytes) => {
    const { status, code } = await add('a', bytes);
    expect([status, code]).toEqual([415, 'FILE_BROKEN']);
  });

  it.each([
    ['macros', docx(['word/vbaProject.bin', 'Sub AutoOpen()'])],
    [
      'macros under another name',
      docx([
        '[Content_Types].xml',
        '<Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/>',
      ]),
    ],
    [
      'a template elsewhere',
      docx([
        'word/_rels/settings.xml.rels',
        '<Relationship Type="http://schemas.test/attachedTemplate" Target="https://a.test/b.dotm" TargetMode="External"/>',
      ]),
    ],
    [
      'a bomb that says how large it is',
      zipped(
        [
          ['word/document.xml', '0'],
          ['word/media/a.bin', '0'],
        ],
        { 'word/media/a.bin': { size: 4_000_000_000 } },
      ),
    ],
    [
      'very many parts',
      docx(...Array.from({ length: 10_001 }, (_, at) => [`x/${at}`, ''] as const)),
    ],
  ])('is not accepted: an Office file with %s', async (_, bytes) => {
    const { status, code } = await add('a.docx', bytes);
    expect([status, code]).toEqual([415, 'FILE_UNSAFE']);
  });

  it('of a video must be whole', async () => {
    expect((await add('a.mp4', mp4(100_000), addMovie)).status).toBe(200);
    const cut = await add('a.mp4', mp4(100_000).subarray(0, 80_000), addMovie);
    expect([cut.status, cut.code]).toEqual([415, 'FILE_BROKEN']);
    const page = Buffer.concat([mp4().subarray(0, 28), Buffer.from('<script>alert(1)</script>')]);
    expect((await add('a.mp4', page, addMovie)).status).toBe(415);
  });
});

describe('a size', () => {
  it.each([
    ['as much as allowed', 1_048_576, 200],
    ['a byte more', 1_048_577, 413],
    ['more than a form may say', 3_000_000, 413],
  ])('of %s', async (_, size, expected) => {
    const { status, code } = await add('a.pdf', pdf(size));
    expect(status).toBe(expected);
    if (expected === 413) expect(code).toBe('FILE_TOO_LARGE');
  });
});

describe('a form of a hostile hand', () => {
  const form = (...parts: string[]) =>
    app.app.inject({
      method: 'POST',
      url: '/api/test/add',
      headers: { ...consultant.headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: [...parts.map((part) => `--x\r\n${part}\r\n`), '--x--\r\n'].join(''),
    });
  const field = (name: string, value: string) =>
    `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
  const file = (name: string, field = 'dokuman_linki') =>
    `Content-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${pdf().toString()}`;
  const title = field('dokuman_ismi', 'Metin');

  it.each([
    ['../../../etc/passwd', 'passwd.pdf'],
    ['C:\\\\Windows\\\\system32\\\\a.pdf', 'a.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['nul.pdf', '_nul.pdf'],
    ['fatura\u202efdp.exe', 'fatura fdp.exe.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', 'img src=x onerror=alert(1).pdf'],
    ['a'.repeat(3000), `${'a'.repeat(120)}.pdf`],
    ['   ', 'dosya.pdf'],
  ])('of the name %.40j is stored as %.40j', async (name, ad) => {
    const answer = await form(title, file(name));
    expect(answer.statusCode).toBe(200);
    expect((await rowOf(answer.json<{ id: string }>().id)).ad).toBe(ad);
  });

  it('with two files, a file in a foreign field or a poisoned name is refused', async () => {
    const refused = [
      await form(title, file('a.pdf'), file('b.pdf')),
      await form(title, file('a.pdf', 'baska')),
      await form(title, file('a.pdf'), field('__proto__', 'x')),
      await form(title, file('a.pdf'), field('x'.repeat(300), 'x')),
      await form(...Array.from({ length: 300 }, () => title)),
      await form(title, field('sayi', 'x'.repeat(400_000))),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([413, 400, 400, 400, 413, 413]);
  });

  it('that is no form is refused', async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/test/add',
      headers: { ...consultant.headers, 'content-type': 'multipart/form-data' },
      payload: 'x',
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('the limits', () => {
  it('are told to who is signed in', async () => {
    const { body } = await consultant.call(files.limits);
    expect(body.data.find(({ kullanim }) => kullanim === 'video')).toEqual({
      kullanim: 'video',
      most: 3 * 1_048_576,
      types: ['video/mp4', 'video/webm'],
    });
    expect((await app.stranger.call(files.limits)).status).toBe(401);
  });
});

it('is found where its row says', async () => {
  const { id } = await add('a.pdf', pdf());
  await nameFile(app, company, id ?? '');
  const answer = await consultant.call(files.read, { params: { id: id ?? '' } });
  expect(answer.text).toBe(pdf().toString());
});
