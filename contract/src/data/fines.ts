import { articleIn } from '../shared/articles.ts';
import type { Language, Sentence } from '../shared/primitives.ts';

/**
 * Administrative fines of KVKK Art. 18, a dated row for each year and offence, as the named pages print the
 * Authority's announcements. A test recalculates each year's from the year before by the revaluation rate of
 * that communiqué.
 */
export type Fine = Readonly<{
  /** The letter of Art. 18/1. */
  bent: FineLetter;
  /** The first day on which it holds. */
  gecerli: string;
  /** Turkish lira. */
  en_az: number;
  en_cok: number;
  kaynak: string;
  sayfa: string;
}>;

/** Offences of Art. 18/1, by their letters, and the provisions whose breach each of them is. */
export const OFFENCES = {
  a: {
    ad: { tr: 'Aydınlatma yükümlülüğü', en: 'Duty to inform' },
    maddeler: ['10'],
  },
  b: {
    ad: { tr: 'Veri güvenliği yükümlülükleri', en: 'Data security duties' },
    maddeler: ['12'],
  },
  c: {
    ad: { tr: 'Kurul kararının yerine getirilmemesi', en: 'Board decision not complied with' },
    maddeler: ['15/5', '15/7'],
  },
  ç: {
    ad: { tr: 'Sicile kayıt ve bildirim yükümlülüğü', en: 'Duty to register and notify' },
    maddeler: ['16'],
  },
  d: {
    ad: { tr: 'Standart sözleşmenin bildirilmemesi', en: 'Standard contract not notified' },
    maddeler: ['9/5'],
  },
} as const satisfies Readonly<Record<string, Readonly<{ ad: Sentence; maddeler: string[] }>>>;
export type FineLetter = keyof typeof OFFENCES;

type Year = Readonly<{
  gecerli: string;
  kaynak: string;
  sayfa: string;
  tutarlar: Partial<Record<FineLetter, readonly [number, number]>>;
}>;

const YEARS: readonly Year[] = [
  {
    gecerli: '2024-01-01',
    kaynak: 'KVKK m. 18; 5326 s. Kanun m. 17/7; Kurumun 2024 duyurusu (%58,46)',
    sayfa:
      'http://www.emrebasturk.com/2024/01/08/6698-sayili-kvkk-kapsaminda-idari-para-cezasi-tutarlari/',
    tutarlar: {
      a: [47_303, 946_308],
      b: [141_934, 9_463_213],
      c: [236_557, 9_463_213],
      ç: [189_245, 9_463_213],
    },
  },
  {
    gecerli: '2024-06-01',
    kaynak: 'KVKK m. 18/1-d (7499 s. Kanun)',
    sayfa: 'https://www.mondaq.com/turkey/data-protection/1727444',
    tutarlar: { d: [50_000, 1_000_000] },
  },
  {
    gecerli: '2025-01-01',
    kaynak:
      'KVKK m. 18; 5326 s. Kanun m. 17/7; VUK Genel Tebliği Sıra No 574 (RG 27.11.2024/32735, %43,93)',
    sayfa:
      'https://kurtgurler.com/2025/02/25/kisisel-verileri-koruma-kurumu-2025-yilinda-uygulanacak-idari-para-cezasi-tutarlarini-yayinladi/',
    tutarlar: {
      a: [68_083, 1_362_021],
      b: [204_285, 13_620_402],
      c: [340_476, 13_620_402],
      ç: [272_380, 13_620_402],
      d: [71_965, 1_439_300],
    },
  },
  {
    gecerli: '2026-01-01',
    kaynak:
      'KVKK m. 18; 5326 s. Kanun m. 17/7; VUK Genel Tebliği Sıra No 585 (RG 27.11.2025, %25,49); Kurumun 31.12.2025 duyurusu',
    sayfa: 'https://www.mondaq.com/turkey/data-protection/1727444',
    tutarlar: {
      a: [85_437, 1_709_200],
      b: [256_357, 17_092_242],
      c: [427_263, 17_092_242],
      ç: [341_809, 17_092_242],
      d: [90_308, 1_806_177],
    },
  },
];

const LETTERS = ['a', 'b', 'c', 'ç', 'd'] as const satisfies readonly FineLetter[];

/** Every row, the earliest first. */
export const FINES: readonly Fine[] = YEARS.flatMap(({ tutarlar, ...row }) =>
  LETTERS.flatMap((bent) => {
    const [en_az, en_cok] = tutarlar[bent] ?? [];
    return en_az === undefined || en_cok === undefined ? [] : [{ ...row, bent, en_az, en_cok }];
  }),
);

/** The articles of the law that a citation names: "KVKK m. 6/4, 12; Kurul kararı 2018/10" names 6/4 and 12. */
const citedIn = (article: string): readonly string[] =>
  [...article.matchAll(/(?:KVKK|6698 s\. Kanun) m\.([^;]+)/g)]
    .flatMap(([, list = '']) => list.split(','))
    .flatMap((one) => /^\s*(\d+(?:\/\d+)?)/.exec(one)?.[1] ?? []);

/**
 * The fine for a breach of a cited article of the law on a day; undefined for other articles and for days
 * before the first row. No letter fines `15/3`; `12` covers all of its paragraphs.
 */
export function fineOn(article: string, day: string): Fine | undefined {
  const cited = citedIn(article);
  const bent = LETTERS.find((letter) =>
    OFFENCES[letter].maddeler.some((one) =>
      cited.some((each) => each === one || each.startsWith(`${one}/`)),
    ),
  );
  return FINES.findLast((row) => row.bent === bent && row.gecerli <= day);
}

const LOCALES = { tr: 'tr-TR', en: 'en-GB' } as const;

/** A fine as it is written out: "90.308–1.806.177 TL (KVKK m. 18/1-d, 2026)". */
export function fineInWords({ bent, gecerli, en_az, en_cok }: Fine, lang: Language): string {
  const amount = (lira: number) => lira.toLocaleString(LOCALES[lang]);
  const range = `${amount(en_az)}–${amount(en_cok)}`;
  const source = `${articleIn(`KVKK m. 18/1-${bent}`, lang)}, ${gecerli.slice(0, 4)}`;
  return lang === 'tr' ? `${range} TL (${source})` : `TRY ${range} (${source})`;
}
