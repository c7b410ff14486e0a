const collator = new Intl.Collator('tr', { numeric: true, sensitivity: 'variant' });

/** Orders two texts as a Turkish dictionary does (ç after c, ı before i). */
export const compareTurkish = (a: string, b: string): number => collator.compare(a, b);

/** Strict Turkish case folding: İ=i and I=ı stay apart. For deciding whether two names are one. */
export const foldTurkish = (value: string): string =>
  lowerTurkish(/[^\S ]|\s{2}/.test(value) ? value.trim().replace(/\s+/g, ' ') : value.trim());

/** Small letters; what has no letter that Turkish lowers in its own way needs no language for it. */
const lowerTurkish = (value: string): string =>
  /[^ -HJ-~]/.test(value) ? value.toLocaleLowerCase('tr') : value.toLowerCase();

/** Normal form of a label or choice: İ, I, ı and i are one letter, both apostrophes one sign; other marks differ. */
export const labelKey = (label: string): string =>
  foldTurkish(label.normalize('NFC')).replaceAll('ı', 'i').replaceAll('’', "'");

const PLAIN: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ç: 'c', ğ: 'g', ö: 'o', ş: 's', ü: 'u' },
  ...{ â: 'a', î: 'i', û: 'u' },
};

/**
 * Forgiving folding, only for search: who types "saglik" means "sağlık", and the other way round.
 * As long as the text in NFC, letter by letter, so that what was found can be marked.
 */
export const searchable = (value: string): string =>
  value
    .normalize('NFC')
    .toLocaleLowerCase('tr')
    .replace(/[ıçğöşüâîû]/g, (letter) => PLAIN[letter] ?? letter);

/** The words of a search, folded as `searchable` folds; each is listed once. */
export const wordsOf = (q: string): string[] => [
  ...new Set(searchable(q.toWellFormed()).split(/\s+/).filter(Boolean)),
];
