import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationForm } from '@emanet/contract/applications/form';
import { breaches } from '@emanet/contract/breaches';
import { companies } from '@emanet/contract/companies';
import { entryLogs } from '@emanet/contract/entry-logs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Caller, type TestApp } from '../../../../test/app.ts';
import { fakeClamd, MALWARE, MALWARE_NAME } from '../../../../test/faults/clamd.ts';
import { addMovie, addPaper, serveTestForms, storedKeys } from '../../../../test/file-routes.ts';
import { mp4, pdf, png } from '../../../../test/sample-files.ts';
import { writtenApplication } from '../../../features/applications/form/sample.ts';
import { isThere } from './clamd.ts';

const bad = Buffer.concat([pdf(70_000), MALWARE, Buffer.from('\n%%EOF\n')]);
const clean = pdf(70_000);

type House = Readonly<{
  app: TestApp;
  company: number;
  person: Caller;
  close: () => Promise<void>;
}>;

async function houseWith(settings: Parameters<typeof testApp>[0]): Promise<House> {
  const app = await testApp(settings);
  serveTestForms(app);
  app.app.uploaders.set('dokuman', 'documents.read');
  app.app.uploaders.set('video', 'documents.read');
  const company = await app.makeCompany();
  const person = await app.signInAs({ role: 'yönetici', companies: [company] });
  return { app, company, person, close: () => app.close() };
}

const add = async ({ person }: House, bytes: Uint8Array, lang = 'tr', endpoint = addPaper) => {
  const { status, text } = await person.call(endpoint, {
    body: { dokuman_ismi: 'Metin' },
    file: { name: 'a.pdf', bytes },
    headers: { 'accept-language': lang },
  });
  return { status, ...(JSON.parse(text) as { code?: string; message?: string; id?: string }) };
};

/** Sends a file by the protocol of resumable uploads, in two pieces; gives each answer's code. */
async function resumable({ app, person }: House, bytes: Buffer, kind = 'dokuman') {
  const ask = (method: 'POST' | 'PATCH', url: string, more: object, payload?: Buffer) =>
    app.app.inject({
      ...{ method, url, payload },
      headers: { ...person.headers, 'tus-resumable': '1.0.0', ...more },
    });
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const begun = await ask('POST', '/api/uploads', {
    'upload-length': String(bytes.length),
    'upload-metadata': `kind ${base64(kind)},filename ${base64('a.pdf')}`,
  });
  if (begun.statusCode !== 201) return { codes: [codeOf(begun.payload)], url: '' };
  const url = String(begun.headers.location);
  const half = bytes.length >> 1;
  const codes: string[] = [];
  for (const [from, to] of [
    [0, half],
    [half, bytes.length],
  ] as const) {
    const headers = {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(from),
    };
    const { statusCode, payload } = await ask('PATCH', url, headers, bytes.subarray(from, to));
    codes.push(statusCode < 400 ? String(statusCode) : codeOf(payload));
  }
  return { codes, url };
}
const codeOf = (payload: string) => String((JSON.parse(payload) as { code: string }).code);

describe('an upload, before a scanner that speaks the protocol', () => {
  let scanner: Awaited<ReturnType<typeof fakeClamd>>;
  let house: House;
  beforeAll(async () => {
    scanner = await fakeClamd(1024 * 1024);
    house = await houseWith({ CLAMAV: scanner.address, CLAMAV_MOST_MB: 1, MAX_VIDEO_MB: 3 });
  });
  afterAll(async () => {
    await house.close();
    await scanner.close();
  });

  it('is kept when it is clean, and was scanned whole', async () => {
    const { status, id } = await add(house, clean);
    expect([status, scanner.seen.at(-1)]).toEqual([200, clean.length]);
    expect(await storedKeys(house.app)).toContain(`kept/${house.company}/${id}`);
  });

  it('with malware is refused by its name in the language of the caller, and not kept', async () => {
    const before = await storedKeys(house.app);
    expect(await add(house, bad)).toMatchObject({
      status: 422,
      code: 'FILE_INFECTED',
      message: `Dosya kabul edilmedi: taramada zararlı yazılım bulundu (${MALWARE_NAME}). Dosya saklanmadı.`,
    });
    const { message } = await add(house, bad, 'en');
    expect(message).toContain(`the scan found malware in it (${MALWARE_NAME})`);
    expect(await storedKeys(house.app)).toEqual(before);
    const { body } = await house.person.call(entryLogs.list, { query: { neden: 'zararli_dosya' } });
    expect(body.data.map(({ neden, sonuc }) => [neden, sonuc])).toEqual([
      ['zararli_dosya', 'başarısız'],
      ['zararli_dosya', 'başarısız'],
    ]);
  });

  it('in pieces is scanned as one and thrown away', async () => {
    expect((await resumable(house, clean)).codes).toEqual(['204', '204']);
    expect(scanner.seen.at(-1)).toBe(clean.length);
    const before = await storedKeys(house.app);
    expect((await resumable(house, bad)).codes).toEqual(['204', 'FILE_INFECTED']);
    expect(await storedKeys(house.app)).toEqual(before);
  });

  it('is a logo, a sheet or a stranger’s attachment as well', async () => {
    const logo = await house.person.call(companies.updateLogo, {
      file: { name: 'a.png', bytes: Buffer.concat([png, MALWARE]) },
    });
    expect(logo.body.code).toBe('FILE_INFECTED');
    const sheet = await house.person.call(breaches.readList, { body: MALWARE });
    expect([sheet.status, sheet.body.code]).toEqual([422, 'FILE_INFECTED']);
    const { rows } = await sql<{ slug: string }>`update basvuru_ayarlari set acik = true
      where company_id = ${house.company} returning slug`.execute(house.app.db.system);
    const attached = await house.app.stranger.call(applicationForm.submit, {
      params: { slug: rows[0]?.slug ?? '' },
      body: writtenApplication(),
      file: { name: 'ek.pdf', bytes: bad },
    });
    expect(attached.body.code).toBe('FILE_INFECTED');
  });

  it('larger than the scanner takes is refused, a resumable one before it is sent', async () => {
    const film = mp4(2 * 1024 * 1024);
    expect(await add(house, film, 'tr', addMovie)).toMatchObject({
      status: 413,
      code: 'FILE_UNSCANNED',
    });
    expect((await resumable(house, film, 'video')).codes).toEqual(['FILE_UNSCANNED']);
  });

  it('larger than that passes where the setting says so', async () => {
    const settings = { CLAMAV: scanner.address, CLAMAV_MOST_MB: 1, MAX_VIDEO_MB: 3 };
    const lax = await houseWith({ ...settings, CLAMAV_LARGER: 'pass' });
    try {
      const film = mp4(2 * 1024 * 1024);
      expect((await add(lax, film, 'tr', addMovie)).status).toBe(200);
      expect((await add(lax, bad)).code).toBe('FILE_INFECTED');
    } finally {
      await lax.close();
    }
  });

  it('beyond the scanner’s own limit is refused by what it says', async () => {
    const small = await fakeClamd(10_000);
    const narrow = await houseWith({ CLAMAV: small.address });
    try {
      expect((await add(narrow, clean)).code).toBe('FILE_UNSCANNED');
    } finally {
      await narrow.close();
      await small.close();
    }
  });
});

describe('an upload without its scanner', () => {
  let house: House;
  let address = '';
  beforeAll(async () => {
    const scanner = await fakeClamd();
    ({ address } = scanner);
    house = await houseWith({ CLAMAV: address });
    await scanner.close();
  });
  afterAll(() => house.close());

  it('is refused with a sentence, and all else goes on', async () => {
    const before = await storedKeys(house.app);
    const refused = await add(house, clean);
    expect([refused.status, refused.code]).toEqual([503, 'SCANNER_DOWN']);
    expect(refused.message).toMatch(/^Zararlı yazılım taraması şu anda yanıt vermiyor/);
    expect(await storedKeys(house.app)).toEqual(before);
    expect((await house.person.call(companies.profile)).status).toBe(200);
  });

  it('in pieces is there still, and taken once the scanner is back', async () => {
    const { codes, url } = await resumable(house, clean);
    expect(codes).toEqual(['204', 'SCANNER_DOWN']);
    const back = await fakeClamd();
    const awake = { ...house.app.services.config };
    try {
      Object.assign(house.app.services.config, { CLAMAV: back.address });
      const id = url.split('/').at(-1);
      const { status } = await house.person.call(addPaper, {
        body: { dokuman_ismi: 'Metin', dokuman_linki: id } as never,
      });
      expect([status, back.seen]).toEqual([200, [clean.length]]);
    } finally {
      Object.assign(house.app.services.config, awake);
      await back.close();
    }
  });

  it('is told by ready', async () => {
    const ready = await house.app.app.inject('/api/ready');
    expect([ready.statusCode, ready.json<{ scanner: boolean }>().scanner]).toEqual([200, false]);
    expect(await isThere(address)).toBe(false);
  });
});

const CLAMD = '/usr/sbin/clamd';
const real = existsSync(CLAMD);

describe(`an upload before clamd itself${real ? '' : ' (left out: not installed, Debian: apt-get install clamav-daemon)'}`, () => {
  it.skipIf(!real)('is scanned by its signatures', { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'emanet-clamd-'));
    await mkdir(join(folder, 'signatures'));
    await writeFile(
      join(folder, 'signatures/own.ndb'),
      `Emanet.Test:0:*:${MALWARE.toString('hex')}\n`,
    );
    const socket = join(folder, 'clamd.socket');
    const settings = `DatabaseDirectory ${folder}/signatures\nLocalSocket ${socket}\nForeground yes\nStreamMaxLength 1M\n`;
    await writeFile(join(folder, 'clamd.conf'), settings);
    const clamd = spawn(CLAMD, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    const house = await houseWith({ CLAMAV: socket, CLAMAV_MOST_MB: 2, MAX_VIDEO_MB: 3 });
    try {
      for (let tries = 0; tries < 300 && !(await isThere(socket)); tries += 1) await sleep(100);
      expect((await add(house, clean)).status).toBe(200);
      expect(await add(house, bad)).toMatchObject({ status: 422, code: 'FILE_INFECTED' });
      expect((await add(house, bad)).message).toContain('Emanet.Test');
      expect((await resumable(house, bad)).codes).toEqual(['204', 'FILE_INFECTED']);
      // Beyond its own limit it hangs up, and what it said before may be lost with the connection.
      const long = mp4(1.5 * 1024 * 1024);
      const { code } = await add(house, long, 'tr', addMovie);
      expect(['FILE_UNSCANNED', 'SCANNER_DOWN']).toContain(code);
    } finally {
      clamd.kill();
      await house.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
