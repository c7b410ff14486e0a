import vocabulary from '../data/vocabulary.json' with { type: 'json' };
import { choiceOf, choicesOf, type Choice, type LookupName } from '../lookups.ts';
import { isWholeCategory } from '../records/fields.ts';
import { LANGUAGES } from '../shared/languages.ts';
import { searchable } from '../shared/turkish.ts';
import { spokenKey } from './spoken-key.ts';

/** Words of the trade for the choices of a look-up, by code; the choices' own names are not repeated. */
const SAID: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = vocabulary;

/** Look-ups that hold the choices of another one. */
const SAME_AS: Partial<Record<LookupName, LookupName>> = { saklandigi_alan: 'varlik_turu' };

const indexes = new Map<LookupName, ReadonlyMap<string, readonly string[]>>();

function indexOf(lookup: LookupName): ReadonlyMap<string, readonly string[]> {
  const known = indexes.get(lookup);
  if (known) return known;
  const named = new Map<string, Set<string>>();
  const said = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, word: string | undefined, code: string) => {
    const key = word === undefined ? '' : spokenKey(word);
    if (key !== '') to.set(key, (to.get(key) ?? new Set()).add(code));
  };
  const words = SAID[SAME_AS[lookup] ?? lookup] ?? {};
  for (const choice of choicesOf(lookup)) {
    // An item wins over a category of its name.
    for (const lang of LANGUAGES)
      add(isWholeCategory(choice.code) ? said : named, choice[lang], choice.code);
    for (const word of words[choice.code] ?? []) add(said, word, choice.code);
  }
  // A choice's own name wins over a word for another one.
  const index = new Map([...said, ...named].map(([key, codes]) => [key, [...codes]]));
  indexes.set(lookup, index);
  return index;
}

/** An article of Law No. 6698 as sheets write it: "5/2-c", "KVKK m.5/2(ç)", "Madde 6/3 (a)". */
const SHORT =
  /(?:\b(?:6698|kvkk|kvk)\b[\s.,'’]*)?(?:(?:say[ıi]l[ıi]|s\.) ?(?:kanun|k\.)\p{L}*\s*)?(?:\b(?:m|md|mad|madde|art|article)\b\.?\s*)?(?<!\d)([56])\s*[/.(-]\s*([1-3])\s*\)?(?:\s*[-/.(]?\s*([a-zçğ])(?!\p{L})\s*\)?)?(?!\d)/iu;
const LONG =
  /(?:\b(?:6698|kvkk|kvk)\b[\s.,'’]*)?(?<!\d)([56])\s*\.?\s*(?:inci|nci|ıncı|ncı)?\s*(?:madde\p{L}*|md?\.?)[\s,/]*([1-3])\s*\.?\s*(?:inci|nci)?\s*f[ıi]kra\p{L}*(?:[\s,/]*[("“]?([a-zçğ])[)"”]?\s*bend\p{L}*)?/iu;
/** A letter in front of the wording of the law: "c) Bir sözleşmenin …". */
const LETTER = /^\(?([a-zçğ])\)\s*/iu;

const byArticle = (lookup: LookupName, article: string): Choice | undefined =>
  choicesOf(lookup).find((choice) => choice.article === article);

/** The basis that a citation means; its further words must say the same, or it is asked. */
function citedIn(lookup: LookupName, text: string): readonly string[] {
  const found = LONG.exec(text) ?? SHORT.exec(text);
  if (!found) {
    const letter = LETTER.exec(text);
    if (!letter) return [];
    const behind = spoken(lookup, text.slice(letter[0].length));
    const end = `-${letter[1]?.toLocaleLowerCase('tr') ?? ''}`;
    return behind.filter((code) => choiceOf(lookup, code)?.article?.endsWith(end));
  }
  const [whole, article = '', paragraph = '', letter] = found;
  const cited = `${article}/${paragraph}${letter ? `-${letter.toLocaleLowerCase('tr')}` : ''}`;
  const choice = byArticle(lookup, cited);
  if (!choice) return [];
  const rest = text
    .replace(whole, ' ')
    .replace(/[()[\]:;,.–—-]+/g, ' ')
    .trim();
  if (rest === '' || spoken(lookup, rest).includes(choice.code)) return [choice.code];
  return isPartOf(lookup, choice, rest) ? [choice.code] : [];
}

/** Are these words a part of a choice's own wording, as where a cell cuts the law's text short? */
function isPartOf(lookup: LookupName, choice: Choice, text: string): boolean {
  const wordings = [
    ...LANGUAGES.map((lang) => choice[lang]),
    ...(SAID[lookup]?.[choice.code] ?? []),
  ];
  const words = spokenKey(text).split(' ');
  return wordings.some((wording) => {
    const own = new Set(spokenKey(wording).split(' '));
    return words.every((word) => own.has(word));
  });
}

const spoken = (lookup: LookupName, text: string): readonly string[] =>
  indexOf(lookup).get(spokenKey(text)) ?? [];

/**
 * The codes that a word of the trade means in a look-up: synonyms, plurals, abbreviations, the wording of the
 * law, articles in any spelling. Several where the word alone does not tell them apart; none if it is unknown.
 */
export function codesSpoken(lookup: LookupName, text: string): readonly string[] {
  const found = spoken(lookup, text);
  if (found.length > 0 || lookup !== 'isleme_sarti') return found;
  return citedIn(lookup, text);
}

/** Words of one phrase, and of a search whose phrases are looked up. */
const LONGEST_PHRASE = 5;
const MOST_WORDS = 12;

/** Phrases of a search by each of their folded words: "cep telefonu satış" has "cep telefonu" for two. */
export function phrasesOf(q: string): ReadonlyMap<string, readonly string[]> {
  const words = q.toWellFormed().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const phrases = new Map<string, string[]>();
  for (const from of words.keys())
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PHRASE); to += 1)
      for (const word of words.slice(from, to).map(searchable))
        phrases.set(word, [...(phrases.get(word) ?? []), words.slice(from, to).join(' ')]);
  return phrases;
}

/** Codes by which a search finds records: of what its phrases mean; a category of data has its items too. */
export function codesSought(lookup: LookupName, phrases: readonly string[] = []): string[] {
  const codes = new Set(phrases.flatMap((phrase) => codesSpoken(lookup, phrase)));
  const whole = new Set(
    [...codes].filter(isWholeCategory).map((code) => choiceOf(lookup, code)?.group?.code),
  );
  for (const { code, group } of whole.size > 0 ? choicesOf(lookup) : [])
    if (group && whole.has(group.code)) codes.add(code);
  return [...codes];
}

const YES = new Set('evet e var vardir mevcut mevcuttur yes y true ✓ ✔ ☑ dogru'.split(' '));
const NO = new Set(
  'hayir h yok yoktur hayir yapilmiyor aktarilmiyor aktarilmamaktadir no n false ✗ ✘ ☐ yanlis'.split(
    ' ',
  ),
);
const answerKey = (text: string) =>
  searchable(text)
    .replace(/[.!]+$/, '')
    .trim();

/** The yes or no that a word says; undefined for any other word, as "x", that sheets use for both. */
export function yesNoSpoken(text: string): boolean | undefined {
  const key = answerKey(text);
  return YES.has(key) ? true : NO.has(key) ? false : undefined;
}

const DASHES = /^[-–—]{1,3}$/;
const NOTHING = new Set(
  'yok yoktur bos n/a n.a na none nil belirtilmemis belirtilmedi bilinmiyor bulunmamaktadir'.split(
    ' ',
  ),
);

/** Does a cell say that it has nothing to say? A dash does everywhere, "yok" where no yes or no is asked. */
export const saysNothing = (text: string, isQuestion: boolean): boolean =>
  DASHES.test(text.trim()) || (!isQuestion && NOTHING.has(answerKey(text)));
