import { serverTexts } from '@emanet/contract/locales/server-texts';
import { training } from '@emanet/contract/training';
import type { Language } from '@emanet/contract/shared/primitives';
import { companyNameOf } from '../../../platform/access/scope.ts';
import { fail } from '../../../platform/errors.ts';
import { seersOfRow } from '../../../platform/files/readers.ts';
import type { App } from '../../../platform/http/app.ts';
import { disposition } from '../../../platform/http/disposition.ts';
import { onceKeyOf } from '../../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../../platform/http/route.ts';
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

const SENTENCES = serverTexts((all) => all.training.sessions.done);
const sentence = (verb: keyof typeof SENTENCES, language: Language) => SENTENCES[verb][language];

/** Sessions of the training in a room. */
export function sessionRoutes(app: App): void {
  const { services } = app;
  const { db } = services;
  app.fileReaders.set('oturum', seersOfRow(services, 'training.read', namesSheet));

  companyRoute(app, training.sessions, async ({ scope }) => ({
    data: await listSessions(services, scope),
  }));
  companyRoute(app, training.session, async ({ scope, params }) => ({
    data: await readSession(services, scope, params.id),
  }));
  companyRoute(app, training.addSession, async ({ scope, body, request }) => ({
    data: await addSession(services, scope, body, onceKeyOf(request)),
    message: sentence('added', request.language),
  }));
  companyRoute(app, training.updateSession, async ({ scope, params, body, request }) => ({
    data: await updateSession(services, scope, params.id, body),
    message: sentence('updated', request.language),
  }));
  companyRoute(app, training.deleteSession, async ({ scope, params, request }) => {
    await db.write(scope, (tx) => removeSession(tx, scope, params.id));
    return { message: sentence('deleted', request.language) };
  });
  companyRoute(app, training.restoreSession, async ({ scope, params, request }) => ({
    data: await db.write(scope, (tx) => restoreSession(tx, scope, params.id)),
    message: sentence('restored', request.language),
  }));
  companyRoute(app, training.listInSession, async ({ scope, params, body, request }) => ({
    data: await listPeople(services, scope, params.id, body.kisiler, request),
    message: sentence('listed', request.language),
  }));
  companyRoute(app, training.unlistInSession, async ({ scope, params, body, request }) => ({
    data: await unlistPeople(services, scope, params.id, body.ids),
    message: sentence('listed', request.language),
  }));
  companyRoute(app, training.attend, async ({ scope, params, body, request }) => ({
    data: await enterAttendance(services, scope, params.id, body),
    message: sentence(body.katildi ? 'attended' : 'takenBack', request.language),
  }));
  companyRoute(app, training.signedSheet, async ({ scope, params, body, file, request }) => ({
    data: await keepSheet(services, scope, params.id, body, file ?? fail('UPLOAD_GONE')),
    message: sentence('sheet', request.language),
  }));
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
