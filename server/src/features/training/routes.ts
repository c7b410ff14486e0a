import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { leftOutOf } from '@emanet/contract/people-list/name';
import { training } from '@emanet/contract/training';
import { trainingPreview } from '@emanet/contract/training/preview';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes } from '../../platform/http/route.ts';
import { readPlainSheet } from '../../records/import/file/sheet.ts';
import { certificateOf, readResult } from './certificates/certificate-files.ts';
import { checkRows } from './check.ts';
import { confirmPassed } from './certificates/code.ts';
import { pageRoutes } from './page-routes.ts';
import { previewAnswer, previewPage, sendSampleMail } from './preview.ts';
import { selectTrainingDepartments } from './queries.ts';
import { readQuestions, saveQuestions } from './questions.ts';
import { withLeftOut } from '../../records/left-out.ts';
import { done } from './sentences.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { readSettings, saveSettings } from './settings.ts';
import { exportResults } from './sheet.ts';
import {
  addInvitations,
  deleteInvitations,
  grantTries,
  linkOf,
  listInvitations,
  restoreInvitations,
  sendInvitations,
  shown,
} from './training.ts';

/** Invitations to the awareness training, and the page that a link opens. */
export function trainingRoutes(app: App): void {
  const { services } = app;
  const { reads, changes, does, sends } = scopedRoutes(app);
  const { db } = services;

  reads(training.list, ({ scope, params }) => listInvitations(services, scope, params.companyId));
  reads(training.departments, ({ scope }) => db.read(scope, selectTrainingDepartments));
  reads(training.check, ({ scope, body }) => checkRows(services, scope, body));
  reads(training.readSheet, ({ body }) => readPlainSheet(body));
  changes(
    training.add,
    ({ body }, data) => {
      const asked = 'davetler' in body ? body.davetler : [body];
      const there = data.flatMap(({ fullname, email }) => (email ? [{ fullname, email }] : []));
      return withLeftOut(done.invited, done.leftOut, leftOutOf(asked, there));
    },
    ({ scope, body, request }) =>
      addInvitations(services, scope, body, {
        language: request.language,
        key: onceKeyOf(request),
      }),
  );
  does(training.delete, done.deleted, ({ scope, params }) =>
    deleteInvitations(services, scope, [params.id]),
  );

  companyRoute(app, training.restore, async ({ scope, params, request }) => {
    const [data] = (await restoreInvitations(services, scope, [params.id])).back;
    if (!data) throw new Error('a restored invitation is gone');
    return { data, message: done.restored[request.language] };
  });

  changes(training.deleteMany, done.deleted, async ({ scope, body }) => ({
    sayi: await deleteInvitations(services, scope, body.ids),
  }));

  changes(
    training.restoreMany,
    (_, { atlanan }) => withLeftOut(done.restored, done.invitedAgain, atlanan),
    async ({ scope, body }) => {
      const { back, atlanan } = await restoreInvitations(services, scope, body.ids);
      return {
        sayi: back.length,
        atlanan: atlanan.map(({ fullname, email }) => ({ fullname, email })),
      };
    },
  );

  changes(training.sendMail, done.mailed, async ({ scope, body }) => ({
    sayi: await sendInvitations(services, scope, body),
  }));

  changes(training.sendSingleMail, done.mailed, async ({ scope, params, body }) => ({
    sayi: await sendInvitations(services, scope, { ...body, ids: [params.id] }),
  }));

  reads(training.link, async ({ scope, params }) => ({
    baglanti: await linkOf(services, scope, params.id),
  }));

  sends(training.export, SHEET_TYPE, ({ scope, body }) => exportResults(services, scope, body));

  sends(training.certificateOf, 'application/pdf', ({ scope, params, query }) =>
    certificateOf(services, scope, params.id, query.lang),
  );

  reads(training.result, ({ scope, params }) => readResult(services, scope, params.id));
  changes(training.grantTries, done.triesGranted, ({ scope, params }) =>
    grantTries(services, scope, params.id),
  );
  changes(training.confirmPassed, done.certified, async ({ scope, params }) =>
    shown(await confirmPassed(services, scope, params.id)),
  );
  reads(training.questions, ({ scope }) => readQuestions(services, scope));
  changes(training.saveQuestions, done.questionsSaved, ({ scope, body }) =>
    saveQuestions(services, scope, body),
  );
  reads(training.settings, ({ scope }) => readSettings(services, scope));
  changes(training.saveSettings, done.settingsSaved, ({ scope, body }) =>
    saveSettings(services, scope, body),
  );
  reads(trainingPreview.page, ({ scope }) => previewPage(services, scope));
  reads(trainingPreview.answer, ({ scope, body }) => previewAnswer(services, scope, body));
  does(trainingPreview.mail, done.mailedSample, ({ scope, body, request }) =>
    sendSampleMail(services, scope, body.company_id, request.language),
  );

  pageRoutes(app);
  sessionRoutes(app);
}
