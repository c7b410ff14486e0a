import { foldTurkish, searchable, wordsOf } from '@emanet/contract/shared/turkish';
import { phrasesOf } from '@emanet/contract/words/vocabulary';

/**
 * Search text: the whole and its words, folded; `typed` with its marks; the phrases with each word; and
 * the record's number if it is one.
 */
export type Wanted = Readonly<{
  whole: string;
  words: readonly string[];
  typed: string;
  phrases: ReadonlyMap<string, readonly string[]>;
  number?: number;
}>;

/** A name as shown and as folded. */
export type Name = Readonly<{ shown: string; folded: string }>;

const LARGEST_ID = 2_147_483_647;

/** Parses the search text: `#123` and `123` are also the number of a record. */
export function readWanted(q: string): Wanted {
  const text = q.toWellFormed().normalize('NFC');
  const whole = searchable(text).split(/\s+/).filter(Boolean).join(' ');
  const digits = /^#?(\d{1,10})$/.exec(whole)?.[1];
  const number = Number(digits);
  return {
    whole,
    words: wordsOf(q),
    typed: foldTurkish(text),
    phrases: phrasesOf(text),
    ...(number >= 1 && number <= LARGEST_ID && { number }),
  };
}

/** Shorter words resemble too many others. */
const LOOSE_FROM = 4;
const LONGEST_LOOSE = 30;

const isLoose = (word: string): boolean =>
  word.length >= LOOSE_FROM && word.length <= LONGEST_LOOSE && /^[a-z]+$/.test(word);

/** Is there a word that is long enough for a typing error? */
export const mayBeMistyped = ({ words }: Wanted): boolean => words.some(isLoose);

/** A regular expression of a word, with at most one typing error after its first letter. */
export function nearPattern(word: string): string {
  if (!isLoose(word)) return word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  const places = Array.from({ length: word.length - 1 }, (_, at) => at + 1);
  const errors = places.flatMap((at) => {
    const [before, letter, after] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)];
    const swapped = after === '' ? [] : [before + after.slice(0, 1) + letter + after.slice(1)];
    return [`${before}.${letter}${after}`, `${before}.?${after}`, ...swapped];
  });
  return String.raw`(^|[^a-z])(` + [...new Set(errors)].join('|') + ')';
}

const SOFTENED: Readonly<Record<string, string>> = { p: 'b', t: 'd', k: 'g' };

/**
 * A folded word and its stem before a Turkish ending that drops the last vowel: izin, izni; kayıt,
 * kaydı; resim, resmi.
 */
export function stemsOf(word: string): readonly string[] {
  if (!/^[a-z]{4,8}$/.test(word) || !/[^aeiou][iu][^aeiou]$/.test(word)) return [word];
  const [head, last] = [word.slice(0, -2), word.slice(-1)];
  const soft = SOFTENED[last];
  return [word, head + last, ...(soft ? [head + soft] : [])];
}

/** Does a word of the text begin so? */
export const beginsWord = (text: string, beginning: string) => ` ${text}`.includes(` ${beginning}`);

/** 0 for the same name, 1 for its beginning, 2 for words' beginnings, 3 inside, 4 for none. */
function placeIn(folded: string, { whole, words }: Wanted): number {
  if (folded === whole) return 0;
  if (folded.startsWith(whole)) return 1;
  const begins = (word: string) => stemsOf(word).some((stem) => beginsWord(folded, stem));
  if (words.every(begins)) return 2;
  return words.every((word) => folded.includes(word) || begins(word)) ? 3 : 4;
}

/** Does the name match the typed text with the same marks? */
function isSpelledSo(shown: string, { typed }: Wanted, place: number): boolean {
  const name = foldTurkish(shown);
  return place <= 1
    ? name.startsWith(typed)
    : typed.split(' ').every((word) => name.includes(word));
}

/**
 * How well a record matches, 0 the best. The place of the match in a name counts most, 4 when a
 * word is only in another line; then equal marks. `names`: in each language.
 */
export function rankOf(wanted: Wanted, names: readonly Name[]): number {
  const ranks = names.map(({ shown, folded }) => {
    const place = placeIn(folded, wanted);
    return place === 4 || isSpelledSo(shown, wanted, place) ? place : place + 0.5;
  });
  return Math.min(4, ...ranks);
}
