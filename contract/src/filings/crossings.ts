import type { RegisterType } from '../records/registers.ts';

/** Sections of the registry that cross a category of data with a value of its records. */
export const CROSSED_SECTIONS = ['ilgili_kisiler', 'alici_gruplari', 'yurt_disi'] as const;
export type CrossedSection = (typeof CROSSED_SECTIONS)[number];

/** The recipient group that publishes what it receives. */
export const EVERYBODY = 'herkese_acik';
/** Whoever appears in a record has a name and an address. */
const OF_EVERYBODY: readonly string[] = ['kimlik', 'iletisim'];

type Source = Readonly<{ tur: RegisterType; id: number; ad: string }>;

/** Values that a record gives to its categories; `told`: what its details answer for a category. */
export type Holder = Source &
  Readonly<{
    bolum: CrossedSection;
    kategoriler: readonly string[];
    degerler: readonly string[];
    told: ReadonlyMap<string, readonly string[]>;
  }>;

/** A pair that the registry would show though no record states it, with the records that imply it. */
export type Crossing = Readonly<{
  bolum: CrossedSection;
  kategori: string;
  deger: string;
  kayitlar: readonly Source[];
}>;

const keyOf = (...parts: readonly string[]) => parts.join(' ');

/** Whether a record with these values may mean each of them for each of its untold categories. */
const isImplied = (bolum: CrossedSection, deger: string, untold: number, values: number): boolean =>
  bolum === 'yurt_disi' || (untold > 1 && (values > 1 || deger === EVERYBODY));

const isAsked = ({ bolum, kategori, deger }: Omit<Crossing, 'kayitlar'>): boolean =>
  !OF_EVERYBODY.includes(kategori) || bolum === 'yurt_disi' || deger === EVERYBODY;

/**
 * Pairs of category and value that result only from records with several of both. A record with one
 * category, with one value, or with details for the category states its pairs and silences the question.
 */
export function crossingsOf(holders: readonly Holder[]): Crossing[] {
  const stated = new Set<string>();
  const implied = new Map<string, Crossing & { kayitlar: Source[] }>();
  for (const { bolum, kategoriler, degerler, told, tur, id, ad } of holders) {
    const untold = kategoriler.filter((one) => !told.has(one)).length;
    for (const kategori of kategoriler)
      for (const deger of new Set(told.get(kategori) ?? degerler)) {
        const pair = { bolum, kategori, deger };
        const key = keyOf(bolum, kategori, deger);
        if (told.has(kategori) || !isImplied(bolum, deger, untold, new Set(degerler).size))
          stated.add(key);
        else if (isAsked(pair)) {
          const crossing = implied.get(key) ?? { ...pair, kayitlar: [] };
          crossing.kayitlar.push({ tur, id, ad });
          implied.set(key, crossing);
        }
      }
  }
  return [...implied].flatMap(([key, crossing]) => (stated.has(key) ? [] : crossing));
}
