import { countryText } from '@emanet/contract/shared/countries';
import type { Language } from '@emanet/contract/shared/primitives';
import { searchable } from '@emanet/contract/shared/turkish';
import type { Supplier } from '@emanet/contract/suppliers';

/** What an entry of the directory says of a supplier, in the order it is asked. */
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

/** What a field of an entry says to a reader. */
export const shownIn = (one: Supplier, field: keyof Entry, lang: Language): string =>
  field === 'ulke' ? countryText(one.ulke ?? '', lang) : (one[field] ?? '');

/** Entries that hold every word of a search anywhere, as stored or as shown. */
export function findSuppliers(
  suppliers: readonly Supplier[],
  q: string,
  lang: Language,
): Supplier[] {
  const words = searchable(q).split(/\s+/).filter(Boolean);
  return suppliers.filter((one) => {
    const text = searchable([...Object.values(entryOf(one)), shownIn(one, 'ulke', lang)].join(' '));
    return words.every((word) => text.includes(word));
  });
}
