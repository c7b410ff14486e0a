import { choiceOf } from '@emanet/contract/lookups';
import type { Language } from '@emanet/contract/shared/primitives';
import { compareTurkish, searchable } from '@emanet/contract/shared/turkish';
import type { AssetLine, SupplierLine } from '@emanet/contract/tables';

export type LineKind = 'tedarikciler' | 'varliklar';

/** Columns that a line may be sorted by. */
export const SORTS = ['ad', 'aktarim', 'faaliyet', 'kategori', 'eksik'] as const;
export type SortKey = (typeof SORTS)[number];
export type LineSort = Readonly<{ key: SortKey; descending: boolean }>;

/** A supplier or an asset as the table shows it. */
export type Line = Readonly<{
  kind: LineKind;
  /** Two assets never share a name; two spellings of a supplier are one line. */
  name: string;
  /** What stands below the name: the asset's type and department. */
  about: string;
  /** Leads to the record, where there is exactly one. */
  id: number | undefined;
  transfers: number;
  agreements: number;
  activities: number;
  categories: number;
  measures: number;
  special: boolean;
  abroad: boolean;
  countries: readonly string[];
  missing: number;
  /** What a search looks through. */
  text: string;
}>;

const textOf = (...parts: readonly (string | null)[]): string =>
  searchable(parts.filter((part) => part !== null).join('\n'));

export const supplierLine = (one: SupplierLine): Line => ({
  kind: 'tedarikciler',
  name: one.tedarikci_adi,
  about: '',
  id: undefined,
  transfers: one.aktarim_sayisi,
  agreements: one.sozlesmeli,
  measures: 0,
  ...countsOf(one),
  text: textOf(one.tedarikci_adi, ...one.ulkeler),
});

export function assetLine(one: AssetLine, lang: Language): Line {
  const type =
    one.varlik_turu && (choiceOf('varlik_turu', one.varlik_turu)?.[lang] ?? one.varlik_turu);
  return {
    kind: 'varliklar',
    name: one.varlik_ismi,
    about: [type, one.department_name].filter(Boolean).join(' · '),
    id: one.id,
    transfers: 0,
    agreements: 0,
    measures: one.tedbir_sayisi,
    ...countsOf(one),
    text: textOf(one.varlik_ismi, type, one.department_name, one.tedarikci_adi, ...one.ulkeler),
  };
}

const countsOf = (one: SupplierLine | AssetLine) => ({
  activities: one.faaliyet_sayisi,
  categories: one.kategori_sayisi,
  special: one.ozel_nitelikli,
  abroad: one.yurt_disi,
  countries: one.ulkeler,
  missing: one.mekanizma_eksik,
});

export type LineFilter = Readonly<{ q: string; special: boolean; abroad: boolean }>;

/** Lines that hold every word that is looked for, and are what the filters ask. */
export function findLines(lines: readonly Line[], filter: LineFilter): Line[] {
  const words = searchable(filter.q).split(/\s+/).filter(Boolean);
  return lines.filter(
    (line) =>
      (!filter.special || line.special) &&
      (!filter.abroad || line.abroad) &&
      words.every((word) => line.text.includes(word)),
  );
}

const NUMBER_OF: Readonly<Record<Exclude<SortKey, 'ad'>, (line: Line) => number>> = {
  aktarim: (line) => line.transfers,
  faaliyet: (line) => line.activities,
  kategori: (line) => line.categories,
  eksik: (line) => line.missing,
};

/** Lines in the order asked for; equal ones follow the dictionary. */
export function sortLines(lines: readonly Line[], { key, descending }: LineSort): Line[] {
  const sign = descending ? -1 : 1;
  const byName = (a: Line, b: Line) => compareTurkish(a.name, b.name);
  if (key === 'ad') return lines.toSorted((a, b) => sign * byName(a, b));
  const of = NUMBER_OF[key];
  return lines.toSorted((a, b) => sign * (of(a) - of(b)) || byName(a, b));
}

const FIRST_SORT: LineSort = { key: 'ad', descending: false };

/** `-eksik` as it stands in the address; anything else is the dictionary's order. */
export function readSort(text: string | null): LineSort {
  const key = SORTS.find((one) => one === text?.replace(/^-/, ''));
  return key ? { key, descending: text?.startsWith('-') === true } : FIRST_SORT;
}

export const writeSort = ({ key, descending }: LineSort): string =>
  key === FIRST_SORT.key && !descending ? '' : `${descending ? '-' : ''}${key}`;

/** A first click shows the most of a figure, or the beginning of the dictionary; a second turns it round. */
export const nextSort = (sort: LineSort, key: SortKey): LineSort => ({
  key,
  descending: sort.key === key ? !sort.descending : key !== 'ad',
});
