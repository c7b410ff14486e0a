import { documents } from '@emanet/contract/documents';
import { seersOfRow, type MayRead } from '../../platform/files/readers.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { archive } from '../../nouns/life.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import { sendSheet } from '../../records/excel/send-sheet.ts';
import { archiveDocuments } from './archive.ts';
import {
  addDocument,
  listDocumentChanges,
  listDocuments,
  listUses,
  listVersions,
  readDocument,
  updateDocument,
} from './documents.ts';
import { namesAnyFile, namesDocument } from './queries.ts';
import { documentNoun } from './noun.ts';
import { removeDocument, restoreDocument } from './restore.ts';
import { sentence } from './sentences.ts';
import { exportDocuments } from './sheet.ts';

/** Documents of a company, their files and where they are used. */
export function documentRoutes(app: App): void {
  const { services } = app;
  const readers = seersOfRow(services, 'documents.read', namesDocument);
  const writers = seersOfRow(services, 'documents.write', namesAnyFile);
  const either: MayRead = async (file, request) =>
    (await readers(file, request)) || writers(file, request);
  app.fileReaders.set('dokuman', either);

  companyRoute(app, documents.list, async ({ scope, query }) => ({
    data: await listDocuments(services, scope, { guncel: true, q: query.q }),
  }));
  companyRoute(app, documents.archived, async ({ scope, query }) => ({
    data: await listDocuments(services, scope, { guncel: false, q: query.q }),
  }));
  companyRoute(app, documents.single, async ({ scope, params }) => ({
    data: await readDocument(services, scope, params.id),
  }));
  companyRoute(app, documents.versions, async ({ scope, params }) => ({
    data: await listVersions(services, scope, params.id),
  }));
  companyRoute(app, documents.uses, async ({ scope, params }) => ({
    data: await listUses(services, scope, params.id),
  }));
  companyRoute(app, documents.changes, async ({ scope, params }) => ({
    data: await listDocumentChanges(services, scope, params.id),
  }));

  companyRoute(app, documents.add, async ({ scope, body, file, request }) => ({
    data: await addDocument(services, scope, body, file, onceKeyOf(request)),
    message: sentence('added', request.language),
  }));
  companyRoute(app, documents.update, async ({ scope, params, body, file, request }) => ({
    data: await updateDocument(services, scope, params.id, body, file),
    message: sentence('updated', request.language),
  }));
  companyRoute(app, documents.archive, async ({ scope, params, body, request }) => {
    refuseOtherCompany(scope, body.company_id);
    return {
      data: await archive(services, scope, documentNoun, params.id, body),
      message: sentence(body.guncel ? 'unarchived' : 'archived', request.language),
    };
  });
  companyRoute(app, documents.delete, async ({ scope, params, request }) => {
    await services.db.write(scope, (tx) => removeDocument(tx, scope, params.id));
    return { message: sentence('deleted', request.language) };
  });
  companyRoute(app, documents.restore, async ({ scope, params, request }) => ({
    data: await services.db.write(scope, (tx) => restoreDocument(tx, scope, params.id)),
    message: sentence('restored', request.language),
  }));

  companyRoute(app, documents.export, async ({ scope, body, request, reply }) => {
    const lang = body.lang ?? request.language;
    const sheet = await exportDocuments(services, scope, body.ids, lang);
    return sendSheet(reply, sheet);
  });
  companyRoute(app, documents.zip, async ({ scope, query, reply }) => {
    const archive = await archiveDocuments(services, scope, query.lang);
    return reply
      .type('application/zip')
      .header('content-disposition', archive.disposition)
      .send(archive.content);
  });
}
