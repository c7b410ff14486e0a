import { choiceOf, choicesOf, choicesOn, type LookupName } from '@emanet/contract/lookups';
import type { Field, Word } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { labelOf as wordOf } from '@emanet/contract/shared/labels';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { labelKey, searchable } from '@emanet/contract/shared/turkish';
import { spokenKey } from '@emanet/contract/words/spoken-key';
import { codesSought } from '@emanet/contract/words/vocabulary';
import { sql } from 'kysely';
import { codesBehind, codesMeant, nameInTemplate, splitNames } from '../import/choices.ts';
import { NARROW, WIDE } from '../excel/widths.ts';
import { plainly, type Kind, type Listed, type Showing } from './kind.ts';
import { ascii, byLetters, own } from './sort-key.ts';
import { textKind } from './text.ts';
import { unknownWord, wrong } from './wrong.ts';

/** A choice as the template offers it, with the article or law on which it rests. */
function labelOf({ lookup }: Field, code: unknown, { lang, plain }: Showing): string {
  const choice = lookup && choiceOf(lookup, String(code));
  if (!choice) return String(code);
  return plain ? choice[lang] : nameInTemplate(choice, lang);
}

/** Codes whose name in either language holds the needle, and those that phrases of the trade mean. */
export const codesCalled = (
  { lookup }: Pick<Field, 'lookup'>,
  needle: string,
  phrases?: readonly string[],
): string[] =>
  lookup
    ? choicesOf(lookup)
        .filter((one) => [one.tr, one.en].some((name) => searchable(name).includes(needle)))
        .map((one) => one.code)
        .concat(codesSought(lookup, phrases))
    : [];

function listed({ lookup }: Field, _: unknown, lang: Language): Listed[] {
  if (!lookup) return [];
  const special = new Map(
    choicesOn(lookup, todayInTurkey()).map((one) => [
      nameInTemplate(one, lang),
      one.special === true,
    ]),
  );
  return [...special].map(([text, isSpecial]) => ({ text, special: isSpecial }));
}

/** The refusal of a label that several choices have, with the names that distinguish them. */
function severalChoices(lookup: LookupName, text: string, codes: readonly string[]) {
  const names = codes.map((code) => choiceOf(lookup, code)).flatMap((one) => one ?? []);
  const named = (lang: Language) => names.map((one) => `“${nameInTemplate(one, lang)}”`).join(', ');
  const { wrong: several } = unknownWord('several_choices', text, true);
  const values = { ...several.values, choices: { tr: named('tr'), en: named('en') } };
  return { wrong: { ...several, values } };
}

/** One code of a look-up. */
export const selectKind: Kind = {
  sortKey: ({ name }) => byLetters(name, own(name)),
  found: (field, { needle, phrases }) => {
    const codes = codesCalled(field, needle, phrases);
    return codes.length > 0 ? sql`${own(field.name)} = any(${codes}::text[])` : undefined;
  },
  show: labelOf,
  read: ({ name, lookup }, { text, current }) => {
    if (text === null || !lookup) return { value: null };
    const codes = codesMeant(lookup, text, current?.[name]);
    if (codes.length > 1) return severalChoices(lookup, text, codes);
    const [code] = codes;
    return code === undefined ? unknownWord('unlisted', text, true) : { value: code };
  },
  takes: 'listed',
  listed,
};

const wordIn = (label: Word[1], lang: Language) =>
  (typeof label === 'string' ? wordOf(label) : label)[lang];

/** A longer text is no word of a sheet. */
const LONGEST_WORD = 300;

/** The value that a word has in a field, by its label in either language or another word of sheets. */
export function wordMeant({ words = [] }: Pick<Field, 'words'>, text: string) {
  const said = ([, label, also = []]: Word) => [
    ...LANGUAGES.map((lang) => wordIn(label, lang)),
    ...also,
  ];
  const meantBy = (keyOf: (word: string) => string, written: string) =>
    words.find((word) => said(word).some((one) => keyOf(one) === keyOf(written)))?.[0];
  // An article behind the word in brackets says the same again.
  const exactly = meantBy(labelKey, text);
  if (exactly !== undefined || text.length > LONGEST_WORD) return exactly;
  return meantBy(spokenKey, text.replace(/\s*\([^)]*\)\s*$/, ''));
}

/** One or several of a few values that have a label each, which a cell may have in either language. */
export const wordKind: Kind = {
  sortKey: ({ name }) => byLetters(name, sql`${own(name)}::text`),
  show: ({ words = [] }, value, { lang }) =>
    [value]
      .flat()
      .map((one) => {
        const [, label] = words.find(([known]) => known === one) ?? [];
        return label === undefined ? String(one) : wordIn(label, lang);
      })
      .join('; '),
  read: (field, { text }) => {
    if (text === null) return { value: field.many ? [] : null };
    const values = new Set<string | boolean>();
    for (const name of field.many ? text.split(';').map((one) => one.trim()) : [text]) {
      const value = wordMeant(field, name);
      if (value === undefined) return unknownWord('unlisted', name, true);
      values.add(value);
    }
    const [only = null] = values;
    return { value: field.many ? [...values] : only };
  },
  width: NARROW,
  takes: 'listed',
  listed: ({ words = [] }, _, lang) => plainly(words.map(([, label]) => wordIn(label, lang))),
};

/** A code of a look-up, or text by hand. */
export const selectOrTextKind: Kind = {
  ...selectKind,
  sortKey: textKind.sortKey,
  searched: ({ name }) => own(name),
  read: ({ name, lookup }, { text, current }) => {
    if (text === null || !lookup) return { value: text };
    if (lookup === 'saklama_suresi' && /^\d+([.,]\d+)?$/.test(text) && current?.[name] !== text)
      return wrong('duration');
    const codes = codesMeant(lookup, text, current?.[name]);
    return codes.length > 1 ? severalChoices(lookup, text, codes) : { value: codes[0] ?? text };
  },
  takes: 'open',
};

/** Several codes of a look-up. */
export const multiselectKind: Kind = {
  sortKey: ({ name }) => ({
    sql: ascii(sql`array_to_string(${own(name)}, ',')`),
    of: (row) => [row[name]].flat().join(','),
    kind: 'text',
  }),
  found: (field, { needle, phrases }) => {
    const codes = codesCalled(field, needle, phrases);
    return codes.length > 0 ? sql`${own(field.name)} && ${codes}::text[]` : undefined;
  },
  show: (field, value, showing) =>
    [value]
      .flat()
      .map((code) => labelOf(field, code, showing))
      .join('; '),
  read: ({ name: field, lookup }, { text, current }) => {
    if (!lookup) return { value: [] };
    const codes = new Set<string>();
    for (const name of splitNames(text ?? '', (one) => codesBehind(lookup, one).length > 0)) {
      const meant = codesMeant(lookup, name, current?.[field]);
      if (meant.length > 1) return severalChoices(lookup, name, meant);
      const [code] = meant;
      if (code === undefined) return unknownWord('unlisted', name, true);
      codes.add(code);
    }
    return { value: [...codes] };
  },
  width: WIDE,
  takes: 'many',
  listed,
};
