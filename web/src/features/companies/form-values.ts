import type { CompanyProfile, SETTLED } from '@emanet/contract/companies';
import type { CompanyKind } from '@emanet/contract/shared/company-kinds';
import {
  isMersisNumber,
  isTaxNumber,
  taxNumberIn,
} from '@emanet/contract/shared/numbers/company-numbers';

const TEXTS = [
  ...(['unvan', 'adres', 'vergi_no', 'mersis_no', 'kep', 'web'] as const),
  ...(['verbis_kayit_no', 'irtibat_kisisi', 'irtibat_tckn', 'irtibat_telefon'] as const),
  ...(['irtibat_eposta', 'irtibat_kep', 'temsilci_unvan', 'temsilci_vergi_no'] as const),
  ...(['temsilci_adres', 'temsilci_eposta', 'temsilci_kep'] as const),
  ...(['verbis_silme_tarihi', 'verbis_silme_nedeni'] as const),
] as const;
const NUMBERS = ['calisan_sayisi', 'bilanco_toplami'] as const;

export type Text = (typeof TEXTS)[number];
type Figure = (typeof NUMBERS)[number];
/** Values of the page's inputs. */
export type ProfileValues = Record<Text, string> &
  Record<Figure, number | ''> & {
    kurum_turu: CompanyKind | '';
    yerlesim: (typeof SETTLED)[number] | '';
  };

const grouped = (digits: string, ...sizes: readonly number[]): string => {
  const parts: string[] = [];
  let rest = digits;
  for (const size of sizes) {
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return [...parts, rest].filter(Boolean).join(' ');
};
const plain = (text: string) => text.replace(/[\s.-]/g, '');

/** Initial values of the inputs; long numbers in groups that are easy to compare. */
export function valuesOf(profile: CompanyProfile): ProfileValues {
  const text = (field: Text) => profile[field] ?? '';
  return {
    // `fromEntries` loses the names; every one of them is there.
    ...(Object.fromEntries(TEXTS.map((field) => [field, text(field)])) as Record<Text, string>),
    vergi_no: text('vergi_no').length === 10 ? grouped(text('vergi_no'), 3, 3) : text('vergi_no'),
    mersis_no: grouped(text('mersis_no'), 4, 4, 4),
    kurum_turu: profile.kurum_turu ?? '',
    yerlesim: profile.yerlesim ?? '',
    calisan_sayisi: profile.calisan_sayisi ?? '',
    bilanco_toplami: profile.bilanco_toplami ?? '',
  };
}

/** Number of inputs that differ from the stored values. */
export const changedCount = (values: ProfileValues, stored: ProfileValues): number =>
  [...TEXTS, ...NUMBERS, 'kurum_turu' as const, 'yerlesim' as const].filter(
    (field) => values[field] !== stored[field],
  ).length;

/** Result of a number's check digits while it is typed; undefined while it is too short. */
export type Digits = 'right' | 'wrong' | 'fits' | 'differs' | undefined;

/** Whether the check digit of a tax number is right. */
export function taxDigits(text: string): Digits {
  const digits = plain(text);
  if (digits.length < 10) return undefined;
  return isTaxNumber(digits) ? 'right' : 'wrong';
}

/** Is it a valid MERSİS number, and does it match the tax number beside it? */
export function mersisDigits(text: string, taxNumber: string): Digits {
  const digits = plain(text);
  if (digits.length < 16) return undefined;
  if (!isMersisNumber(digits)) return 'wrong';
  const tax = plain(taxNumber);
  if (tax === '') return 'right';
  return taxNumberIn(digits) === tax ? 'fits' : 'differs';
}
