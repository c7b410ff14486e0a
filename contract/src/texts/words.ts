import { choiceOf, type LookupName } from '../lookups.ts';
import { articleIn } from '../shared/articles.ts';
import type { Language } from '../shared/primitives.ts';

const JOINED = { tr: ' ve ', en: ' and ' } as const;

/** `a, b ve c` */
export const enumerated = (words: readonly string[], lang: Language): string =>
  words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')}${JOINED[lang]}${words.at(-1) ?? ''}`;

/** Words that a person wrote, without the full stop that ends the sentence they are put into. */
export const unended = (text: string): string => text.trim().replace(/\.+$/, '');

/** Small letters within a sentence; abbreviations (KVKK, VERBİS) keep theirs. */
export const inSentence = (phrase: string, lang: Language): string =>
  phrase.replace(/\p{L}+/gu, (word) =>
    word.length > 1 && word === word.toLocaleUpperCase('tr') ? word : word.toLocaleLowerCase(lang),
  );

/** Stored codes as words of a sentence. */
export const words = (lookup: LookupName, codes: readonly string[], lang: Language): string[] =>
  codes.map((code) => inSentence(withoutSuchAs(choiceOf(lookup, code)?.[lang] ?? code), lang));

/** A text names no “and the like” (Tebliğ art. 5/1-g): examples of a choice help to choose it alone. */
export const withoutSuchAs = (name: string): string => name.replace(/ \([^)]*(?:vb\.|etc\.)\)/, '');

/** A legal basis with its article: `sözleşmenin kurulması veya ifası (m. 5/2-c)`. */
export function basisWords(code: string, lang: Language): string {
  const choice = choiceOf('isleme_sarti', code);
  if (!choice) return code;
  const name = inSentence(
    choice[lang].replace(/ \((?:özel nitelikli|special category)\)$/, ''),
    lang,
  );
  return choice.article ? `${name} (${articleIn(`m. ${choice.article}`, lang)})` : name;
}

/** A period within a sentence; free text stays as it is. */
export const periodWords = (value: string, lang: Language): string =>
  inSentence(choiceOf('saklama_suresi', value)?.[lang] ?? value, lang);
