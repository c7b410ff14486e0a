import { serverTexts } from '@emanet/contract/locales/server-texts';
import { breaches } from '@emanet/contract/breaches';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { FastifyReply } from 'fastify';
import { seersOfRow } from '../../platform/files/readers.ts';
import type { App } from '../../platform/http/app.ts';
import { disposition } from '../../platform/http/disposition.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { readPlainSheet } from '../../records/import/file/sheet.ts';
import {
  addBreach,
  addNote,
  closeBreach,
  listBreaches,
  readBreach,
  reopenBreach,
  updateBreach,
} from './breaches.ts';
import { breachDoorRoutes } from './door/routes.ts';
import { decide, enterStage, sendLetters } from './notify.ts';
import { formPdf, reportPdf } from './papers.ts';
import { namesEvidence } from './queries.ts';
import { sentence, undecidedIn } from './sentences.ts';
import { exportBreaches } from './sheet.ts';

const FILE_NAMES = serverTexts((all) => all.breaches.fileNames);

/** Breaches of personal data: the register, decisions, notifications, papers, and the open door. */
export function breachRoutes(app: App): void {
  const { services } = app;
  app.fileReaders.set('ihlal', seersOfRow(services, 'breaches.read', namesEvidence));
  app.uploaders.set('ihlal', 'breaches.write');
  breachDoorRoutes(app);

  companyRoute(app, breaches.list, ({ scope }) => listBreaches(services, scope));
  companyRoute(app, breaches.single, async ({ scope, params }) => ({
    data: await readBreach(services, scope, params.id),
  }));
  companyRoute(app, breaches.add, async ({ scope, body, request }) => ({
    data: await addBreach(services, scope, body, onceKeyOf(request)),
    message: sentence(body.tatbikat ? 'begun' : 'added', request.language),
  }));
  companyRoute(app, breaches.update, async ({ scope, params, body, request }) => ({
    data: await updateBreach(services, scope, params.id, body),
    message: sentence('updated', request.language),
  }));
  companyRoute(app, breaches.decide, async ({ scope, params, body, request }) => ({
    data: await decide(services, scope, params.id, body),
    message: sentence('decided', request.language),
  }));
  companyRoute(app, breaches.stage, async ({ scope, params, body, file, request }) => ({
    data: await enterStage(services, scope, params.id, body, file),
    message: sentence('staged', request.language),
  }));
  companyRoute(app, breaches.note, async ({ scope, params, body, file, request }) => ({
    data: await addNote(services, scope, params.id, body, file),
    message: sentence('noted', request.language),
  }));
  companyRoute(app, breaches.letters, async ({ scope, params, body, request }) => {
    const data = await sendLetters(services, scope, params.id, body);
    return { data, message: sentence(data.tatbikat ? 'rehearsed' : 'sent', request.language) };
  });
  companyRoute(app, breaches.readList, async ({ body }) => ({
    data: await readPlainSheet(body),
  }));
  companyRoute(app, breaches.close, async ({ scope, params, body, request }) => ({
    data: await closeBreach(services, scope, params.id, body, undecidedIn(request.language)),
    message: sentence('closed', request.language),
  }));
  companyRoute(app, breaches.reopen, async ({ scope, params, body, request }) => ({
    data: await reopenBreach(services, scope, params.id, body),
    message: sentence('reopened', request.language),
  }));

  const now = () => services.clock.now().getTime();
  companyRoute(app, breaches.form, async ({ scope, params, query, request, reply }) => {
    const lang = query.lang ?? request.language;
    const row = await readBreach(services, scope, params.id);
    return sendPdf(reply, row.ihlal_no, FILE_NAMES.form[lang], await formPdf(row, lang, now()));
  });
  companyRoute(app, breaches.report, async ({ scope, params, query, request, reply }) => {
    const lang = query.lang ?? request.language;
    const row = await readBreach(services, scope, params.id);
    return sendPdf(reply, row.ihlal_no, FILE_NAMES.report[lang], await reportPdf(row, lang, now()));
  });
  companyRoute(app, breaches.export, async ({ scope, body, reply }) => {
    const sheet = await exportBreaches(services, scope, body);
    return reply
      .type(SHEET_TYPE)
      .header('content-disposition', sheet.disposition)
      .send(sheet.content);
  });
}

const sendPdf = (reply: FastifyReply, number: string, name: string, pdf: Buffer) =>
  reply
    .type('application/pdf')
    .header('content-disposition', disposition('inline', `${number.replace('/', '-')}-${name}.pdf`))
    .send(pdf);
