import type { Language } from '@emanet/contract/shared/primitives';
import { plainOf, type Rendered, type TextSentence } from '@emanet/contract/texts/model';
import { gridOf } from '@emanet/contract/texts/grid';
import type { Brand } from '../../../records/company/brand.ts';
import { dayInWords } from '../../../platform/day-in-words.ts';
import { makePdf, type PdfBlock } from '../../../platform/pdf/pdf.ts';
import type { PdfTable } from '../../../platform/pdf/table.ts';
import { madeOnce } from '../../../platform/pdf/made-once.ts';

/** A version as named in its file. */
export type Edition = Readonly<{
  lang: Language;
  sira: number;
  ozet: string;
  /** Instant from which it is valid. */
  tarih: string;
  /** Is it the version in force? */
  guncel: boolean;
  /** Instant of a text's withdrawal, if it is known. */
  kaldirildi?: string | null;
  adres: string;
  acik: boolean;
  sirket: string;
}>;

export const EDITION = {
  tr: {
    version: (sira: number, day: string) => `Sürüm ${sira}, ${day}`,
    since: (sira: number, day: string) => `Sürüm ${sira}, ${day} tarihinden beri yürürlükte`,
    was: (sira: number, day: string) =>
      `Sürüm ${sira}, ${day} tarihinde yayımlandı; artık yürürlükte değil.`,
    ended: (sira: number, day: string, end: string | undefined) =>
      `Sürüm ${sira}, ${day} tarihinde yayımlandı${end ? `, ${end} tarihinde yürürlükten kaldırıldı` : ''}; artık yürürlükte değil.`,
    draft: 'Taslak: yayımlanmadı',
    company: 'Şirket',
    edition: 'Sürüm',
    address: 'Yürürlükteki metin',
    digest: 'Özet (SHA-256)',
  },
  en: {
    version: (sira: number, day: string) => `Version ${sira}, ${day}`,
    since: (sira: number, day: string) => `Version ${sira}, in force since ${day}`,
    was: (sira: number, day: string) => `Version ${sira}, published on ${day}; no longer in force.`,
    ended: (sira: number, day: string, end: string | undefined) =>
      `Version ${sira}, published on ${day}${end ? ` and withdrawn on ${end}` : ''}; no longer in force.`,
    draft: 'Draft: not published',
    company: 'Company',
    edition: 'Version',
    address: 'Text in force',
    digest: 'Digest (SHA-256)',
  },
} as const;

/** Since when a version is in force, or that it no longer is: below the title of page and PDF. */
export function stateLine(
  { sira, tarih, guncel, kaldirildi }: Pick<Edition, 'sira' | 'tarih' | 'guncel' | 'kaldirildi'>,
  lang: Language,
): string {
  const { since, was, ended } = EDITION[lang];
  const day = dayInWords(tarih, lang);
  if (guncel) return since(sira, day);
  if (kaldirildi === undefined) return was(sira, day);
  return ended(sira, day, kaldirildi === null ? undefined : dayInWords(kaldirildi, lang));
}

/** Sentences of a section: running text, and items where the register lists them. */
export function paragraphsOf({ cumleler }: Pick<Rendered['bolumler'][number], 'cumleler'>) {
  type Form = Readonly<{ tablo: boolean; madde: boolean; sirali: boolean; kalin: boolean }>;
  const made: (Form & Readonly<{ lines: string[]; sentences: TextSentence[] }>)[] = [];
  for (const one of cumleler) {
    const { madde = false, sirali = false, kalin = false } = one;
    const tablo = one.hucre !== undefined;
    const line = plainOf(one).trim();
    if (line === '' && !tablo) continue;
    const last = made.at(-1);
    const goesOn =
      last?.tablo === tablo &&
      last.madde === madde &&
      last.sirali === sirali &&
      last.kalin === kalin;
    if (last && goesOn) {
      last.lines.push(line);
      last.sentences.push(one);
    } else made.push({ tablo, madde, sirali, kalin, lines: [line], sentences: [one] });
  }
  return made;
}

/** A table of sentences in words. */
export const tableOf = (sentences: readonly TextSentence[]): PdfTable => {
  const { columns, rows } = gridOf(sentences);
  return {
    head: columns,
    rows: rows.map(({ cells }) =>
      cells.map((own) =>
        own
          .map((one) => plainOf(one).trim())
          .filter((line) => line !== '')
          .join('\n'),
      ),
    ),
  };
};

const blocksOf = (rendered: Rendered): PdfBlock[] =>
  rendered.bolumler.flatMap((section, place): PdfBlock[] => [
    { heading: `${place + 1}. ${section.baslik}` },
    ...paragraphsOf(section).map(({ tablo, madde, sirali, kalin, lines, sentences }): PdfBlock => {
      const small = section.ayrinti === true;
      if (tablo) return { table: tableOf(sentences) };
      return madde
        ? { list: lines, numbered: sirali, small }
        : { text: lines.join(' '), bold: kalin, small };
    }),
  ]);

const made = madeOnce();

/** The PDF of a text, word for word like its page. */
export function pdfOf(rendered: Rendered, edition: Edition, brand: Brand): Promise<Buffer> {
  const { lang, sira, ozet, adres, acik, sirket } = edition;
  const words = EDITION[lang];
  const blocks: PdfBlock[] = [
    ...(sira > 0 ? [{ text: stateLine(edition, lang) }] : []),
    ...blocksOf(rendered),
    ...(sira > 0
      ? [
          {
            facts: [
              ...(acik ? [[words.address, adres] as const] : []),
              [words.digest, ozet] as const,
            ],
          },
        ]
      : []),
  ];
  return made({ rendered, edition, of: brand.of }, () =>
    makePdf({
      ...brand,
      made: new Date(edition.tarih),
      title: rendered.baslik,
      lang,
      foot: `${sirket} · ${rendered.baslik}`,
      dense: rendered.bolumler.some(({ cumleler }) => cumleler.some(({ hucre }) => hucre)),
      blocks,
    }),
  );
}
