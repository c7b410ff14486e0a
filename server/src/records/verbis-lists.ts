import dataSubjects from '@emanet/contract/data/data-subjects.json' with { type: 'json' };
import { choiceOf, choicesOf, type LookupName } from '@emanet/contract/lookups';
import type { Language } from '@emanet/contract/shared/primitives';

/** Categories of data in the order of the registry. */
export const registryCategories = [
  ...new Map(
    choicesOf('kisisel_veriler').flatMap(({ group, special }) =>
      group ? [[group.code, { ...group, special: special === true }] as const] : [],
    ),
  ).values(),
];

/** Every data item with its category. */
export const categoryOfItems = choicesOf('kisisel_veriler').map(({ code, group }) => ({
  code,
  category: group?.code ?? '',
}));

/** Groups that VERBİS does not know are reported as the wider group that they belong to, or as "Diğer". */
export const officialSubjectOf: ReadonlyMap<string, string> = new Map(
  dataSubjects.items.map((one) => [
    one.code,
    one.official ? one.code : (one.reported_as ?? 'diger'),
  ]),
);

/** Groups of data subjects that VERBİS knows, in its order. */
export const officialSubjects = dataSubjects.items.filter((one) => one.official);

/** Known codes in the order of their look-up. */
export const namedCodes = (lookup: LookupName, codes: ReadonlySet<string>, lang: Language) =>
  choicesOf(lookup)
    .filter((one) => codes.has(one.code))
    .map((one) => ({ kod: one.code, ad: one[lang] }));

/** Known codes in the order of their look-up, then free text, which has no code. */
export const namedValues = (lookup: LookupName, values: ReadonlySet<string>, lang: Language) => [
  ...namedCodes(lookup, values, lang),
  ...[...values]
    .filter((value) => !choiceOf(lookup, value))
    .map((text) => ({ kod: null, ad: text })),
];
