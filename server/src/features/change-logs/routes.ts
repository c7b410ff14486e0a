import { serverText } from '@emanet/contract/locales/server-texts';
import { changeLogs } from '@emanet/contract/change-logs';
import type { Language } from '@emanet/contract/shared/primitives';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { listActs, revertAct } from './acts.ts';
import { listChanges, markRead, revertChange, unreadCount } from './change-logs.ts';

const MARKED = serverText('changeLogs.marked');
const REVERTED = serverText('changeLogs.reverted');
const ACT_REVERTED = serverText('changeLogs.actReverted');

const marked = (language: Language) => ({ message: MARKED[language] });

export function changeLogRoutes(app: App): void {
  const { db } = app.services;

  companyRoute(app, changeLogs.list, async ({ scope, params }) => ({
    data: await listChanges(db, scope, params),
  }));

  companyRoute(app, changeLogs.unreadCount, async ({ scope, params }) => ({
    unread_count: await unreadCount(db, scope, params),
    record_id: params.recordId,
  }));

  companyRoute(app, changeLogs.acts, async ({ scope, params, query }) => ({
    data: await listActs(db, scope, params.companyId, query),
  }));

  companyRoute(app, changeLogs.revertAct, async ({ scope, params, body, request }) => ({
    data: await revertAct(app.services, scope, params, { ...body, lang: request.language }),
    message: ACT_REVERTED[request.language],
  }));

  companyRoute(app, changeLogs.revert, async ({ scope, params, request }) => ({
    data: await revertChange(app.services, scope, params),
    message: REVERTED[request.language],
  }));
  companyRoute(app, changeLogs.markRead, async ({ scope, params, request }) => {
    await markRead(db, scope, params);
    return marked(request.language);
  });
}
