import { serverTexts } from '@emanet/contract/locales/server-texts';
import { breaches } from '@emanet/contract/breaches';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { FastifyReply } from 'fastify';
import { seersOfRow } from '../../platform/files/readers.ts';
import type { App } from '../../platform/http/app.ts';
import { disposition } from '../../platform/http/disposition.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes } from '../../platform/http/route.ts';
import { readPlainSheet } from '../../records/import/file/sheet.ts';
import { nounImportRoutes } from '../../records/noun/import.ts';
import { breachImport } from './import.ts';
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
import { contentsIn, done, undecidedIn } from './sentences.ts';
import { exportBreaches } from './sheet.ts';

const FILE_NAMES = serverTexts((all) => all.breaches.fileNames);

/** Breaches of personal data: register, decisions, notifications, papers and public form. */
export function breachRoutes(app: App): void {
  const { services } = app;
  const { reads, changes, sends } = scopedRoutes(app);
  app.fileReaders.set('ihlal', seersOfRow(services, 'breaches.read', namesEvidence));
  app.uploaders.set('ihlal', 'breaches.write');
  breachDoorRoutes(app);

  nounImportRoutes(app, breachImport(services));
  companyRoute(app, breaches.list, ({ scope }) => listBreaches(services, scope));
  reads(breaches.single, ({ scope, params }) => readBreach(services, scope, params.id));
  changes(
    breaches.add,
    ({ body }) => (body.tatbikat ? done.begun : done.added),
    ({ scope, body, request }) => addBreach(services, scope, body, onceKeyOf(request)),
  );
  changes(breaches.update, done.updated, ({ scope, params, body }) =>
    updateBreach(services, scope, params.id, body),
  );
  changes(
    breaches.decide,
    done.decided,
    ({ scope, params, body }) => decide(services, scope, params.id, body),
    done.decidedBefore,
  );
  changes(breaches.stage, done.staged, ({ scope, params, body, file }) =>
    enterStage(services, scope, params.id, body, file),
  );
  changes(breaches.note, done.noted, ({ scope, params, body, file }) =>
    addNote(services, scope, params.id, body, file),
  );
  changes(
    breaches.letters,
    (_, { tatbikat }) => done[tatbikat ? 'rehearsed' : 'sent'],
    ({ scope, params, body, request }) =>
      sendLetters(services, scope, params.id, body, contentsIn(request.language)),
    done.sentBefore,
  );
  reads(breaches.readList, ({ body }) => readPlainSheet(body));
  changes(breaches.close, done.closed, ({ scope, params, body, request }) =>
    closeBreach(services, scope, params.id, body, undecidedIn(request.language)),
  );
  changes(breaches.reopen, done.reopened, ({ scope, params, body }) =>
    reopenBreach(services, scope, params.id, body),
  );

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
  sends(breaches.export, SHEET_TYPE, ({ scope, body }) => exportBreaches(services, scope, body));
}

const sendPdf = (reply: FastifyReply, number: string, name: string, pdf: Buffer) =>
  reply
    .type('application/pdf')
    .header('content-disposition', disposition('inline', `${number.replace('/', '-')}-${name}.pdf`))
    .send(pdf);
