import { notificationSettings } from '@emanet/contract/notification-settings';
import type { App } from '../../platform/http/app.ts';
import { companyRoute, scopedRoutes } from '../../platform/http/route.ts';
import {
  readSettings,
  refuseCompany,
  undeliveredMails,
  updateSettings,
} from './notification-settings.ts';
import { optOutRoutes } from './opt-out.ts';
import { previewMail } from './previews.ts';
import { SAVED } from './sentences.ts';

/** How a company is reminded, and which of its mails have not arrived. */
export function notificationSettingsRoutes(app: App): void {
  const { services } = app;
  const { changes } = scopedRoutes(app);

  companyRoute(app, notificationSettings.read, async ({ scope, params }) => {
    refuseCompany(scope, params.companyId);
    return { data: await readSettings(services, scope) };
  });

  changes(notificationSettings.update, SAVED, ({ scope, params, body }) => {
    refuseCompany(scope, params.companyId);
    return updateSettings(services, scope, body);
  });

  companyRoute(app, notificationSettings.preview, async ({ scope, params, query }) => {
    refuseCompany(scope, params.companyId);
    return { data: await previewMail(services, scope, query.tur, query.lang) };
  });

  companyRoute(app, notificationSettings.undelivered, async ({ scope, params }) => {
    refuseCompany(scope, params.companyId);
    return { data: await undeliveredMails(services, scope) };
  });

  optOutRoutes(app);
}
