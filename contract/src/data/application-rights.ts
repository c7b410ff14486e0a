import en from '../locales/rights.en.json' with { type: 'json' };
import tr from '../locales/rights.tr.json' with { type: 'json' };
import { articleIn } from '../shared/articles.ts';
import type { Language, Sentence } from '../shared/primitives.ts';

/** The rights of article 11, paragraph 1, of Law No. 6698, by their letter. */
export const RIGHTS = ['a', 'b', 'c', 'ç', 'd', 'e', 'f', 'g', 'ğ'] as const;
export type Right = (typeof RIGHTS)[number];

/** Rights as a language cites them: "m. 11/1-c, e", in English "Art. 11(1)(c), (e)". */
export const articlesOf = (rights: readonly Right[], lang: Language): string =>
  rights.length > 0 ? articleIn(`m. 11/1-${rights.join(', ')}`, lang) : '';

/** One right as a language cites it: "m. 11/1-e", in English "Art. 11(1)(e)". */
export const articleOf = (right: Right, lang: Language): string => articlesOf([right], lang);

const inBoth = (right: Right, form: 'plain' | 'short'): Sentence => ({
  tr: tr[right][form],
  en: en[right][form],
});

type RightTexts = Readonly<{ plain: Sentence; short: Sentence }>;

/** `plain`: as an applicant ticks it; `short`: as a list names it. */
export const RIGHT_TEXTS = Object.fromEntries(
  RIGHTS.map((right) => [right, { plain: inBoth(right, 'plain'), short: inBoth(right, 'short') }]),
  // The entries are those of all rights.
) as Readonly<Record<Right, RightTexts>>;
