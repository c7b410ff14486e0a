import { searchable } from '../shared/turkish.ts';

// Without look-ups and schemas, so that the threads which read sheets start quickly.

/** Spellings of a word that mean the same. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...{ no: 'numara', nosu: 'numara', numarasi: 'numara', nolari: 'numara', numaralari: 'numara' },
  ...{ unvani: 'unvan', adi: 'ad', soyadi: 'soyad', isim: 'ad', soyisim: 'soyad' },
};

/** Words that say nothing beside others: "telefon bilgisi" is "telefon". */
const FILLERS: ReadonlySet<string> = new Set(
  `bilgi bilgisi bilgileri veri verisi veriler verileri verinin verilerin kisisel data information ve veya ile bir
  surecinin sureclerinin sureci surecleri faaliyetinin faaliyetlerinin faaliyetleri
  yurutulmesi yapilmaktadir saglanmaktadir uygulanmaktadir kullanilmaktadir tutulmaktadir
  alinmaktadir olusturulmustur belirlenmistir mevcuttur`.split(/\s+/),
);

/** Endings of the plural and of belonging, after folding. */
const ENDINGS = /(?<=\p{L}{3})(?:l[ae]rimiz|l[ae]ri|l[ae]r|s[iu])$/u;
const ENGLISH_PLURAL = /(?<=\p{L}{3}[^s])s$/u;

const stemOf = (word: string): string =>
  SPELLINGS[word] ?? word.replace(ENDINGS, '').replace(ENGLISH_PLURAL, '');

/**
 * The key under which words of the trade meet: without case, accents, punctuation, plural, and words that say
 * nothing. Two spellings with one key mean the same.
 */
export function spokenKey(text: string): string {
  const words = searchable(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : words).map(stemOf).join(' ');
}
