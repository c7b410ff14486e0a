import type { importEndpoints } from '@emanet/contract/records/import-endpoints';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { registerTitle } from '@emanet/contract/records/labels';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes } from '../../platform/http/route.ts';
import { done } from '../messages.ts';
import type { Endpoints, Register } from '../register.ts';
import { sheetDisposition } from '../excel/sheet-name.ts';
import type { PlannedStep } from './answer.ts';
import { checkImport, importRows, refusedRows, type Importer } from './import.ts';
import { keepWords } from './own/consultant.ts';
import { rememberMeanings } from './own/memory.ts';
import { recordImporter } from './record-importer.ts';
import { refusedTitle } from './refused.ts';
import { writeTemplate } from './template/template.ts';

type Served<Plan extends Readonly<{ steps: readonly PlannedStep[] }>> = Readonly<{
  endpoints: ReturnType<typeof importEndpoints>;
  importer: Importer<Plan>;
  /** Title of the list. */
  title: Sentence;
  template: (
    scope: PersonScope,
    lang: Language,
  ) => Promise<Readonly<{ content: Uint8Array; disposition: string }>>;
}>;

/** Serves a template, the dry run of a filled file, what it refuses, its import. */
export function importRoutes<Plan extends Readonly<{ steps: readonly PlannedStep[] }>>(
  app: App,
  { endpoints, importer, title, template }: Served<Plan>,
): void {
  const { services } = app;
  const { reads, changes, does, sends } = scopedRoutes(app);

  sends(endpoints.template, SHEET_TYPE, ({ scope, query }) => template(scope, query.lang));

  reads(endpoints.checkImport, ({ scope, query, body }) =>
    checkImport(services, importer, scope, body, query.lang),
  );
  does(endpoints.sheetMeanings, done.remembered, ({ scope, body }) =>
    services.db.write(scope, async (tx) => {
      const { name } = importer.heads;
      await rememberMeanings(tx, scope, name, body);
      await keepWords(tx, scope, name, body, await importer.guessable(tx, scope));
    }),
  );

  companyRoute(app, endpoints.refusedRows, async ({ scope, query, body, reply }) => {
    const content = await refusedRows(services, importer, scope, body, query.lang);
    return reply
      .type(SHEET_TYPE)
      .header('content-disposition', sheetDisposition(refusedTitle(title), scope, query.lang))
      .send(content);
  });

  changes(
    endpoints.import,
    done.imported,
    ({ scope, query, body, request }) =>
      importRows(services, importer, scope, body, query.plan, onceKeyOf(request)),
    done.importedNothing,
  );
}

/** The same for a register. */
export const recordImportRoutes = (app: App, register: Register, endpoints: Endpoints): void =>
  importRoutes(app, {
    endpoints,
    importer: recordImporter(register, endpoints.add.body),
    title: registerTitle(register.noun),
    template: (scope, lang) => writeTemplate(app.services, register, scope, lang),
  });
