import type { ChangedField } from '@emanet/contract/change-logs';
import { countryText } from '@emanet/contract/shared/countries';
import type { Language } from '@emanet/contract/shared/primitives';
import type { ListedSupplier, Supplier } from '@emanet/contract/suppliers';
import { searchable } from '@emanet/contract/shared/turkish';
import type { TFunction } from 'i18next';
import type { Change } from '../../records/drawer/changes.ts';
import { findByWords, wordsOf } from '../../ui/word-search.ts';

/** Details of a supplier in the directory, in the order they are asked. */
export const ENTRY_FIELDS = [
  'tedarikci_adi',
  'tedarikci_unvan',
  'vergi_no',
  'yetkili_adi',
  'eposta',
  'telefon',
  'ulke',
] as const;

export type Entry = Readonly<Record<(typeof ENTRY_FIELDS)[number], string>>;

type Told = Readonly<{ t: TFunction; lang: Language }>;

/** An entry as its inputs hold it. */
export const entryOf = (supplier?: Supplier): Entry => ({
  tedarikci_adi: supplier?.tedarikci_adi ?? '',
  tedarikci_unvan: supplier?.tedarikci_unvan ?? '',
  vergi_no: supplier?.vergi_no ?? '',
  yetkili_adi: supplier?.yetkili_adi ?? '',
  eposta: supplier?.eposta ?? '',
  telefon: supplier?.telefon ?? '',
  ulke: supplier?.ulke ?? '',
});

const orNone = (text: string): string | null => text.trim() || null;

/** An entry as it is sent: blank text is none. */
export const bodyOfEntry = (entry: Entry) => ({
  tedarikci_adi: entry.tedarikci_adi.trim(),
  tedarikci_unvan: orNone(entry.tedarikci_unvan),
  vergi_no: orNone(entry.vergi_no),
  yetkili_adi: orNone(entry.yetkili_adi),
  eposta: orNone(entry.eposta),
  telefon: orNone(entry.telefon),
  ulke: orNone(entry.ulke),
});

/** Text of a field of an entry. */
export const shownIn = (one: Supplier, field: keyof Entry, lang: Language): string =>
  field === 'ulke' ? countryText(one.ulke ?? '', lang) : (one[field] ?? '');

/** Changed fields of an entry in words, in the order of its details. */
export const changesOfEntry = (fields: readonly ChangedField[], { t, lang }: Told): Change[] =>
  ENTRY_FIELDS.flatMap((name) => {
    const changed = fields.find(({ alan }) => alan === name);
    if (!changed) return [];
    const shown = (value: unknown) => {
      const text = typeof value === 'string' ? value : '';
      return (name === 'ulke' ? countryText(text, lang) : text) || t('changeLog.blank');
    };
    const label = t(`supplierDirectory.fields.${name}`);
    return { alan: name, label, before: shown(changed.eski), after: shown(changed.yeni) };
  });

/** Entries that hold every word of a search anywhere, as stored or as shown; names first. */
export const findSuppliers = <Entry extends Supplier>(
  suppliers: readonly Entry[],
  q: string,
  lang: Language,
): readonly Entry[] =>
  findByWords(suppliers, q, {
    name: (one) => one.tedarikci_adi,
    also: (one) => [...Object.values(entryOf(one)), shownIn(one, 'ulke', lang)].join(' '),
  });

/** How many records name a supplier. */
export const usesOf = (one: ListedSupplier): number => one.aktarim_sayisi + one.varlik_sayisi;

/** The detail of an entry, out of sight, that holds a word of a search. */
export function foundInEntry(
  one: Supplier,
  columns: readonly string[],
  q: string,
  { t, lang }: Told,
): string | undefined {
  const inSight = ENTRY_FIELDS.filter(
    (field) => field === 'tedarikci_adi' || columns.includes(field),
  );
  const seen = searchable(inSight.map((field) => shownIn(one, field, lang)).join('\n'));
  const word = wordsOf(q).find((each) => !seen.includes(each));
  const holding =
    word && ENTRY_FIELDS.find((field) => searchable(shownIn(one, field, lang)).includes(word));
  return holding && `${t(`supplierDirectory.fields.${holding}`)}: ${shownIn(one, holding, lang)}`;
}
