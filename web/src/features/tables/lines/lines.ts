import { choiceOf } from '@emanet/contract/lookups';
import type { Language } from '@emanet/contract/shared/primitives';
import { compareTurkish, searchable, wordsOf } from '@emanet/contract/shared/turkish';
import type { AssetLine, SupplierLine } from '@emanet/contract/tables';
import { holdsAll } from '../../../ui/word-search.ts';

export type LineKind = 'tedarikciler' | 'varliklar';

/** A supplier or an asset as the table shows it. */
export type Line = Readonly<{
  kind: LineKind;
  /** Two assets never share a name; two spellings of a supplier are one line. */
  name: string;
  /** Line below the name: the asset's type and department. */
  about: string;
  /** Link to the record, where there is exactly one. */
  id: number | undefined;
  transfers: number;
  agreements: number;
  /** Transfers without an answer whether there is an agreement. */
  openAgreements: number;
  activities: number;
  categories: number;
  measures: number;
  special: boolean | null;
  /** Null where no record has an answer. */
  abroad: boolean | null;
  countries: readonly string[];
  missing: number;
  /** Text for the search. */
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
  openAgreements: one.sozlesme_yanitsiz,
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
    openAgreements: 0,
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

/** Lines that hold every searched word, and match the filters. */
export function findLines(lines: readonly Line[], filter: LineFilter): Line[] {
  const words = wordsOf(filter.q);
  return lines.filter(
    (line) =>
      (!filter.special || line.special) &&
      (!filter.abroad || line.abroad) &&
      holdsAll(line.text, words),
  );
}

/** Lines in the order of a Turkish dictionary; equal figures keep this order. */
export const inDictionaryOrder = (lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => compareTurkish(a.name, b.name));
