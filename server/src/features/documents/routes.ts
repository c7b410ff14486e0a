import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { documents } from '@emanet/contract/documents';
import { seersOfRow, type MayRead } from '../../platform/files/readers.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes, sentenceOf } from '../../platform/http/route.ts';
import { archive } from '../../nouns/life.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import { restoredNaming } from '../../nouns/reversible.ts';
import { archiveMessages, withNotBack } from '../../records/messages.ts';
import { nounImportRoutes } from '../../records/noun/import.ts';
import { archiveDocuments } from './archive.ts';
import {
  addDocument,
  listDocuments,
  listUses,
  listVersions,
  readDocument,
  updateDocument,
} from './documents.ts';
import { documentImport } from './import.ts';
import { namesAnyFile, namesDocument } from './queries.ts';
import { documentNoun } from './noun.ts';
import { removeDocument, restoreDocument } from './restore.ts';
import { exportDocuments } from './sheet.ts';

const done = archiveMessages('Doküman', 'document');

/** Documents of a company, their files and where they are used. */
export function documentRoutes(app: App): void {
  const { services } = app;
  const { reads, changes, does, sends } = scopedRoutes(app);
  const readers = seersOfRow(services, 'documents.read', namesDocument);
  const writers = seersOfRow(services, 'documents.write', namesAnyFile);
  const either: MayRead = async (file, request) =>
    (await readers(file, request)) || writers(file, request);
  app.fileReaders.set('dokuman', either);

  reads(documents.list, ({ scope, query }) =>
    listDocuments(services, scope, { guncel: true, q: query.q }),
  );
  reads(documents.archived, ({ scope, query }) =>
    listDocuments(services, scope, { guncel: false, q: query.q }),
  );
  reads(documents.single, ({ scope, params }) => readDocument(services, scope, params.id));
  reads(documents.versions, ({ scope, params }) => listVersions(services, scope, params.id));
  reads(documents.uses, ({ scope, params }) => listUses(services, scope, params.id));
  changes(documents.add, done.added, ({ scope, body, file, request }) =>
    addDocument(services, scope, body, file, onceKeyOf(request)),
  );
  changes(documents.update, done.updated, ({ scope, params, body, file }) =>
    updateDocument(services, scope, params.id, body, file),
  );
  changes(
    documents.archive,
    ({ body }) => (body.guncel ? done.unarchived : done.archived),
    ({ scope, params, body }) => {
      refuseOtherCompany(scope, body.company_id);
      return archive(services, scope, documentNoun, params.id, body);
    },
  );
  does(documents.delete, done.deleted, ({ scope, params }) =>
    services.db.write(scope, (tx) => removeDocument(tx, scope, params.id)),
  );
  companyRoute(app, documents.restore, async ({ scope, params, request }) => {
    const { data, donmeyen } = await services.db.write(scope, (tx) =>
      restoredNaming(tx, scope, documentNoun, params.id, restoreDocument),
    );
    const said = withNotBack(done.restored, donmeyen);
    return { data, donmeyen, ...sentenceOf({ request }, said, true) };
  });

  sends(documents.export, SHEET_TYPE, ({ scope, body, request }) => {
    return exportDocuments(services, scope, { ...body, lang: body.lang ?? request.language });
  });
  nounImportRoutes(app, documentImport);
  sends(documents.zip, 'application/zip', ({ scope, query }) =>
    archiveDocuments(services, scope, query.lang),
  );
}
