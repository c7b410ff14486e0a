import { serverText } from '@emanet/contract/locales/server-texts';
import { filings } from '@emanet/contract/filings';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { filingFile } from './files.ts';
import {
  answerDuty,
  choosePeriod,
  decideMeasure,
  readPreparation,
  tickRows,
} from './preparation.ts';
import { addFiling, listFilings, readEarlier, readFiling, readStanding } from './filings.ts';

const SAVED = serverText('filings.saved');
const TICKED = serverText('filings.ticked');
const DECIDED = serverText('filings.decided');
const CHOSEN = serverText('filings.chosen');
const ANSWERED = serverText('filings.answered');

/** Routes of the company's filings. */
export function filingRoutes(app: App): void {
  const { services } = app;

  companyRoute(app, filings.list, async ({ scope }) => ({
    data: await listFilings(services, scope),
  }));

  companyRoute(app, filings.standing, async ({ scope }) => ({
    data: await readStanding(services, scope),
  }));

  companyRoute(app, filings.asOf, async ({ scope, query }) => ({
    data: await readEarlier(services, scope, query.tarih),
  }));

  companyRoute(app, filings.preparation, async ({ scope, request }) => ({
    data: await readPreparation(services, scope, request.language),
  }));

  companyRoute(app, filings.tick, async ({ scope, body, request }) => ({
    data: await tickRows(services, scope, body),
    message: TICKED[request.language],
  }));

  companyRoute(app, filings.measure, async ({ scope, params, body, request }) => ({
    data: await decideMeasure(services, scope, params.kod, body, request.language),
    message: DECIDED[request.language],
  }));

  companyRoute(app, filings.period, async ({ scope, body, request }) => ({
    data: await choosePeriod(services, scope, body),
    message: CHOSEN[request.language],
  }));

  companyRoute(app, filings.duty, async ({ scope, body, request }) => ({
    data: await answerDuty(services, scope, body),
    message: ANSWERED[request.language],
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
