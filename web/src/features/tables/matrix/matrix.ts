import { choicesOf } from '@emanet/contract/lookups';

type Held = Readonly<{ kategori: string; ad: string; faaliyet_sayisi: number }>;
type Subject = Readonly<{ ilgili_kisi: string; ad: string; kategoriler: readonly Held[] }>;

const ORDER: readonly string[] = [
  ...new Set(choicesOf('kisisel_veriler').flatMap(({ group }) => (group ? [group.code] : []))),
];

/** Rows and columns of the matrix; only categories in use, in registry order. */
export function matrixOf(subjects: readonly Subject[]) {
  const names = new Map(
    subjects.flatMap(({ kategoriler }) =>
      kategoriler.map((one) => [one.kategori, one.ad] as const),
    ),
  );
  return {
    categories: ORDER.flatMap((code) => {
      const name = names.get(code);
      return name === undefined ? [] : { code, name };
    }),
    rows: subjects.map(({ ilgili_kisi, ad, kategoriler }) => ({
      code: ilgili_kisi,
      name: ad,
      counts: new Map(kategoriler.map((one) => [one.kategori, one.faaliyet_sayisi])),
    })),
  };
}

/** Shades of the cells, from few activities to many. */
export const LEVELS = [1, 2, 3, 4] as const;
type Level = (typeof LEVELS)[number];

type Rows = ReturnType<typeof matrixOf>['rows'];

export const mostOf = (rows: Rows): number =>
  Math.max(1, ...rows.flatMap(({ counts }) => [...counts.values()]));

/** The shade of a number: quarters of the largest one. */
export const levelOf = (count: number, most: number): Level =>
  LEVELS.find((level) => count <= (most * level) / LEVELS.length) ?? 4;

/** The numbers of a shade; undefined where the largest is too small for it. */
export function rangeOf(level: Level, most: number): string | undefined {
  const numbers = Array.from({ length: most }, (_, at) => at + 1);
  const own = numbers.filter((count) => levelOf(count, most) === level);
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return first === last ? String(first) : `${first}–${last}`;
}
