import dataSubjects from '@emanet/contract/data/data-subjects.json' with { type: 'json' };
import { choiceOf, choicesOf, type LookupName } from '@emanet/contract/lookups';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Db } from '../../platform/db.ts';
import type { CompanyScope } from '../../platform/http/scope.ts';
import { longestOf } from './periods.ts';
import { selectCategoryUse, selectSubjectUse } from './queries.ts';

/** Categories in the order of the registry. */
const categories = [
  ...new Map(
    choicesOf('kisisel_veriler').flatMap(({ group, special }) =>
      group ? [[group.code, { ...group, special: special === true }] as const] : [],
    ),
  ).values(),
];

/** Groups that VERBİS does not know are told to it as "Diğer". */
const officialNameOf = new Map(
  dataSubjects.items.map(({ code, official }) => [code, official ? code : 'diger']),
);

/** Known codes in the order of their look-up, then free text. */
function named(lookup: LookupName, codes: readonly string[], lang: Language) {
  const known = choicesOf(lookup).filter((one) => codes.includes(one.code));
  const free = codes.filter((code) => !choiceOf(lookup, code));
  return {
    known: known.map((one) => ({ kod: one.code, ad: one[lang] })),
    free: free.map((text) => ({ kod: null, ad: text })),
  };
}

/** Per category of data that the scope's activities hold: purposes, periods, the one to notify. */
export async function categoriesAndPurposes(db: Db, scope: CompanyScope, lang: Language) {
  const found = await db.read(scope, (tx) => selectCategoryUse(tx, scope));
  const uses = new Map(found.map((one) => [one.category, one]));
  return categories.flatMap((category) => {
    const use = uses.get(category.code);
    if (!use) return [];
    const periods = named('saklama_suresi', use.periods, lang);
    const longest = longestOf(use.periods);
    return {
      kategori: category.code,
      ad: category[lang],
      ozel_nitelikli: category.special,
      amaclar: named('islenme_amaci', use.purposes, lang).known,
      saklama_sureleri: [...periods.known, ...periods.free],
      en_uzun_sure:
        longest === undefined ? null : (choiceOf('saklama_suresi', longest)?.[lang] ?? longest),
      faaliyet_sayisi: use.activities,
    };
  });
}

/** Which groups of people the scope's activities hold which categories of. */
export async function subjectsByCategory(db: Db, scope: CompanyScope, lang: Language) {
  const found = await db.read(scope, (tx) => selectSubjectUse(tx, scope, officialNameOf));
  return dataSubjects.items.flatMap((subject) => {
    const uses = found.filter((one) => one.subject === subject.code);
    if (uses.length === 0) return [];
    const held = categories.flatMap((category) => {
      const use = uses.find((one) => one.category === category.code);
      if (!use) return [];
      return { kategori: category.code, ad: category[lang], faaliyet_sayisi: use.activities };
    });
    return { ilgili_kisi: subject.code, ad: subject[lang], kategoriler: held };
  });
}
