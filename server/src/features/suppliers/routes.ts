import { suppliers } from '@emanet/contract/suppliers';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { sentence, updatedSentence } from './sentences.ts';
import { createSupplier, deleteSupplier, listSuppliers, updateSupplier } from './suppliers.ts';

/** The directory of suppliers that transfers and assets draw on. */
export function supplierRoutes(app: App): void {
  const { services } = app;
  const { db } = services;

  companyRoute(app, suppliers.list, async ({ scope, query }) => ({
    data: await listSuppliers(db, scope, query.q),
  }));

  companyRoute(app, suppliers.create, async ({ scope, body, request }) => ({
    data: await createSupplier(db, scope, body, onceKeyOf(request)),
    message: sentence('added', request.language),
  }));

  companyRoute(app, suppliers.update, async ({ scope, params, body, request }) => {
    const { supplier, renamed } = await updateSupplier(services, scope, params.id, body);
    return { data: supplier, message: updatedSentence(renamed, request.language) };
  });

  companyRoute(app, suppliers.delete, async ({ scope, params, request }) => {
    await deleteSupplier(db, scope, params.id);
    return { message: sentence('deleted', request.language) };
  });
}
