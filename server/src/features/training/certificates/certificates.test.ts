import { training } from '@emanet/contract/training';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../../test/app.ts';
import { testClock } from '../../../../test/clock.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { initialsOf } from './certificates.ts';
import { addVideo, invite, open, passAll, watch } from '../training.fixture.ts';
import { masked } from './verification.ts';

const clock = testClock('2026-11-22T09:00:00+03:00');
const app = await appOfFile({}, { clock });
const company = await app.makeCompany('Şişli Çınar Lojistik A.Ş.');
const admin = await app.signInAs({ role: 'yönetici', companies: [company] });
const video = await addVideo(admin, 60);
const { id, token } = await invite(admin, 'bitiren@ornek.test');
await open(app, token);
clock.moveBy({ minutes: 1 });
await watch(app, token, video.id, 60);
const no = (await passAll(app, token)).body.data.sertifika.no;

const verify = (number: string) => app.stranger.call(training.verify, { params: { no: number } });

describe('a certificate', () => {
  it('is verified by its number and hides the name', async () => {
    const { body, text } = await verify(no.toLowerCase());
    expect(body.data).toMatchObject({
      durum: 'gecerli',
      ad: 'A••• N••• K•••',
      company_name: 'Şişli Çınar Lojistik A.Ş.',
      gecerlilik: '2027-11-22',
    });
    expect(text).not.toContain('Karahasanoğlu');
  });

  it.each([
    ['ayşe nur  KARAHASANOĞLU', true],
    ['Ayşe Karahasanoğlu', false],
  ])('compares %j with the name: %s', async (ad, ayni) => {
    const { body } = await app.stranger.call(training.compareName, {
      params: { no },
      body: { ad },
    });
    expect(body.data).toEqual({ ayni });
  });

  it('is a PDF for its holder and for the company', async () => {
    const own = await app.stranger.call(training.certificate, {
      params: { token },
      query: { lang: 'tr' },
    });
    expect(own.headers['content-type']).toBe('application/pdf');
    expect(own.headers['content-disposition']).toContain(`${no}.pdf`);
    expect(own.text).toMatch(/^%PDF-1\.7/);
    const query = { lang: 'en' as const };
    const theirs = await admin.call(training.certificateOf, { params: { id: String(id) }, query });
    expect(theirs.text).toMatch(/^%PDF-1\.7/);
  });

  it('has a number that follows from no other', () => {
    expect(no).toMatch(/^[A-Z]{2}\d*-2026-[0-9A-HJKMNP-TV-Z]{8}$/);
  });

  it('runs out after a year', async () => {
    clock.moveTo('2027-11-23');
    expect((await verify(no)).body.data.durum).toBe('suresi_doldu');
    clock.moveTo('2026-11-22');
  });

  it('is unknown like any other once its invitation is deleted', async () => {
    const unknown = await verify('EM-2026-9999');
    await admin.call(training.delete, { params: { id: String(id) } });
    const deleted = await verify(no);
    expect([unknown.status, deleted.status]).toEqual([404, 404]);
    expect(deleted.body.message).toBe(unknown.body.message);
    await admin.call(training.restore, { params: { id: String(id) } });
    expect((await verify(no)).status).toBe(200);
  });
});

it.each([
  ['Ilgaz Gıda Sanayi', 'IG'],
  ['İlgi', 'IL'],
  ['şişli çınar', 'SC'],
  ['株式会社', 'EM'],
])('writes the initials of %s in letters that can be typed: %s', (company, initials) => {
  expect(initialsOf(company)).toBe(initials);
});

it('masks every word of a name', () => {
  expect(masked('Öz Ali')).toBe('Ö••• A•••');
});

it('stays on one page with the longest names', async () => {
  const long = 'Uzunadlı Soyadı '.repeat(12).trim();
  const certificate = {
    no,
    tarih: '2026-11-22',
    gecerlilik: '2027-11-22',
    dogru: 7,
    soru_sayisi: 10,
    fullname: long,
    company_name: long,
    saniye: 1380,
    bolumler: Array.from({ length: 12 }, () => long),
    deneme: 1,
    sorular: [],
    oturum: null,
  };
  const pdf = await certificatePdf({ certificate, lang: 'tr', base: 'https://emanet.example' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1);
});
