import { serverTexts } from '@emanet/contract/locales/server-texts';
import { savedViews } from '@emanet/contract/saved-views';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import { listViews, markView, saveView } from './saved-views.ts';

const done = serverTexts((all) => all.savedViews.done);

/** Named views of the registers' lists. */
export function savedViewRoutes(app: App): void {
  const { reads, changes, does } = scopedRoutes(app);
  const { db } = app.services;

  reads(savedViews.list, ({ scope, query }) => listViews(db, scope, query.tur));
  changes(savedViews.save, done.saved, ({ scope, body, request }) =>
    saveView(db, scope, body, onceKeyOf(request)),
  );
  does(savedViews.delete, done.deleted, ({ scope, params, query }) =>
    markView(db, scope, { id: params.id, everywhere: query.genel === '1', deleted: true }),
  );
  does(savedViews.restore, done.restored, ({ scope, params, query }) =>
    markView(db, scope, { id: params.id, everywhere: query.genel === '1', deleted: false }),
  );
}
