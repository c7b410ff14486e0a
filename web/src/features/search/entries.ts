import { REGISTERS } from '@emanet/contract/records/registers';
import type { Found, FoundAcrossGroup, FoundGroup, FoundKind } from '@emanet/contract/search';
import { COMPANY_PARAM, inCompany } from '@emanet/contract/shared/company-address';
import type { placeIcons } from '../../platform/navigation-icons.ts';
import { compareTurkish, searchable } from '@emanet/contract/shared/turkish';
import { holdsAll } from '../../ui/word-search.ts';

/** The group of an entry decides its icon. */
export type Kind = FoundKind | 'screen' | 'action' | 'all';

/**
 * One line of the palette. It opens `to` or calls `run`. `icon`: of a screen that has its own.
 * `also`: hidden words for the search. `keep`: stored among the recent ones.
 */
export type Entry = Readonly<{
  key: string;
  kind: Kind;
  icon?: keyof typeof placeIcons;
  label: string;
  hint?: string;
  also?: string;
  special?: boolean;
  abroad?: boolean;
  to?: string;
  run?: () => void;
  keep?: boolean;
}>;

export type Group = Readonly<{ key: string; title: string; entries: readonly Entry[] }>;

/** The list of each kind; a record opens there by its number. */
const LISTS: ReadonlyMap<FoundKind, string> = new Map<FoundKind, string>([
  ...REGISTERS.map(({ tur, path }) => [tur, path] as const),
  ['tedarikci_listesi', '/tedarikciler/rehber'],
  ['dokumanlar', '/dokumanlar'],
  ['metinler', '/metinler'],
  ['aksiyonlar', '/aksiyonlar'],
  ['basvurular', '/basvurular'],
  ['veri_ihlalleri', '/veri-ihlalleri'],
  ['sureler', '/sureler'],
  ['kisiler', '/organizasyon'],
]);
const listPath = (kind: FoundKind): string => LISTS.get(kind) ?? '';

/** The list of a kind, filtered by the search text. */
export const listOf = (kind: FoundKind, q: string): string =>
  `${listPath(kind)}?${new URLSearchParams({ q })}`;

/** The part of a list's address that opens a row, where it is not `kayit`. */
const OPENED_BY: ReadonlyMap<FoundKind, string> = new Map([
  ['aksiyonlar', 'aksiyon'],
  ['sureler', 'sure'],
]);

/** Kinds whose rows have a page each. */
const OF_PAGES: ReadonlySet<FoundKind> = new Set(['metinler', 'basvurular', 'veri_ihlalleri']);

/** Address of a hit: its own page, its list by its name, or its list with the hit opened. */
export function addressOf(kind: FoundKind, { id, ad }: Pick<Found, 'id' | 'ad'>): string {
  if (kind === 'tedarikci_listesi' || kind === 'kisiler') return listOf(kind, ad);
  if (OF_PAGES.has(kind)) return `${listPath(kind)}/${id}`;
  return `${listPath(kind)}?${OPENED_BY.get(kind) ?? 'kayit'}=${id}`;
}

type Texts = Readonly<{
  /** Link to the list with all of them. */
  all: string;
  /** The type of a document, in the language shown. */
  typeOf: (type: string) => string;
}>;

/**
 * The records of one kind as entries; the last one links to the list when there are more. A record
 * found by its number shows it.
 */
export function entriesOf({ tur, kayitlar, dahasi }: FoundGroup, q: string, texts: Texts): Entry[] {
  const number = Number(/^#?(\d+)$/.exec(q)?.[1]);
  const records = kayitlar.map((one): Entry => {
    const to = addressOf(tur, one);
    const second = one.ek !== null && tur === 'dokumanlar' ? texts.typeOf(one.ek) : one.ek;
    const asked = one.id === number && `#${one.id}`;
    const hint = [asked, one.neden, one.department_name, second].filter(Boolean).join(' · ');
    return {
      key: to,
      kind: tur,
      label: one.ad,
      hint: hint || undefined,
      special: one.ozel_nitelikli,
      abroad: one.yurt_disi,
      to,
      keep: true,
    };
  });
  if (!dahasi) return records;
  return [...records, { key: `all:${tur}`, kind: 'all', label: texts.all, to: listOf(tur, q) }];
}

/** Hits in several clients as entries: each names its client and opens in it. */
export function clientEntriesOf(
  { tur, kayitlar }: FoundAcrossGroup,
  { typeOf }: Pick<Texts, 'typeOf'>,
): Entry[] {
  return kayitlar.map(({ company_id, company_name, ...one }): Entry => {
    const second = one.ek !== null && tur === 'dokumanlar' ? typeOf(one.ek) : one.ek;
    const to = inCompany(addressOf(tur, one), company_id);
    const hint = [company_name, second].filter(Boolean).join(' · ');
    return { key: `${tur}:${company_id}:${one.id}`, kind: tur, label: one.ad, hint, to };
  });
}

/** Screens of the person or of all clients at once; all others show a company. */
const isOfNoCompany = (to: string): boolean => /^\/(portfoy|guvenlik)\b/.test(to);

/** Entries of the tab's company as shown in the portfolio: each says which company it opens. */
export const namingCompany = (
  entries: readonly Entry[],
  company: Readonly<{ company_id: number; company_name: string }> | undefined,
): Entry[] =>
  entries.map((entry) => {
    const { to } = entry;
    if (!company || to === undefined || isOfNoCompany(to) || to.includes(`${COMPANY_PARAM}=`))
      return entry;
    const hint = [company.company_name, entry.hint].filter(Boolean).join(' · ');
    return { ...entry, hint, to: inCompany(to, company.company_id) };
  });

/** A word as it begins another, also without the vowel that falls before a suffix: “izin” in “İzni”. */
const beginnings = (word: string): readonly string[] =>
  /[^aeiou][iu][^aeiou]$/.test(word) ? [word, word.slice(0, -2) + word.slice(-1)] : [word];
const begins = (label: string, word: string): boolean =>
  beginnings(word).some((one) => ` ${label}`.includes(` ${one}`));

const rankOf = (label: string, words: readonly string[]): number => {
  if (label.startsWith(words.join(' '))) return 0;
  if (words.every((word) => begins(label, word))) return 1;
  return holdsAll(label, words) ? 2 : 3;
};

/** Groups with the best matching names first; equal ones keep their order. */
export const bestFirst = (groups: readonly Group[], words: readonly string[]): Group[] =>
  groups
    .map((group) => ({
      group,
      rank: Math.min(
        3,
        ...group.entries
          .filter(({ kind }) => kind !== 'all')
          .map(({ label }) => rankOf(searchable(label), words)),
      ),
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ group }) => group);

/** Entries with every word in their label, hint or other words, the best first. */
export function matching(entries: readonly Entry[], words: readonly string[]): Entry[] {
  return entries
    .map((entry) => {
      const text = searchable([entry.label, entry.hint, entry.also].join('\n'));
      const found = holdsAll(text, words);
      // A hidden word that matches counts like one within the name.
      return { entry, rank: found ? Math.min(2, rankOf(searchable(entry.label), words)) : 3 };
    })
    .filter(({ rank }) => rank < 3)
    .toSorted((a, b) => a.rank - b.rank || compareTurkish(a.entry.label, b.entry.label))
    .map(({ entry }) => entry);
}
