import { filings } from '@emanet/contract/filings';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { Sentence } from '@emanet/contract/shared/primitives';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { filingFile } from './files.ts';
import { addFiling, listFilings, readFiling, readStanding } from './filings.ts';

const SAVED: Sentence = { tr: 'Beyan kaydedildi.', en: 'The filing was saved.' };

/** What a company told the registry. */
export function filingRoutes(app: App): void {
  const { services } = app;

  companyRoute(app, filings.list, async ({ scope }) => ({
    data: await listFilings(services, scope),
  }));

  companyRoute(app, filings.standing, async ({ scope }) => ({
    data: await readStanding(services, scope),
  }));

  companyRoute(app, filings.single, async ({ scope, params }) => ({
    data: await readFiling(services, scope, params.id),
  }));

  companyRoute(app, filings.add, async ({ scope, body, request }) => ({
    data: await addFiling(services, scope, body, onceKeyOf(request)),
    message: SAVED[request.language],
  }));

  companyRoute(app, filings.export, async ({ scope, params, query, reply }) => {
    const file = await filingFile(await readFiling(services, scope, params.id), scope, query);
    return reply
      .type(query.bicim === 'pdf' ? 'application/pdf' : SHEET_TYPE)
      .header('content-disposition', file.disposition)
      .send(file.content);
  });
}
