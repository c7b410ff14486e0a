import { search } from '@emanet/contract/search';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { find } from './search.ts';

/** One question over every register, the supplier directory and the documents. */
export function searchRoutes(app: App): void {
  const { db } = app.services;
  companyRoute(app, search.find, async ({ scope, query, request }) => ({
    data: await find(db, scope, query.q, request.language),
  }));
}
