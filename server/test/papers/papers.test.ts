import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import type { SingleBreach } from '@emanet/contract/breaches';
import type { Rendered } from '@emanet/contract/texts/model';
import { describe, expect, it } from 'vitest';
import { textOfPdf } from '../../src/demo/pdf-text.fixture.ts';
import {
  answerPdf,
  receiptPdf as applicationReceipt,
} from '../../src/features/applications/papers/letter.ts';
import { applicationPaper } from '../../src/features/applications/papers/evidence.ts';
import { coverPdf } from '../../src/records/evidence/cover.ts';
import { pdfsOf } from '../../src/records/evidence/papers.ts';
import { formPdf, reportPdf } from '../../src/features/breaches/papers.ts';
import { filingFile } from '../../src/features/filings/files.ts';
import { docxOf } from '../../src/features/texts/paper/docx.ts';
import { pdfOf, type Edition } from '../../src/features/texts/paper/pdf.ts';
import {
  proofPdf,
  receiptPdf as declarationReceipt,
} from '../../src/features/texts/signatures/proof.ts';
import { certificatePdf } from '../../src/features/training/certificates/certificate-pdf.ts';
import { sheetPdf } from '../../src/features/training/sessions/sheet-pdf.ts';
import { makePdf } from '../../src/platform/pdf/pdf.ts';
import { unzipped } from '../zip.ts';

const NAMES = [
  'محمد بن عبدالله',
  'نبيل بيت تين',
  'שרה כהן',
  'שָׁלוֹם',
  'ܡܪܕܝܢ',
  'Иван Петрович',
  'Γιώργος Παπαδόπουλος',
  'გიორგი',
  'Հայկ',
  'श्री क्षत्रिय',
  'கோவிந்தன்',
  'ผู้ใหญ่',
  'አበበ ቢቂላ',
  '王小明',
  '田中さくら',
  '김민준',
  'x̂ŷq̃',
  'Seraﬁm Nguyễn',
];
/** Spaces between words of a shaped script are guessed by readers of a file, so they do not count here. */
const withoutSpaces = (text: string) => text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');

/** Numbers of the glyphs that a file draws; 0 is the sign of a missing one. */
function glyphsOf(pdf: Buffer): number[] {
  const found: number[] = [];
  for (let at = pdf.indexOf('stream\n'); at > 0; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('endstream', at);
    let plain: string;
    try {
      plain = inflateSync(pdf.subarray(at + 7, end)).toString('latin1');
    } catch {
      continue;
    }
    for (const [, list = ''] of plain.matchAll(/\[([^\]]*)\] TJ/g))
      for (const [, hex = ''] of list.matchAll(/<([0-9a-f]+)>/g))
        found.push(...(hex.match(/.{4}/g) ?? []).map((one) => Number.parseInt(one, 16)));
  }
  return found;
}

/** A row of which a paper reads these fields; all others are empty, as most of a stored row may be. */
const rowOf = <T>(fields: object): T =>
  new Proxy(fields, { get: (row, name): unknown => Reflect.get(row, name) ?? null }) as T;

const INSTANT = '2026-11-23T06:20:00Z';
const NOW = Date.parse(INSTANT);
const company = (name: string) => ({ company_id: 1, company_name: name, unvan: name });
const breach = (name: string) =>
  rowOf<SingleBreach>({
    ...{
      ihlal_no: '1',
      baslik: name,
      ogrenme: '2026-11-20T06:20:00Z',
      son_an: '2026-11-23T06:20:00Z',
    },
    ...{ sure_baslangici: '2026-11-20T06:20:00Z', sirket: company(name), hazirlayan: name },
    ...{ nedenler: [], unsurlar: [], kategoriler: [], kisi_gruplari: [], onceki_tedbirler: [] },
    ...{
      olaylar: [],
      mektuplar: [],
      veri_kategorileri: [],
      sonraki_tedbirler: [],
      haber_yollari: [],
    },
    ...{ veriler: [], ilgili_kisiler: [], yollar: [], tedbirler: [], kapanis_ozeti: name },
  });
const rendered = (name: string): Rendered => ({
  baslik: name,
  bolumler: [
    {
      ...{ k: 'a', baslik: name, bosluklar: [] },
      cumleler: [
        { k: 'a.1', p: [{ t: name }] },
        { k: 'a.2', p: [{ t: name }], madde: true },
      ],
    },
  ],
});
const edition = (name: string): Edition => ({
  ...{ lang: 'tr', sira: 1, ozet: 'abc', tarih: '2026-11-23T06:20:00Z', guncel: true },
  ...{ adres: '', acik: false, sirket: name },
});
const version = (name: string) => ({
  ...{ ad: name, sira: 1, onaylayan: name, yayin_tarihi: '2026-11-23T06:20:00Z', ozet: 'abc' },
});
const brand = { of: 'none' };

/** Every maker of a PDF, by its file and name. */
const MAKERS: Readonly<Record<string, (name: string) => Promise<Uint8Array>>> = {
  'applications/papers/letter.ts receipt': (name) =>
    applicationReceipt(
      rowOf({
        ...{ basvuru_no: '1', gelis_tarihi: '2026-11-20T06:20:00Z', son_gun: '2026-12-20' },
        ...{ ad_soyad: name, haklar: [], ekler: [{ ad: name }], company_name: name },
      }),
      'tr',
    ),
  'applications/papers/letter.ts answer': (name) =>
    answerPdf({
      application: rowOf({
        basvuru_no: '1',
        gelis_tarihi: '2026-11-20',
        haklar: [],
        ad_soyad: name,
      }),
      ...{
        kimlik_no: null,
        company_name: name,
        company_address: name,
        brand,
        lang: 'tr',
        text: name,
      },
      ...{ writer: name, today: '2026-11-23', place: 1, annexes: [name] },
    }),
  'applications/papers/evidence.ts application': (name) =>
    applicationPaper(
      rowOf({
        ...{ basvuru_no: '1', ad_soyad: name, gelis_tarihi: INSTANT, son_gun: '2026-12-20' },
        ...{ haklar: [], talep: name, durum: 'yeni', cevaplar: [], olaylar: [] },
      }),
      { company: name, lang: 'tr', instant: INSTANT, open: true },
    ),
  'records/evidence/cover.ts cover': (name) =>
    coverPdf({
      manifest: {
        ...{ format: 2, made: INSTANT, installation: 'https://x.example', day: null },
        ...{ company: company(name), sections: [], departments: [], open: false, by: name },
        ...{ reason: name, chain: null, stored: {}, missing: [], digests: {} },
      },
      ...{ counted: [], lang: 'tr', key: 'abc', brand, names: name },
    }),
  'records/evidence/papers.ts list': async (name) => {
    const sheet = { sheet: name, titles: ['Ad', 'Not'], widths: [], rows: [[name, name]] };
    const [paper] = await Array.fromAsync(
      pdfsOf({ company: name, lang: 'tr', instant: INSTANT }, 'Liste', sheet),
    );
    return paper ? buffer(paper.content) : Buffer.alloc(0);
  },
  'breaches/papers.ts form': (name) => formPdf(breach(name), 'tr', NOW),
  'breaches/papers.ts report': (name) => reportPdf(breach(name), 'tr', NOW),
  'filings/files.ts filing': async (name) => {
    const icerik = {
      ...{ kategoriler: [], tedbirler: { teknik: [], idari: [] } },
      kimlik: { unvan: name },
    };
    const scope = { company_id: 1, actor: { companies: [company(name)] } };
    const filing = { tarih: '2026-11-23', giren: name, notu: name, icerik };
    return (await filingFile(rowOf(filing), rowOf(scope), { bicim: 'pdf', lang: 'tr' })).content;
  },
  'texts/paper/pdf.ts text': (name) => pdfOf(rendered(name), edition(name), brand),
  'texts/signatures/proof.ts receipt': (name) =>
    declarationReceipt(
      rowOf({
        ...{ ...version(name), id: 1, fullname: name, tur: 'calisan', geri_alinan: [] },
        ...{ icerik: { tr: rendered(name) }, karar: 'kabul', karar_tarihi: '2026-11-23T06:20:00Z' },
      }),
      { lang: 'tr', company_name: name, brand },
    ),
  'texts/signatures/proof.ts proof': (name) =>
    proofPdf(
      [
        rowOf({
          id: 1,
          fullname: name,
          email: 'a@b.test',
          geri_alinan: [],
          sira: 1,
          son_gun: '2026-12-20',
        }),
      ],
      {
        ...{
          tur: 'calisan',
          lang: 'tr',
          inForce: 1,
          today: '2026-11-23',
          refusing: new Set(),
          subjects: [],
        },
        ...{ version: version(name), now: new Date(NOW), company_name: name, brand },
      },
    ),
  'training/certificates/certificate-pdf.ts certificate': (name) =>
    certificatePdf({
      certificate: rowOf({
        ...{ no: 'A1', fullname: name, company_name: name, bolumler: [name], saniye: 60 },
        ...{ tarih: '2026-11-23', gecerlilik: '2027-11-23', soru_sayisi: 0 },
      }),
      ...{ lang: 'tr', base: 'https://x.example' },
    }),
  'training/sessions/sheet-pdf.ts sheet': (name) =>
    sheetPdf({
      session: rowOf({
        ...{ konu: name, yer: name, tarih: '2026-11-23', dakika: 45, egitmen: name },
        kisiler: [{ fullname: name, department_name: name }],
      }),
      ...{ company: name, lang: 'tr' },
    }),
};
/** Makers with room for so many names. */
const ROOM: Readonly<Record<string, number>> = {
  'training/certificates/certificate-pdf.ts certificate': 2,
};
/** Files of the demo, whose words are the product's own. */
const OF_THE_DEMO = ['demo/applications/applications.ts', 'demo/files/files.ts'];

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name),
);
const thatHave = (pattern: RegExp) =>
  sources.filter((name) => pattern.test(readFileSync(SOURCES + name, 'utf8'))).toSorted();

describe('makers of papers', () => {
  it('are all in this list', () => {
    const known = Object.keys(MAKERS).map((one) => {
      const [file = ''] = one.split(' ');
      return file.startsWith('records/') ? file : `features/${file}`;
    });
    expect(
      thatHave(/\b(?:makePdf|newPdf)\(/).filter((name) => !name.startsWith('platform/')),
    ).toEqual([...new Set([...known, ...OF_THE_DEMO])].toSorted());
  });

  it('have one hand: a library of papers is imported once', () => {
    expect(thatHave(/import PDFDocument from 'pdfkit'/)).toEqual(['platform/pdf/pdf.ts']);
    expect(thatHave(/from 'docx'/)).toEqual(['features/texts/paper/docx.ts']);
  });
});

describe.each(Object.entries(MAKERS))('a paper of %s', (maker, make) => {
  const room = ROOM[maker] ?? NAMES.length;
  const groups = Array.from({ length: Math.ceil(NAMES.length / room) }, (_, at) =>
    NAMES.slice(at * room, (at + 1) * room),
  );
  it.each(groups.map((names) => [names]))('draws and gives back %s', async (names) => {
    const pdf = Buffer.from(await make(names.join(' · ')));
    expect(glyphsOf(pdf).length).toBeGreaterThan(200);
    expect(glyphsOf(pdf)).not.toContain(0);
    const text = withoutSpaces(await textOfPdf(pdf));
    for (const name of names) expect(text).toContain(withoutSpaces(name));
    expect(text).not.toContain('[U+');
  });
});

describe('a paper of one name', () => {
  it.each(NAMES)(
    'is drawn and read in bold and regular, alone and in a sentence: %s',
    async (name) => {
      const blocks = [
        { text: name },
        { text: `Sayın ${name}, başvurunuz alındı.`, bold: true },
        { table: { head: ['Ad'], rows: [[name]] } },
        { list: [name], numbered: true },
      ];
      const pdf = await makePdf({ title: name, lang: 'tr', foot: name, blocks });
      expect(glyphsOf(pdf)).not.toContain(0);
      const found = withoutSpaces(await textOfPdf(pdf)).split(withoutSpaces(name)).length - 1;
      expect(found).toBe(6);
    },
  );
});

describe('a Word file', () => {
  it('marks runs from right to left, and says its words in the order of reading', async () => {
    const name = 'محمد بن عبدالله';
    const parts = unzipped(
      await docxOf(rendered(`Sayın ${name} teslim aldı`), edition('x'), brand),
    );
    const body = parts.get('word/document.xml') ?? '';
    expect(body).toMatch(new RegExp(`<w:rPr>[^/]*(?:<[^>]*/>)*<w:rtl/>.*?${name}`));
    expect(body).not.toMatch(/<w:rtl\/>(?:(?!<\/w:r>).)*Sayın/);
    expect(parts.get('word/styles.xml')).toMatch(/w:cs="Arial"/);
    expect(parts.get('word/styles.xml')).toMatch(/w:eastAsia="Microsoft YaHei"/);
  });
});
