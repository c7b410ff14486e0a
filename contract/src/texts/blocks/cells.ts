import { choiceOf, inOrder } from '../../lookups.ts';
import type { Language } from '../../shared/primitives.ts';
import { keyOfSource, type Source, type Span, type TextSentence } from '../model.ts';
import { codesOf, type Part } from '../register.ts';
import { capital, enumerated, inSentence, words } from '../words.ts';
import { from, ofActivity, sentence } from './block.ts';

/** Joined spans, without an empty end. */
export const joined = (all: readonly Span[], between: string): Span[] =>
  all.flatMap((one, at) => (at === 0 ? [one] : [{ t: between }, one]));

/** Sources, each once. */
export const once = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map((one) => [keyOfSource(one), one])).values(),
];

/** A cell of a table: one sentence, under the heading of its column in a row of its key. */
export const cell = (
  k: string,
  place: NonNullable<TextSentence['hucre']>,
  pieces: readonly (string | Span)[],
  more = {},
): TextSentence => sentence(k, pieces, { hucre: place, ...more });

type Category = Readonly<{ code: string; name: string; special: boolean; items: string[] }>;

/** Categories of parts in the registry's order, each with its items and the parts that hold them. */
export function categoriesOf(
  parts: readonly Part[],
  lang: Language,
): (Category & Readonly<{ of: readonly Part[] }>)[] {
  const held = new Map<string, Part[]>();
  for (const part of parts)
    for (const code of codesOf(part.values, 'islenen_kisisel_veriler'))
      held.set(code, [...(held.get(code) ?? []), part]);
  const found = new Map<string, Category & { of: Part[] }>();
  for (const code of inOrder('kisisel_veriler', [...held.keys()]).map(String)) {
    const choice = choiceOf('kisisel_veriler', code);
    if (!choice?.group) continue;
    const name = inSentence(choice.group[lang], lang);
    const own = found.get(choice.group.code) ?? {
      ...{ code: choice.group.code, name, special: choice.special === true, items: [], of: [] },
    };
    const [item = ''] = words('kisisel_veriler', [code], lang);
    if (item !== name && !own.items.includes(item)) own.items.push(item);
    own.of.push(...(held.get(code) ?? []).filter((part) => !own.of.includes(part)));
    found.set(choice.group.code, own);
  }
  return [...found.values()];
}

/** `Kimlik: ad soyad, T.C. kimlik numarası. İletişim: …`; by a setting the categories alone. */
export function dataSpans(parts: readonly Part[], lang: Language, withItems: boolean): Span[] {
  const spans = categoriesOf(parts, lang).map(({ name, special, items, of }): Span => {
    const told = withItems && items.length > 0 ? `: ${items.join(', ')}` : '';
    const sources = of.flatMap((one) =>
      ofActivity(one, 'islenen_kisisel_veriler', 'kategori_ayrintilari'),
    );
    return {
      ...from(`${capital(name, lang)}${told}`, ...once(sources)),
      ...(special && { ozel: true as const }),
    };
  });
  return joined(spans, '. ');
}

type Said = Readonly<{ text: string; part: Part; special?: boolean; sources: readonly Source[] }>;

/**
 * Answers with the data that each is about: `10 yıl: kimlik, özlük`. Where all data have one answer, it
 * stands alone. `special` narrows an answer to data of that sort; `apart`: answers about the same categories
 * name their items.
 */
export function answersByData(
  answers: readonly Said[],
  parts: readonly Part[],
  lang: Language,
  apart = false,
): Span[] {
  const all = categoriesOf(parts, lang).map(({ name }) => name);
  const groups = [...Map.groupBy(answers, ({ text }) => text)].map(([text, own]) => ({
    ...{ text, own },
    names: namesOf(own, lang, ({ name }) => [name]),
  }));
  const spans = groups.map(({ text, own, names }): Span => {
    const alike = groups.filter((one) => one.names.join() === names.join()).length > 1;
    const told =
      apart && alike
        ? `: ${namesOf(own, lang, ({ name, items }) => (items.length > 0 ? items : [name])).join(', ')}`
        : toldOf(names, all, lang);
    return from(`${capital(text, lang)}${told}`, ...once(own.flatMap((one) => one.sources)));
  });
  return joined(spans, '. ');
}

/** Names of the data of some answers, each once. */
const namesOf = (
  answers: readonly Said[],
  lang: Language,
  name: (one: ReturnType<typeof categoriesOf>[number]) => readonly string[],
): string[] => [
  ...new Set(
    answers.flatMap(({ part, special }) =>
      categoriesOf([part], lang)
        .filter((one) => special === undefined || one.special === special)
        .flatMap(name),
    ),
  ),
];

/** Most categories that a cell leaves out by name instead of naming all others. */
const MOST_LEFT_OUT = 2;
const LONG = 5;

/** The data of an answer in few words: none where it is about all of them. */
function toldOf(names: readonly string[], all: readonly string[], lang: Language): string {
  const others = all.filter((one) => !names.includes(one));
  if (others.length === 0 || names.length === 0) return '';
  if (names.length < LONG || others.length > MOST_LEFT_OUT) return `: ${names.join(', ')}`;
  return lang === 'tr'
    ? `: ${enumerated(others, lang)} dışındaki veriler`
    : `: all but ${enumerated(others, lang)}`;
}
