import type { importEndpoints } from '@emanet/contract/records/import-endpoints';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { messageOf } from '../messages.ts';
import type { Endpoints, Register } from '../register.ts';
import { sheetDisposition } from '../excel/sheet-name.ts';
import type { PlannedStep } from './answer.ts';
import { checkImport, importRows, refusedRows, type Importer } from './import.ts';
import { rememberMeanings } from './own/memory.ts';
import { recordImporter } from './record-importer.ts';
import { refusedTitle } from './refused.ts';
import { writeTemplate } from './template/template.ts';

type Served<Plan extends Readonly<{ steps: readonly PlannedStep[] }>> = Readonly<{
  endpoints: ReturnType<typeof importEndpoints>;
  importer: Importer<Plan>;
  /** Name of the file of refused rows. */
  refusedTitle: Sentence;
  template: (
    scope: PersonScope,
    lang: Language,
  ) => Promise<Readonly<{ content: Uint8Array; disposition: string }>>;
}>;

/** Serves a template, the dry run of a filled file, what it refuses, its import. */
export function importRoutes<Plan extends Readonly<{ steps: readonly PlannedStep[] }>>(
  app: App,
  { endpoints, importer, refusedTitle: title, template }: Served<Plan>,
): void {
  const { services } = app;

  companyRoute(app, endpoints.template, async ({ scope, query, reply }) => {
    const file = await template(scope, query.lang);
    return reply
      .type(SHEET_TYPE)
      .header('content-disposition', file.disposition)
      .send(file.content);
  });

  companyRoute(app, endpoints.checkImport, async ({ scope, query, body }) => ({
    data: await checkImport(services, importer, scope, body, query.lang),
  }));

  companyRoute(app, endpoints.sheetMeanings, async ({ scope, body, request }) => {
    await services.db.write(scope, (tx) => rememberMeanings(tx, scope, importer.heads.name, body));
    return { message: messageOf('remembered', request.language) };
  });

  companyRoute(app, endpoints.refusedRows, async ({ scope, query, body, reply }) => {
    const content = await refusedRows(services, importer, scope, body, query.lang);
    return reply
      .type(SHEET_TYPE)
      .header('content-disposition', sheetDisposition(title, scope, query.lang))
      .send(content);
  });

  companyRoute(app, endpoints.import, async ({ scope, query, body, request }) => ({
    data: await importRows(services, importer, scope, body, query.plan, onceKeyOf(request)),
    message: messageOf('imported', request.language),
  }));
}

/** The same for a register. */
export const recordImportRoutes = (app: App, register: Register, endpoints: Endpoints): void =>
  importRoutes(app, {
    endpoints,
    importer: recordImporter(register, endpoints.add.body),
    refusedTitle: refusedTitle(register),
    template: (scope, lang) => writeTemplate(app.services, register, scope, lang),
  });
