import { serverTexts } from '@emanet/contract/locales/server-texts';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { training } from '@emanet/contract/training';
import { sessionImport as calls } from '@emanet/contract/training/session-import';
import { companyNameOf } from '../../../platform/access/scope.ts';
import { fail } from '../../../platform/errors.ts';
import { seersOfRow } from '../../../platform/files/readers.ts';
import type { App } from '../../../platform/http/app.ts';
import { disposition } from '../../../platform/http/disposition.ts';
import { onceKeyOf } from '../../../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes } from '../../../platform/http/route.ts';
import { withLeftOut } from '../../../records/left-out.ts';
import { nounImportRoutes } from '../../../records/noun/import.ts';
import { exportSessions, sessionImport } from './import.ts';
import { namesSheet } from './queries.ts';
import {
  addSession,
  enterAttendance,
  keepSheet,
  listPeople,
  listSessions,
  readSession,
  removeSession,
  restoreSession,
  unlistPeople,
  updateSession,
} from './sessions.ts';
import { sheetPdf } from './sheet-pdf.ts';

const done = serverTexts((all) => all.training.sessions.done);

/** Sessions of the training in a room. */
export function sessionRoutes(app: App): void {
  const { services } = app;
  const { reads, changes, does, sends } = scopedRoutes(app);
  const { db } = services;
  app.fileReaders.set('oturum', seersOfRow(services, 'training.read', namesSheet));

  nounImportRoutes(app, sessionImport);
  sends(calls.exportSessions, SHEET_TYPE, ({ scope, body }) =>
    exportSessions(services, scope, body),
  );
  reads(training.sessions, ({ scope }) => listSessions(services, scope));
  reads(training.session, ({ scope, params }) => readSession(services, scope, params.id));
  changes(training.addSession, done.added, ({ scope, body, request }) =>
    addSession(services, scope, body, onceKeyOf(request)),
  );
  changes(training.updateSession, done.updated, ({ scope, params, body }) =>
    updateSession(services, scope, params.id, body),
  );
  does(training.deleteSession, done.deleted, ({ scope, params }) =>
    db.write(scope, (tx) => removeSession(tx, scope, params.id)),
  );
  changes(
    training.restoreSession,
    (_, { listelenemeyen }) =>
      withLeftOut(
        done.restored,
        done.goneMeanwhile,
        listelenemeyen.map((fullname) => ({ fullname })),
      ),
    ({ scope, params }) => db.write(scope, (tx) => restoreSession(tx, scope, params.id)),
  );
  changes(training.listInSession, done.listed, ({ scope, params, body, request }) =>
    listPeople(services, scope, params.id, body.kisiler, request),
  );
  changes(training.unlistInSession, done.listed, ({ scope, params, body }) =>
    unlistPeople(services, scope, params.id, body.ids),
  );
  changes(
    training.attend,
    ({ body }) => (body.katildi ? done.attended : done.takenBack),
    ({ scope, params, body }) => enterAttendance(services, scope, params.id, body),
  );
  changes(training.signedSheet, done.sheet, ({ scope, params, body, file }) =>
    keepSheet(services, scope, params.id, body, file ?? fail('UPLOAD_GONE')),
  );
  companyRoute(app, training.attendanceSheet, async ({ scope, params, query, reply }) => {
    const session = await readSession(services, scope, params.id);
    const { lang } = query;
    const content = await sheetPdf({ session, company: companyNameOf(scope), lang });
    const name = `${lang === 'tr' ? 'imza-foyu' : 'attendance-sheet'}-${session.tarih}.pdf`;
    return reply
      .type('application/pdf')
      .header('content-disposition', disposition('inline', name))
      .send(content);
  });
}
