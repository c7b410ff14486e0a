import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { suppliers } from '@emanet/contract/suppliers';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes } from '../../platform/http/route.ts';
import { done, updatedSentence } from './sentences.ts';
import { exportSuppliers } from './sheet.ts';
import {
  createSupplier,
  removeSupplier,
  listSuppliers,
  updateSupplier,
  usesOf,
} from './suppliers.ts';

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
