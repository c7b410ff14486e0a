import { documents } from '@emanet/contract/documents';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { selectCurrentDocuments } from './queries.ts';

export function documentRoutes(app: App): void {
  const { db } = app.services;
  companyRoute(app, documents.list, async ({ scope, query }) => ({
    data: await db.read(scope, (tx) => selectCurrentDocuments(tx, scope, query.q)),
  }));
}
