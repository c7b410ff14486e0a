import { z } from 'zod';
import { viewContent } from '../saved-views.ts';
import { changedOf, endpoint, listOf, messageOnly } from '../shared/endpoint.ts';
import { id, idInPath } from '../shared/primitives.ts';

const view = z.object({ id, ...viewContent, ad: z.string() });
export type PortfolioView = z.infer<typeof view>;

/** Named views of the portfolio: of the person, as the list is over all companies. */
export const viewEndpoints = {
  views: endpoint({
    summary: 'Portföyün kayıtlı görünümleri / Saved views of the portfolio',
    path: '/api/portfoy/gorunumler',
    permission: 'portfolio.read',
    answers: listOf(view),
  }),
  saveView: endpoint({
    summary: 'Görünümü kaydet; aynı ad yenilenir / Save a view; the same name is replaced',
    method: 'POST',
    path: '/api/portfoy/gorunumler',
    permission: 'portfolio.read',
    body: z.strictObject(viewContent),
    answers: changedOf(view),
    status: 201,
  }),
  deleteView: endpoint({
    summary: 'Görünümü sil / Delete a view',
    method: 'DELETE',
    path: '/api/portfoy/gorunumler/:id',
    permission: 'portfolio.read',
    params: z.strictObject({ id: idInPath }),
    answers: messageOnly,
  }),
  restoreView: endpoint({
    summary: 'Silinen görünümü geri getir / Bring a deleted view back',
    method: 'POST',
    path: '/api/portfoy/gorunumler/restore/:id',
    permission: 'portfolio.read',
    params: z.strictObject({ id: idInPath }),
    answers: messageOnly,
  }),
};
