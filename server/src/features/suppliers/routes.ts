import { serverTexts } from '@emanet/contract/locales/server-texts';
import { supplierNoun, suppliers } from '@emanet/contract/suppliers';
import type { App } from '../../platform/http/app.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import { nounRoutes } from '../../records/noun/routes.ts';
import { listSuppliers, sheetsOfUses, supplierVerbs, usesOf } from './suppliers.ts';

/** Sentences after successful changes of the directory. */
const done = serverTexts((all) => all.suppliers.done);

/** The directory of suppliers for transfers and assets. */
export function supplierRoutes(app: App): void {
  const { db } = app.services;
  nounRoutes(app, {
    calls: { ...suppliers, add: suppliers.create },
    verbs: supplierVerbs,
    done,
    renamed: done.renamed,
    list: (scope, wanted) => listSuppliers(db, scope, wanted),
    definition: supplierNoun,
    figures: ['aktarim_sayisi', 'varlik_sayisi'],
    sheets: (scope, entries, lang) => sheetsOfUses(db, scope, entries, lang),
  });
  scopedRoutes(app).reads(suppliers.uses, ({ scope, params }) => usesOf(db, scope, params.id));
}
