import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makePdf } from './pdf.ts';

const text = 'Şişli’de Iğdır üzümü: ğüşiöç ĞÜŞİÖÇ ıİ';
const make = (paragraphs: number) =>
  makePdf({
    title: 'Aydınlatma Metni',
    lang: 'tr',
    foot: 'Örnek A.Ş.',
    blocks: [
      { heading: 'Başlık' },
      ...Array.from({ length: paragraphs }, () => ({ text })),
      { list: ['bir', 'iki'] },
    ],
  });

/** The file with its packed streams unpacked. */
function plain(pdf: Buffer): string {
  const parts: string[] = [];
  let at = 0;
  for (let begin = pdf.indexOf('stream\n'); begin > 0; begin = pdf.indexOf('stream\n', at)) {
    const end = pdf.indexOf('endstream', begin);
    parts.push(pdf.toString('latin1', at, begin));
    try {
      parts.push(inflateSync(pdf.subarray(begin + 7, end)).toString('latin1'));
    } catch {
      // A stream that is not packed says nothing that is looked for.
    }
    at = end + 9;
  }
  return parts.join('\n') + pdf.toString('latin1', at);
}

describe('a PDF', () => {
  it('has its title, language, structure and fonts in it', async () => {
    const pdf = plain(await make(1));
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf).toContain('/Lang (tr-TR)');
    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain('/DisplayDocTitle true');
    for (const tag of ['Document', 'H1', 'H2', 'P', 'L', 'LI'])
      expect(pdf).toContain(`/S /${tag}\n`);
    expect(pdf).toMatch(/\/FontFile2/);
    expect(pdf).toMatch(/\+Inter/);
  });

  it('names every Turkish letter, so that it can be searched and copied', async () => {
    const pdf = plain(await make(1)).toLowerCase();
    for (const letter of 'ğüşiöçĞÜŞİÖÇıİ') {
      const code = letter.charCodeAt(0).toString(16).padStart(4, '0');
      expect(pdf, letter).toContain(code);
    }
  });

  it('numbers its pages and grows with its text', async () => {
    const pages = (pdf: string) => pdf.match(/\/Type \/Page\n/g)?.length;
    expect(pages(plain(await make(1)))).toBe(1);
    expect(pages(plain(await make(80)))).toBe(3);
  });
});
