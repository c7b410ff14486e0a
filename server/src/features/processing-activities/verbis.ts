import { longestText } from '@emanet/contract/records/periods';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Db } from '../../platform/db.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import {
  namedCodes,
  namedValues,
  officialSubjectOf,
  officialSubjects,
  registryCategories,
} from '../../records/verbis-lists.ts';
import { selectCategoryUse, selectSubjectUse } from './queries.ts';

/** Per category of data that the scope's activities hold: purposes, periods, the one to notify. */
export async function categoriesAndPurposes(db: Db, scope: CompanyScope, lang: Language) {
  const found = await db.read(scope, (tx) => selectCategoryUse(tx, scope));
  const uses = new Map(found.map((one) => [one.category, one]));
  return registryCategories.flatMap((category) => {
    const use = uses.get(category.code);
    if (!use) return [];
    return {
      kategori: category.code,
      ad: category[lang],
      ozel_nitelikli: category.special,
      amaclar: namedCodes('islenme_amaci', new Set(use.purposes), lang),
      saklama_sureleri: namedValues('saklama_suresi', new Set(use.periods), lang),
      en_uzun_sure: longestText(use.periods, lang),
      faaliyet_sayisi: use.activities,
    };
  });
}

/** Which groups of people the scope's activities hold which categories of. */
export async function subjectsByCategory(db: Db, scope: CompanyScope, lang: Language) {
  const found = await db.read(scope, (tx) => selectSubjectUse(tx, scope, officialSubjectOf));
  return officialSubjects.flatMap((subject) => {
    const uses = found.filter((one) => one.subject === subject.code);
    if (uses.length === 0) return [];
    const held = registryCategories.flatMap((category) => {
      const use = uses.find((one) => one.category === category.code);
      if (!use) return [];
      return { kategori: category.code, ad: category[lang], faaliyet_sayisi: use.activities };
    });
    return { ilgili_kisi: subject.code, ad: subject[lang], kategoriler: held };
  });
}
