import { actions } from '@emanet/contract/actions';
import { importRoutes } from '../../records/import/routes.ts';
import { seersOfRow } from '../../platform/files/readers.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { archive } from '../../nouns/life.ts';
import { sendSheet } from '../../records/excel/send-sheet.ts';
import {
  addAction,
  listActions,
  listPeople,
  mailAction,
  readAction,
  removeAction,
  restoreAction,
  updateAction,
} from './actions.ts';
import { bulkUpdateActions, undoBulkUpdate } from './bulk.ts';
import { exportActions } from './export.ts';
import { actionImporter, REFUSED_TITLE } from './import/importer.ts';
import { writeActionTemplate } from './import/template.ts';
import { actionNoun } from './noun.ts';
import { namesAction } from './queries.ts';
import { sentenceOf } from './sentences.ts';

/** Actions: work for departments, with a date. */
export function actionRoutes(app: App): void {
  const { services } = app;
  app.fileReaders.set('aksiyon', seersOfRow(services, 'actions.read', namesAction));
  app.uploaders.set('aksiyon', 'actions.follow');

  companyRoute(app, actions.list, ({ scope, query }) => listActions(services, scope, query));

  companyRoute(app, actions.single, async ({ scope, params }) => ({
    data: await readAction(services, scope, params.id),
  }));

  companyRoute(app, actions.add, async ({ scope, body, file, request }) => ({
    data: await addAction(services, scope, body, file, onceKeyOf(request)),
    message: sentenceOf('added', request.language),
  }));

  companyRoute(app, actions.update, async ({ scope, params, body, file, request }) => ({
    data: await updateAction(services, scope, params.id, body, file),
    message: sentenceOf('updated', request.language),
  }));

  companyRoute(app, actions.archive, async ({ scope, params, body, request }) => ({
    data: await archive(services, scope, actionNoun, params.id, body),
    message: sentenceOf(body.guncel ? 'unarchived' : 'archived', request.language),
  }));

  companyRoute(app, actions.delete, async ({ scope, params, request }) => {
    await services.db.write(scope, (tx) => removeAction(tx, scope, params.id));
    return { message: sentenceOf('deleted', request.language) };
  });

  companyRoute(app, actions.restore, async ({ scope, params, request }) => ({
    data: await services.db.write(scope, (tx) => restoreAction(tx, scope, params.id)),
    message: sentenceOf('restored', request.language),
  }));

  companyRoute(app, actions.sendMail, async ({ scope, body, request }) => ({
    data: await mailAction(services, scope, body),
    message: sentenceOf('mailed', request.language),
  }));

  companyRoute(app, actions.bulkUpdate, async ({ scope, body, request }) => ({
    data: await bulkUpdateActions(services, scope, body),
    message: sentenceOf('bulkUpdated', request.language),
  }));

  companyRoute(app, actions.undoBulkUpdate, async ({ scope, body, request }) => ({
    data: await undoBulkUpdate(services, scope, body.toplu_islem),
    message: sentenceOf('bulkUndone', request.language),
  }));

  companyRoute(app, actions.people, async ({ scope }) => ({
    data: await listPeople(services, scope),
  }));

  importRoutes(app, {
    endpoints: actions,
    importer: actionImporter,
    refusedTitle: REFUSED_TITLE,
    template: (scope, lang) => writeActionTemplate(services, scope, lang),
  });

  companyRoute(app, actions.export, async ({ scope, body, reply }) => {
    const file = await exportActions(services, scope, body);
    return sendSheet(reply, file);
  });
}
