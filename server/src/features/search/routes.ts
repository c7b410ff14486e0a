import { search } from '@emanet/contract/search';
import type { App } from '../../platform/http/app.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import { find } from './search.ts';

/** One question over every register, the supplier directory and the documents. */
export function searchRoutes(app: App): void {
  const { reads } = scopedRoutes(app);
  const { db } = app.services;
  reads(search.find, ({ scope, query, request }) => find(db, scope, query.q, request.language));
}
