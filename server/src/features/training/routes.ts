import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { training } from '@emanet/contract/training';
import { trainingPreview } from '@emanet/contract/training/preview';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { readPlainSheet } from '../../records/import/file/sheet.ts';
import { certificateOf, readResult } from './certificates/certificate-files.ts';
import { checkRows } from './check.ts';
import { confirmPassed } from './certificates/code.ts';
import { pageRoutes } from './page-routes.ts';
import { previewAnswer, previewPage, sendSampleMail } from './preview.ts';
import { selectTrainingDepartments } from './queries.ts';
import { readQuestions, saveQuestions } from './questions.ts';
import { sentenceOf } from './sentences.ts';
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
  const { db } = services;

  companyRoute(app, training.list, async ({ scope, params }) => ({
    data: await listInvitations(services, scope, params.companyId),
  }));

  companyRoute(app, training.departments, async ({ scope }) => ({
    data: await db.read(scope, selectTrainingDepartments),
  }));

  companyRoute(app, training.check, async ({ scope, body }) => ({
    data: await checkRows(services, scope, body),
  }));

  companyRoute(app, training.readSheet, async ({ body }) => ({
    data: await readPlainSheet(body),
  }));

  companyRoute(app, training.add, async ({ scope, body, request }) => ({
    data: await addInvitations(services, scope, body, {
      language: request.language,
      key: onceKeyOf(request),
    }),
    message: sentenceOf('invited', request.language),
  }));

  companyRoute(app, training.delete, async ({ scope, params, request }) => {
    await deleteInvitations(services, scope, [params.id]);
    return { message: sentenceOf('deleted', request.language) };
  });

  companyRoute(app, training.restore, async ({ scope, params, request }) => {
    const [data] = await restoreInvitations(services, scope, [params.id]);
    if (!data) throw new Error('a restored invitation is gone');
    return { data, message: sentenceOf('restored', request.language) };
  });

  companyRoute(app, training.deleteMany, async ({ scope, body, request }) => ({
    data: { sayi: await deleteInvitations(services, scope, body.ids) },
    message: sentenceOf('deleted', request.language),
  }));

  companyRoute(app, training.restoreMany, async ({ scope, body, request }) => ({
    data: { sayi: (await restoreInvitations(services, scope, body.ids)).length },
    message: sentenceOf('restored', request.language),
  }));

  companyRoute(app, training.sendMail, async ({ scope, body, request }) => ({
    data: { sayi: await sendInvitations(services, scope, body) },
    message: sentenceOf('mailed', request.language),
  }));

  companyRoute(app, training.sendSingleMail, async ({ scope, params, body, request }) => ({
    data: { sayi: await sendInvitations(services, scope, { ...body, ids: [params.id] }) },
    message: sentenceOf('mailed', request.language),
  }));

  companyRoute(app, training.link, async ({ scope, params }) => ({
    data: { baglanti: await linkOf(services, scope, params.id) },
  }));

  companyRoute(app, training.export, async ({ scope, body, reply }) => {
    const file = await exportResults(services, scope, body);
    return reply
      .type(SHEET_TYPE)
      .header('content-disposition', file.disposition)
      .send(file.content);
  });

  companyRoute(app, training.certificateOf, async ({ scope, params, query, reply }) => {
    const file = await certificateOf(services, scope, params.id, query.lang);
    return reply
      .type('application/pdf')
      .header('content-disposition', file.disposition)
      .send(file.content);
  });

  companyRoute(app, training.result, async ({ scope, params }) => ({
    data: await readResult(services, scope, params.id),
  }));

  companyRoute(app, training.grantTries, async ({ scope, params, request }) => ({
    data: await grantTries(services, scope, params.id),
    message: sentenceOf('triesGranted', request.language),
  }));

  companyRoute(app, training.confirmPassed, async ({ scope, params, request }) => ({
    data: shown(await confirmPassed(services, scope, params.id)),
    message: sentenceOf('certified', request.language),
  }));

  companyRoute(app, training.questions, async ({ scope }) => ({
    data: await readQuestions(services, scope),
  }));

  companyRoute(app, training.saveQuestions, async ({ scope, body, request }) => ({
    data: await saveQuestions(services, scope, body),
    message: sentenceOf('questionsSaved', request.language),
  }));

  companyRoute(app, training.settings, async ({ scope }) => ({
    data: await readSettings(services, scope),
  }));

  companyRoute(app, training.saveSettings, async ({ scope, body, request }) => ({
    data: await saveSettings(services, scope, body),
    message: sentenceOf('settingsSaved', request.language),
  }));

  companyRoute(app, trainingPreview.page, async ({ scope }) => ({
    data: await previewPage(services, scope),
  }));

  companyRoute(app, trainingPreview.answer, async ({ scope, body }) => ({
    data: await previewAnswer(services, scope, body),
  }));

  companyRoute(app, trainingPreview.mail, async ({ scope, body, request }) => {
    await sendSampleMail(services, scope, body.company_id, request.language);
    return { message: sentenceOf('mailedSample', request.language) };
  });

  pageRoutes(app);
  sessionRoutes(app);
}
