import { readFileSync } from 'node:fs';
import type { Rendered } from '@emanet/contract/texts/model';
import { textSettings } from '@emanet/contract/texts/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unzipped } from '../../../test/zip.ts';
import { legible } from '../../records/company/brand.ts';
import { docxOf } from './docx.ts';
import { pdfOf, type Edition } from './pdf.ts';
import { textHouse, type TextHouse } from './texts.fixture.ts';
import { readWord } from './word/read.ts';

let house: TextHouse;
beforeAll(async () => {
  house = await textHouse();
});
afterAll(() => house.app.close());

const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const sentence = (k: string, t: string, more = {}) => ({ k, p: [{ t }], ...more });
const TEXT: Rendered = {
  baslik: 'Çalışan Aydınlatma Metni',
  bolumler: [
    {
      k: 'a',
      baslik: 'Veri sorumlusu',
      bosluklar: [],
      cumleler: [
        sentence('a.1', 'Ilgaz & Gıda A.Ş. <veri sorumlusudur>.'),
        sentence('a.2', 'Kalın cümle.', { kalin: true }),
        sentence('a.3', 'Birinci', { madde: true, sirali: true }),
        sentence('a.4', 'İkinci', { madde: true, sirali: true }),
      ],
    },
  ],
};
const EDITION: Edition = {
  ...{ lang: 'tr', sira: 2, ozet: 'abc', tarih: '2026-11-23T06:20:00Z' },
  ...{ adres: '', acik: false, sirket: 'Ilgaz Gıda' },
};

describe('the look of a company', () => {
  it('is in the Word file: its logo, and its colour on titles', async () => {
    const brand = { of: 'x', logo: LOGO, color: '#17686f' };
    const parts = unzipped(await docxOf(TEXT, EDITION, brand));
    expect(parts.has('word/media/logo.png')).toBe(true);
    expect(parts.get('word/styles.xml')).toContain('<w:color w:val="17686F"/>');
    expect(parts.get('word/document.xml')).toContain('r:embed="r2"');
    const plain = unzipped(await docxOf(TEXT, EDITION, { of: 'none' }));
    expect(plain.has('word/media/logo.png')).toBe(false);
  });

  it('is in the PDF, and another look makes another file', async () => {
    const [plain, own] = [
      await pdfOf(TEXT, EDITION, { of: 'none' }),
      await pdfOf(TEXT, EDITION, { of: 'x', logo: LOGO, color: '#17686f' }),
    ];
    expect(plain.includes('/Subtype /Image')).toBe(false);
    expect(own.includes('/Subtype /Image')).toBe(true);
  });

  it('keeps a colour that can be read on paper, and darkens one that cannot', () => {
    expect(legible('#17686f')).toBe('#17686f');
    expect(legible('#ffe600')).not.toBe('#ffe600');
  });

  it('is a setting of managers', async () => {
    const body = { renk: '#ABCDEF', logo_gorunur: true, eskime_aksiyonu: true };
    const saved = await house.consultant.call(textSettings.save, { body });
    expect(saved.body.data).toEqual({ ...body, renk: '#abcdef', surum: 1 });
    const stale = await house.consultant.call(textSettings.save, { body: { ...body, surum: 0 } });
    expect(stale.body.code).toBe('STALE');
    const wrong = await house.consultant.call(textSettings.save, {
      body: { ...body, renk: 'red' },
    });
    expect(wrong.status).toBe(400);
  });
});

describe('a Word file', () => {
  it('is read as titles, paragraphs and items', async () => {
    const file = new Uint8Array(await docxOf(TEXT, EDITION, { of: 'none' }));
    expect(await readWord(file)).toEqual([
      { tur: 'baslik', metin: 'Çalışan Aydınlatma Metni' },
      { tur: 'paragraf', metin: 'Ilgaz Gıda · Sürüm 2, 23 Kasım 2026' },
      { tur: 'baslik', metin: '1. Veri sorumlusu' },
      { tur: 'paragraf', metin: 'Ilgaz & Gıda A.Ş. <veri sorumlusudur>.' },
      { tur: 'paragraf', metin: 'Kalın cümle.' },
      { tur: 'paragraf', metin: '1. Birinci' },
      { tur: 'paragraf', metin: '2. İkinci' },
      { tur: 'paragraf', metin: 'Özet (SHA-256): abc' },
    ]);
  });

  it('that is none is refused in words', async () => {
    const other = new Uint8Array(readFileSync(import.meta.filename));
    await expect(readWord(other)).rejects.toMatchObject({ code: 'WORD_BROKEN' });
    const answer = await house.consultant.call(textSettings.readWord, { body: other });
    expect(answer.status).toBe(400);
  });
});
