import { readFileSync } from 'node:fs';
import type { Rendered } from '@emanet/contract/texts/model';
import { textSettings } from '@emanet/contract/texts/settings';
import { afterAll, describe, expect, it } from 'vitest';
import { unzipped } from '../../../../test/zip.ts';
import { legible } from '../../../records/company/brand.ts';
import { docxOf } from './docx.ts';
import { pdfOf, type Edition } from './pdf.ts';
import { textHouse } from '../texts.fixture.ts';
import { readWord } from '../word/read.ts';

const house = await textHouse();
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
        sentence('a.1', 'Ilgaz & Gıda\u0001 A.Ş. <veri sorumlusudur>.'),
        sentence('a.2', 'Kalın cümle.', { kalin: true }),
        sentence('a.3', 'Birinci', { madde: true, sirali: true }),
        sentence('a.4', 'İkinci', { madde: true, sirali: true }),
      ],
    },
  ],
};
const EDITION: Edition = {
  ...{ lang: 'tr', sira: 2, ozet: 'abc', tarih: '2026-11-23T06:20:00Z' },
  ...{ guncel: true, adres: '', acik: false, sirket: 'Ilgaz Gıda' },
};

const partsNamed = (parts: ReadonlyMap<string, string>, name: RegExp) =>
  [...parts.keys()].filter((one) => name.test(one));

describe('the look of a company', () => {
  it('is in the Word file: its logo above, and its colour on titles', async () => {
    const parts = unzipped(await docxOf(TEXT, EDITION, { of: 'x', logo: LOGO, color: '#17686f' }));
    expect(partsNamed(parts, /media\/.*\.png$/)).toHaveLength(1);
    expect(parts.get('word/header1.xml')).toMatch(/<pic:pic.*Ilgaz Gıda/);
    const heading = /w:styleId="Heading1".*?<\/w:style>/.exec(
      parts.get('word/styles.xml') ?? '',
    )?.[0];
    expect(heading).toContain('<w:color w:val="17686F"/>');
    // Lines without this rule are of fixed height, which cuts the logo and lets titles overlap.
    expect(parts.get('word/styles.xml')).toMatch(
      /<w:pPrDefault>.*w:lineRule="auto".*<\/w:pPrDefault>/,
    );
    const plain = unzipped(await docxOf(TEXT, EDITION, { of: 'none' }));
    expect(partsNamed(plain, /media/)).toEqual([]);
    expect(plain.get('word/styles.xml')).not.toContain('17686F');
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
    const form = { veri_ogeleri: false, haklar_tam: true };
    const body = { renk: '#ABCDEF', logo_gorunur: true, eskime_aksiyonu: true, ...form };
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
  it.each([
    ['tr', 'tr-TR', 'Sürüm 2, 23 Kasım 2026', 'Özet (SHA-256)'],
    ['en', 'en-GB', 'Version 2, 23 November 2026', 'Digest (SHA-256)'],
  ] as const)('in %s names its language, version, digest and pages', async (lang, ...words) => {
    const [locale, version, digest] = words;
    const edition = { ...EDITION, lang, acik: true, adres: 'https://x.example/metin/a/b' };
    const parts = unzipped(await docxOf(TEXT, edition, { of: 'none' }));
    expect(parts.get('word/styles.xml')).toContain(`<w:lang w:val="${locale}"/>`);
    expect(parts.get('docProps/core.xml')).toContain(`<dc:title>${TEXT.baslik}</dc:title>`);
    expect(parts.get('docProps/core.xml')).toContain('<dc:creator>Ilgaz Gıda</dc:creator>');
    expect(parts.get('docProps/custom.xml')).toMatch(/name="SHA-256".*abc/);
    for (const name of ['word/footer1.xml', 'word/footer2.xml']) {
      expect(parts.get(name)).toContain(`${version} · ${digest}: abc`);
      expect(parts.get(name)).toMatch(/>PAGE<.*>NUMPAGES</);
    }
    const [table = ''] = /<w:tbl>.*<\/w:tbl>/.exec(parts.get('word/document.xml') ?? '') ?? [];
    expect(table.match(/<w:tr>/g)).toHaveLength(4);
    // All rows but the last hold on to the next: the table stays on one page.
    expect(table.match(/<w:keepNext\/>/g)).toHaveLength(3 * 2);
    expect(table).toMatch(new RegExp(`${version}.*https://x.example/metin/a/b.*abc`));
  });

  it('of a draft says so, has no digest, and counts each list from one', async () => {
    const [section] = TEXT.bolumler;
    const twice = { ...TEXT, bolumler: section ? [section, section] : [] };
    const parts = unzipped(await docxOf(twice, { ...EDITION, sira: 0, ozet: '' }, { of: 'none' }));
    const body = parts.get('word/document.xml') ?? '';
    expect(body).toContain('Taslak: yayımlanmadı');
    expect(body).not.toContain('SHA-256');
    const lists = [...body.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(([, id]) => id);
    expect(lists).toHaveLength(4);
    expect(new Set(lists).size).toBe(2);
  });

  it('is read as titles, paragraphs and items', async () => {
    const file = new Uint8Array(await docxOf(TEXT, EDITION, { of: 'none' }));
    expect(await readWord(file)).toEqual([
      { tur: 'baslik', metin: 'Çalışan Aydınlatma Metni' },
      { tur: 'paragraf', metin: 'Sürüm 2, 23 Kasım 2026' },
      { tur: 'baslik', metin: '1. Veri sorumlusu' },
      { tur: 'paragraf', metin: 'Ilgaz & Gıda A.Ş. <veri sorumlusudur>.' },
      { tur: 'paragraf', metin: 'Kalın cümle.' },
      { tur: 'madde', metin: 'Birinci' },
      { tur: 'madde', metin: 'İkinci' },
      ...['Şirket', 'Ilgaz Gıda', 'Sürüm', 'Sürüm 2, 23 Kasım 2026', 'Özet (SHA-256)', 'abc'].map(
        (metin) => ({ tur: 'paragraf', metin }),
      ),
    ]);
  });

  it('that is none is refused in words', async () => {
    const other = new Uint8Array(readFileSync(import.meta.filename));
    await expect(readWord(other)).rejects.toMatchObject({ code: 'WORD_BROKEN' });
    const answer = await house.consultant.call(textSettings.readWord, { body: other });
    expect(answer.status).toBe(400);
  });
});
