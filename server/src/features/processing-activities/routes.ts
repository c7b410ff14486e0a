import { processingActivities, type LinkedRecord } from '@emanet/contract/processing-activities';
import { longestText } from '@emanet/contract/records/periods';
import { LINKING_REGISTERS, perRegister } from '@emanet/contract/records/registers';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import type { App } from '../../platform/http/app.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import { linkTo, nameOf } from '../../records/record-name.ts';
import { toRow } from '../../records/record-json.ts';
import { recordExists } from '../../records/queries.ts';
import { registerRoutes } from '../../records/routes.ts';
import {
  namedCodes,
  namedValues,
  officialSubjectOf,
  officialSubjects,
  registryCategories,
} from '../../records/verbis-lists.ts';
import { registerOf } from '../../registers.ts';
import { selectCategoryUse, selectLinked, selectNames, selectSubjectUse } from './queries.ts';
import { writeQuestionnaire } from './questionnaire.ts';
import { processingActivityRegister } from './register.ts';

/** Activities that the caller may name in a record of another register. */
const listNames = (db: Db, scope: CompanyScope) => db.read(scope, (tx) => selectNames(tx, scope));

/**
 * The transfers and assets that name an activity, each as far as the caller may read its register;
 * stops with NOT_FOUND when the activity is not theirs.
 */
async function linksOf(db: Db, scope: CompanyScope, id: number, lang: Language) {
  await db.read(scope, async (tx) => {
    if (!(await recordExists(tx, processingActivityRegister, scope, id))) fail('NOT_FOUND');
  });

  const order = new Intl.Collator(lang, { numeric: true }).compare;
  return perRegister(LINKING_REGISTERS, async (tur): Promise<LinkedRecord[]> => {
    const register = registerOf(tur);
    const reach = scopeWith(scope, register.read);
    const lines = await db.read(reach, (tx) => selectLinked(tx, register, reach, id));
    return lines
      .map((line) => toRow(register, line))
      .map((row) => linkTo(nameOf(register, row, lang), row))
      .sort((a, b) => order(a.ad, b.ad) || a.id - b.id);
  });
}

export function processingActivityRoutes(app: App): void {
  const { reads, sends } = scopedRoutes(app);
  const { db } = app.services;
  registerRoutes(app, processingActivityRegister, processingActivities);

  reads(processingActivities.categoriesAndPurposes, ({ scope, request }) =>
    categoriesAndPurposes(db, scope, request.language),
  );
  reads(processingActivities.subjectsByCategory, ({ scope, request }) =>
    subjectsByCategory(db, scope, request.language),
  );

  reads(processingActivities.names, ({ scope }) => listNames(db, scope));

  sends(processingActivities.questionnaire, SHEET_TYPE, ({ scope, query }) =>
    writeQuestionnaire(app.services, scope, query.department_id, query.lang),
  );

  reads(processingActivities.links, ({ scope, params, request }) =>
    linksOf(db, scope, params.id, request.language),
  );
}

/** Per category of data that the scope's activities hold: purposes, periods, the one to notify. */
async function categoriesAndPurposes(db: Db, scope: CompanyScope, lang: Language) {
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

/** Categories that the scope's activities hold of each group of people. */
async function subjectsByCategory(db: Db, scope: CompanyScope, lang: Language) {
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
