import { suppliers } from '@emanet/contract/suppliers';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { sendSheet } from '../../records/excel/send-sheet.ts';
import { sentence, updatedSentence } from './sentences.ts';
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
  const { db } = services;

  companyRoute(app, suppliers.list, async ({ scope, query }) => ({
    data: await listSuppliers(db, scope, query.q),
  }));

  companyRoute(app, suppliers.uses, async ({ scope, params }) => ({
    data: await usesOf(db, scope, params.id),
  }));

  companyRoute(app, suppliers.export, async ({ scope, body, request, reply }) => {
    const lang = body.lang ?? request.language;
    return sendSheet(reply, await exportSuppliers(services, scope, body.ids, lang));
  });

  companyRoute(app, suppliers.create, async ({ scope, body, request }) => ({
    data: await createSupplier(db, scope, body, onceKeyOf(request)),
    message: sentence('added', request.language),
  }));

  companyRoute(app, suppliers.update, async ({ scope, params, body, request }) => {
    const { supplier, renamed } = await updateSupplier(services, scope, params.id, body);
    return { data: supplier, message: updatedSentence(renamed, request.language) };
  });

  companyRoute(app, suppliers.delete, async ({ scope, params, request }) => {
    await db.write(scope, (tx) => removeSupplier(tx, scope, params.id));
    return { message: sentence('deleted', request.language) };
  });
}
