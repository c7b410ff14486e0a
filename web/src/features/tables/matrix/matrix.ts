import { choicesOf } from '@emanet/contract/lookups';

type Held = Readonly<{ kategori: string; ad: string; faaliyet_sayisi: number }>;
type Subject = Readonly<{ ilgili_kisi: string; ad: string; kategoriler: readonly Held[] }>;

const ORDER: readonly string[] = [
  ...new Set(choicesOf('kisisel_veriler').flatMap(({ group }) => (group ? [group.code] : []))),
];

/** Rows and columns of the matrix; only categories that somebody's data fall into, in registry order. */
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
