import { search } from '@emanet/contract/search';
import type { App } from '../../platform/http/app.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import { findAcross } from './across.ts';
import { find } from './search.ts';

/** One question over every register, the supplier directory and the documents. */
export function searchRoutes(app: App): void {
  const { reads } = scopedRoutes(app);
  const { db } = app.services;
  reads(search.findAcross, ({ scope, query, request }) =>
    findAcross(db, scope.actor, query.q, request.language),
  );
  reads(search.find, ({ scope, query, request }) => find(db, scope, query.q, request.language));
}
