import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CODE, printableIn } from './characters.ts';
import { makePdf, OWN_CHARACTERS } from './pdf.ts';

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

/** Glyphs that a file draws, by their numbers in its fonts; 0 is the sign of a missing one. */
const glyphsOf = (pdf: string): number[] =>
  [...pdf.matchAll(/<((?:[0-9a-f]{4})+)> -?\d/g)].flatMap(([, hex = '']) =>
    (hex.match(/.{4}/g) ?? []).map((one) => Number.parseInt(one, 16)),
  );

describe('characters of a PDF', () => {
  const printable = printableIn(OWN_CHARACTERS);
  const ofText = async (line: string) =>
    plain(await makePdf({ title: line, lang: 'tr', foot: line, blocks: [{ text: line }] }));

  it.each(['☐ veriyorum ☑ vermiyorum ☒', 'Seraﬁm Oﬃce', '王 محمد 😀 ✔', 'A\u0303 \u200Bx'])(
    'are all drawn: %s',
    async (line) => {
      const glyphs = glyphsOf(await ofText(line));
      expect(glyphs.length).toBeGreaterThan(8);
      expect(glyphs).not.toContain(0);
    },
  );

  it('have boxes to tick, letters for ligatures, and a number where no font has one', () => {
    expect(printable('☐ evet ☑ hayır')).toBe('□ evet ■ hayır');
    expect(printable('Seraﬁm')).toBe('Serafim');
    expect(printable('王\u200D 😀')).toBe('[U+738B] [U+1F600]');
    expect(printable('Ayşe\tDağ\nİzmir')).toBe('Ayşe\tDağ\nİzmir');
  });

  const CONTRACT = fileURLToPath(new URL('../../../../contract/src/', import.meta.url));
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(data|locales)\/.*\.json$/.test(name),
  );
  it.each(files)('exist for every text of the product: %s', (name) => {
    expect(printable(readFileSync(CONTRACT + name, 'utf8'))).not.toMatch(CODE);
  });
});
