import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { suppliers } from '@emanet/contract/suppliers';
import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes } from '../../platform/http/route.ts';
import { exportSuppliers } from './sheet.ts';
import {
  createSupplier,
  removeSupplier,
  listSuppliers,
  updateSupplier,
  usesOf,
} from './suppliers.ts';

/** Sentences about a change of the directory that went well. */
const done = serverTexts((all) => all.suppliers.done);

/** The same of an update, with the number of records that took the new name. */
function updatedSentence(renamed: number, language: Language): string {
  const updated = done.updated[language];
  if (renamed === 0) return updated;
  return language === 'tr'
    ? `${updated} Yeni adı alan kayıt sayısı: ${renamed}.`
    : `${updated} Records that took the new name: ${renamed}.`;
}

/** The directory of suppliers that transfers and assets draw on. */
export function supplierRoutes(app: App): void {
  const { services } = app;
  const { reads, changes, does, sends } = scopedRoutes(app);
  const { db } = services;

  reads(suppliers.list, ({ scope, query }) => listSuppliers(db, scope, query.q));
  reads(suppliers.uses, ({ scope, params }) => usesOf(db, scope, params.id));

  sends(suppliers.export, SHEET_TYPE, ({ scope, body, request }) => {
    const lang = body.lang ?? request.language;
    return exportSuppliers(services, scope, body.ids, lang);
  });

  changes(suppliers.create, done.added, ({ scope, body, request }) =>
    createSupplier(db, scope, body, onceKeyOf(request)),
  );

  companyRoute(app, suppliers.update, async ({ scope, params, body, request }) => {
    const { supplier, renamed } = await updateSupplier(services, scope, params.id, body);
    return { data: supplier, message: updatedSentence(renamed, request.language) };
  });

  does(suppliers.delete, done.deleted, ({ scope, params }) =>
    db.write(scope, (tx) => removeSupplier(tx, scope, params.id)),
  );
}
