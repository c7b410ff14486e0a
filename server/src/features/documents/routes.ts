import { documents } from '@emanet/contract/documents';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { seersOfRow } from '../../platform/files/readers.ts';
import { namesDocument, selectCurrentDocuments } from './queries.ts';

export function documentRoutes(app: App): void {
  const { db } = app.services;
  app.fileReaders.set('dokuman', seersOfRow(app.services, 'documents.read', namesDocument));

  companyRoute(app, documents.list, async ({ scope, query }) => ({
    data: await db.read(scope, (tx) => selectCurrentDocuments(tx, scope, query.q)),
  }));
}
