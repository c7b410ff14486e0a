import { savedViews } from '@emanet/contract/saved-views';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { deleteView, listViews, saveView } from './saved-views.ts';
import { sentence } from './sentences.ts';

/** Named views of the registers' lists. */
export function savedViewRoutes(app: App): void {
  const { db } = app.services;

  companyRoute(app, savedViews.list, async ({ scope, query }) => ({
    data: await listViews(db, scope, query.tur),
  }));

  companyRoute(app, savedViews.save, async ({ scope, body, request }) => ({
    data: await saveView(db, scope, body, onceKeyOf(request)),
    message: sentence('saved', request.language),
  }));

  companyRoute(app, savedViews.delete, async ({ scope, params, request }) => {
    await deleteView(db, scope, params.id);
    return { message: sentence('deleted', request.language) };
  });
}
