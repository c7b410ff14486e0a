import { notificationSettings } from '@emanet/contract/notification-settings';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import {
  readSettings,
  refuseCompany,
  undeliveredMails,
  updateSettings,
} from './notification-settings.ts';
import { optOutRoutes } from './opt-out.ts';
import { previewMail } from './previews.ts';
import { savedMessage } from './sentences.ts';

/** How a company is reminded, and which of its mails have not arrived. */
export function notificationSettingsRoutes(app: App): void {
  const { services } = app;

  companyRoute(app, notificationSettings.read, async ({ scope, params }) => {
    refuseCompany(scope, params.companyId);
    return { data: await readSettings(services, scope) };
  });

  companyRoute(app, notificationSettings.update, async ({ scope, params, body, request }) => {
    refuseCompany(scope, params.companyId);
    return {
      data: await updateSettings(services, scope, body),
      message: savedMessage(request.language),
    };
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
