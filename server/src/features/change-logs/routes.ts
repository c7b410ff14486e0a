import { serverText } from '@emanet/contract/locales/server-texts';
import { changeLogs } from '@emanet/contract/change-logs';
import type { App } from '../../platform/http/app.ts';
import { companyRoute, scopedRoutes } from '../../platform/http/route.ts';
import { listActs, revertAct } from './acts.ts';
import { changeLine, compareDays } from './past.ts';
import {
  listChanges,
  listSettingsChanges,
  markRead,
  revertChange,
  unreadCount,
} from './change-logs.ts';

const MARKED = serverText('changeLogs.marked');
const REVERTED = serverText('changeLogs.reverted');
const ACT_REVERTED = serverText('changeLogs.actReverted');

export function changeLogRoutes(app: App): void {
  const { reads, changes, does } = scopedRoutes(app);
  const { db } = app.services;

  reads(changeLogs.list, ({ scope, params }) => listChanges(db, scope, params));

  reads(changeLogs.line, ({ scope, params }) => changeLine(app.services, scope, params.type));
  reads(changeLogs.compare, ({ scope, params, query, request }) =>
    compareDays(app.services, scope, params.type, query, request.language),
  );

  reads(changeLogs.settings, ({ scope, params }) => listSettingsChanges(db, scope, params));

  companyRoute(app, changeLogs.unreadCount, async ({ scope, params }) => ({
    unread_count: await unreadCount(db, scope, params),
    record_id: params.recordId,
  }));

  reads(changeLogs.acts, ({ scope, params, query }) =>
    listActs(db, scope, params.companyId, query),
  );
  changes(changeLogs.revertAct, ACT_REVERTED, ({ scope, params, body, request }) =>
    revertAct(app.services, scope, params, { ...body, lang: request.language }),
  );
  changes(changeLogs.revert, REVERTED, ({ scope, params, body }) =>
    revertChange(app.services, scope, params, body.alan),
  );
  does(changeLogs.markRead, MARKED, ({ scope, params }) => markRead(db, scope, params));
}
