import { serverText } from '@emanet/contract/locales/server-texts';
import { filings } from '@emanet/contract/filings';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes } from '../../platform/http/route.ts';
import { filingFile } from './files.ts';
import {
  answerDuty,
  choosePeriod,
  decideMeasure,
  readPreparation,
  tickRows,
} from './preparation.ts';
import { answerCrossings } from './crossings.ts';
import { readReview } from './review.ts';
import { addFiling, listFilings, readEarlier, readFiling, readStanding } from './filings.ts';

const SAVED = serverText('filings.saved');
const TICKED = serverText('filings.ticked');
const DECIDED = serverText('filings.decided');
const CHOSEN = serverText('filings.chosen');
const ANSWERED = serverText('filings.answered');

export function filingRoutes(app: App): void {
  const { services } = app;
  const { reads, changes } = scopedRoutes(app);

  reads(filings.list, ({ scope }) => listFilings(services, scope));
  reads(filings.standing, ({ scope }) => readStanding(services, scope));
  reads(filings.asOf, ({ scope, query }) => readEarlier(services, scope, query.tarih));
  reads(filings.preparation, ({ scope, request }) =>
    readPreparation(services, scope, request.language),
  );
  changes(filings.tick, TICKED, ({ scope, body }) => tickRows(services, scope, body));
  changes(filings.measure, DECIDED, ({ scope, params, body, request }) =>
    decideMeasure(services, scope, params.kod, body, request.language),
  );
  changes(filings.period, CHOSEN, ({ scope, body }) => choosePeriod(services, scope, body));
  reads(filings.review, ({ scope, request }) => readReview(services, scope, request.language));
  changes(filings.crossing, ANSWERED, ({ scope, body }) => answerCrossings(services, scope, body));
  changes(filings.duty, ANSWERED, ({ scope, body }) => answerDuty(services, scope, body));
  reads(filings.single, ({ scope, params }) => readFiling(services, scope, params.id));
  changes(filings.add, SAVED, ({ scope, body, request }) =>
    addFiling(services, scope, body, onceKeyOf(request)),
  );

  companyRoute(app, filings.export, async ({ scope, params, query, reply }) => {
    const file = await filingFile(await readFiling(services, scope, params.id), scope, query);
    return reply.type(file.type).header('content-disposition', file.disposition).send(file.content);
  });
}
