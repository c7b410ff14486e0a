import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { actions } from '@emanet/contract/actions';
import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { nounImportRoutes } from '../../records/noun/import.ts';
import { seersOfRow } from '../../platform/files/readers.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes, sentenceOf } from '../../platform/http/route.ts';
import { archive } from '../../nouns/life.ts';
import { restoredNaming } from '../../nouns/reversible.ts';
import { archiveMessages, withNotBack } from '../../records/messages.ts';
import { exportOf } from '../../records/excel/columns.ts';
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
import { actionImport } from './import.ts';
import { actionNoun } from './noun.ts';
import { namesAction, selectActionsById } from './queries.ts';
import { COLUMNS, TITLE } from './sheet.ts';

/** The actions of these ids that are in the scope, in the order of the ids, as an .xlsx. */
const exportActions = exportOf(TITLE, COLUMNS, selectActionsById);

/** Sentences after successful acts on actions. */
const done = {
  ...archiveMessages('Aksiyon', 'action'),
  ...serverTexts((all) => all.actions.done),
  bulkUndone: serverText('common.bulkUndone'),
};

/** Actions: work for departments, with a date. */
export function actionRoutes(app: App): void {
  const { services } = app;
  const { reads, changes, does, sends } = scopedRoutes(app);
  app.fileReaders.set('aksiyon', seersOfRow(services, 'actions.read', namesAction));
  app.uploaders.set('aksiyon', 'actions.follow');

  companyRoute(app, actions.list, ({ scope, query }) => listActions(services, scope, query));

  reads(actions.single, ({ scope, params }) => readAction(services, scope, params.id));
  changes(actions.add, done.added, ({ scope, body, file, request }) =>
    addAction(services, scope, body, file, onceKeyOf(request)),
  );
  changes(actions.update, done.updated, ({ scope, params, body, file }) =>
    updateAction(services, scope, params.id, body, file),
  );
  changes(
    actions.archive,
    ({ body }) => (body.guncel ? done.unarchived : done.archived),
    ({ scope, params, body }) => archive(services, scope, actionNoun, params.id, body),
  );
  does(actions.delete, done.deleted, ({ scope, params }) =>
    services.db.write(scope, (tx) => removeAction(tx, scope, params.id)),
  );
  companyRoute(app, actions.restore, async ({ scope, params, request }) => {
    const { data, donmeyen } = await services.db.write(scope, (tx) =>
      restoredNaming(tx, scope, actionNoun, params.id, restoreAction),
    );
    const said = withNotBack(done.restored, donmeyen);
    return { data, donmeyen, ...sentenceOf({ request }, said, true) };
  });
  changes(actions.sendMail, done.mailed, ({ scope, body }) => mailAction(services, scope, body));
  changes(actions.bulkUpdate, done.bulkUpdated, ({ scope, body }) =>
    bulkUpdateActions(services, scope, body),
  );
  changes(actions.undoBulkUpdate, done.bulkUndone, ({ scope, body }) =>
    undoBulkUpdate(services, scope, body.toplu_islem),
  );
  reads(actions.people, ({ scope }) => listPeople(services, scope));

  nounImportRoutes(app, actionImport);

  sends(actions.export, SHEET_TYPE, ({ scope, body }) => exportActions(services, scope, body));
}
