import {
  choicesOf,
  choicesOn,
  choiceOf,
  type Choice,
  type LookupName,
} from '@emanet/contract/lookups';
import type { Language } from '@emanet/contract/shared/primitives';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { labelKey } from '@emanet/contract/shared/turkish';
import { findByWords, findInGroups } from '../../../ui/word-search.ts';

/** Choices under one heading; `code` is empty where the look-up has no headings. */
export type ChoiceGroup = Readonly<{
  code: string;
  title?: string;
  special: boolean;
  choices: readonly Choice[];
}>;

/** Legal bases carry an article and are listed under it: `madde5`, or `madde6` for special data. */
const articleGroup = (choice: Choice) => (choice.special ? 'madde6' : 'madde5');

/**
 * The offered choices of a look-up. Bases for special data (those with an article) are left out
 * while there are none, and so is a choice that is not valid today, unless they are ticked already.
 */
const offeredChoices = (lookup: LookupName, special: boolean, ticked: readonly string[]) => {
  const offered = choicesOn(lookup, todayInTurkey());
  return choicesOf(lookup).filter(
    (choice) =>
      ticked.includes(choice.code) ||
      (offered.includes(choice) && (special || !(choice.article && choice.special))),
  );
};

function intoGroups(choices: readonly Choice[], lang: Language): ChoiceGroup[] {
  const groups = new Map<string, { title?: string; choices: Choice[] }>();
  for (const choice of choices) {
    const code = choice.group?.code ?? (choice.article ? articleGroup(choice) : '');
    const group = groups.get(code) ?? { title: choice.group?.[lang], choices: [] };
    group.choices.push(choice);
    groups.set(code, group);
  }
  return [...groups].map(([code, group]) => ({
    code,
    ...group,
    special: group.choices.every((choice) => choice.special === true),
  }));
}

/** Groups with a tick come first, special data before the rest. */
const rank = (group: ChoiceGroup, ticked: readonly string[]): number => {
  const used = group.choices.some((choice) => ticked.includes(choice.code));
  return used ? (group.special ? 0 : 1) : 2;
};

/** Choices of a multi-select, under its headings. `first`: ticks at the time of opening. */
export function groupsOf(
  lookup: LookupName,
  lang: Language,
  options: { special: boolean; ticked: readonly string[]; first: readonly string[] },
): ChoiceGroup[] {
  const groups = intoGroups(offeredChoices(lookup, options.special, options.ticked), lang);
  // Legal bases keep the order of the law.
  if (groups.some((group) => group.choices.some((choice) => choice.article))) return groups;
  return groups.toSorted((a, b) => rank(a, options.first) - rank(b, options.first));
}

/** Words of the trade by which the choices of a look-up are found too, by code. */
export type SpokenWords = Readonly<Record<string, readonly string[]>>;

/** Loads them, which no form needs before something is looked for in it. */
export async function spokenWords(lookup: LookupName): Promise<SpokenWords> {
  const words: Readonly<Record<string, SpokenWords>> = (
    await import('@emanet/contract/data/vocabulary.json')
  ).default;
  return words[lookup === 'saklandigi_alan' ? 'varlik_turu' : lookup] ?? {};
}

/** Choices whose name, group or words match the search; the best match of a name first. */
export function searchGroups(
  groups: readonly ChoiceGroup[],
  lang: Language,
  query: string,
  words: SpokenWords = {},
) {
  if (!query.trim()) return [...groups];
  // An article is found by its number, a name by its beginning.
  const byArticle = /^\s*\d/.test(query);
  const read = {
    title: (group: ChoiceGroup) => group.title ?? '',
    items: (group: ChoiceGroup) => group.choices,
    name: (choice: Choice) =>
      byArticle ? `${choice.article ?? ''} ${choice[lang]}`.trim() : choice[lang],
    also: ({ code }: Choice) => words[code]?.join('\n') ?? '',
  };
  return findInGroups(groups, query, read).map(({ group, items }) => ({
    ...group,
    choices: items,
  }));
}

/** Ticked codes for the pills: legal bases in the order of the law, special data first. */
export function orderedTicks(lookup: LookupName, ticked: readonly string[]): string[] {
  const choices = choicesOf(lookup);
  if (choices.some((choice) => choice.article))
    return choices.map((choice) => choice.code).filter((code) => ticked.includes(code));
  const isSpecial = (code: string) => choiceOf(lookup, code)?.special === true;
  return [...ticked.filter(isSpecial), ...ticked.filter((code) => !isSpecial(code))];
}

/** How many different headings the ticked codes have; 0 where there are none. */
export const groupCount = (lookup: LookupName, ticked: readonly string[]): number =>
  new Set(ticked.flatMap((code) => choiceOf(lookup, code)?.group?.code ?? [])).size;

/** The code of a name in either language, else the text itself. */
export function codeOrText(lookup: LookupName, text: string): string {
  const wanted = labelKey(text);
  // Turkish screens do not load English names.
  const found = choicesOf(lookup).filter(({ tr, en }) =>
    [tr, en].some((name) => name && labelKey(name) === wanted),
  );
  return found.length === 1 && found[0] ? found[0].code : text;
}

/** Choices whose name or note contains the text; all of them once the text is a full name. */
export function matchingChoices(lookup: LookupName, lang: Language, written: string): Choice[] {
  const choices = choicesOn(lookup, todayInTurkey());
  if (choices.some((choice) => labelKey(choice[lang]) === labelKey(written))) return [...choices];
  const read = {
    name: (choice: Choice) => choice[lang],
    also: (choice: Choice) => noteOf(choice, lang) ?? '',
  };
  return [...findByWords(choices, written, read)];
}

export const noteOf = (choice: Choice, lang: Language): string | undefined =>
  lang === 'tr' ? choice.note_tr : choice.note_en;
