import { z } from 'zod';
import { viewContent } from '../saved-views.ts';
import { changedOf, endpoint, listOf, messageOnly } from '../shared/endpoint.ts';
import { id, idInPath } from '../shared/primitives.ts';
import { ACROSS_TYPES } from './across-types.ts';

const view = z.object({ id, ...viewContent, ad: z.string() });
export type PortfolioView = z.infer<typeof view>;

/** The list over all clients that a view is of; without it the portfolio itself. */
const ofList = { liste: z.enum(ACROSS_TYPES).optional() };

/** Named views of the portfolio and of lists over all clients: of the person, as these are over all companies. */
export const viewEndpoints = {
  views: endpoint({
    summary: 'Portföyün kayıtlı görünümleri / Saved views of the portfolio',
    path: '/api/portfoy/gorunumler',
    permission: 'portfolio.read',
    query: z.strictObject(ofList),
    answers: listOf(view),
  }),
  saveView: endpoint({
    summary: 'Görünümü kaydet; aynı ad yenilenir / Save a view; the same name is replaced',
    method: 'POST',
    path: '/api/portfoy/gorunumler',
    permission: 'portfolio.read',
    body: z.strictObject({ ...viewContent, ...ofList }),
    answers: changedOf(view),
    status: 201,
  }),
  deleteView: endpoint({
    summary: 'Görünümü sil / Delete a view',
    method: 'DELETE',
    path: '/api/portfoy/gorunumler/:id',
    permission: 'portfolio.read',
    params: z.strictObject({ id: idInPath }),
    query: z.strictObject(ofList),
    answers: messageOnly,
  }),
  restoreView: endpoint({
    summary: 'Silinen görünümü geri getir / Bring a deleted view back',
    method: 'POST',
    path: '/api/portfoy/gorunumler/restore/:id',
    permission: 'portfolio.read',
    params: z.strictObject({ id: idInPath }),
    query: z.strictObject(ofList),
    answers: messageOnly,
  }),
};
