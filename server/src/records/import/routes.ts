import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { messageOf } from '../messages.ts';
import type { Endpoints, Register } from '../register.ts';
import { sheetDisposition } from '../sheet-name.ts';
import { checkImport, importRecords, refusedRows } from './import.ts';
import { refusedTitle } from './refused.ts';
import { writeTemplate } from './template.ts';

/** Serves the template of a register, the dry run of a filled file, what it refuses, its import. */
export function importRoutes(app: App, register: Register, endpoints: Endpoints): void {
  const { services } = app;
  const target = { register, body: endpoints.add.body };

  companyRoute(app, endpoints.template, async ({ scope, query, reply }) => {
    const file = await writeTemplate(services, register, scope, query.lang);
    return reply
      .type(SHEET_TYPE)
      .header('content-disposition', file.disposition)
      .send(file.content);
  });

  companyRoute(app, endpoints.checkImport, async ({ scope, query, body }) => ({
    data: await checkImport(services, target, scope, body, query.lang),
  }));

  companyRoute(app, endpoints.refusedRows, async ({ scope, query, body, reply }) => {
    const content = await refusedRows(services, target, scope, body, query.lang);
    return reply
      .type(SHEET_TYPE)
      .header('content-disposition', sheetDisposition(refusedTitle(register), scope, query.lang))
      .send(content);
  });

  companyRoute(app, endpoints.import, async ({ scope, query, body, request }) => ({
    data: await importRecords(services, target, scope, body, query.plan, onceKeyOf(request)),
    message: messageOf('imported', request.language),
  }));
}
