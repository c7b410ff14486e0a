import { serverText } from '@emanet/contract/locales/server-texts';
import { notificationSettings, type PreviewKind } from '@emanet/contract/notification-settings';
import { labelOf } from '@emanet/contract/shared/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import { companyNameIn } from '../../platform/access/actor.ts';
import { scopeWith, type PersonScope } from '../../platform/access/scope.ts';
import type { App } from '../../platform/http/app.ts';
import { companyRoute, scopedRoutes } from '../../platform/http/route.ts';
import { textOf, type MailContent } from '../../platform/mail/layout.ts';
import { mailOf } from '../../platform/mail/of-company.ts';
import type { Services } from '../../platform/services.ts';
import { selectOpenActions } from '../actions/actions.ts';
import { confirmationMail, selectDepartments } from '../confirmations/confirmations.ts';
import { digestMail, type DigestAction } from './emails.ts';
import {
  readSettings,
  refuseCompany,
  undeliveredMails,
  updateSettings,
} from './notification-settings.ts';
import { optOutRoutes } from './opt-out.ts';
import { SAVED } from './sentences.ts';

const DAYS = { onay: 0, hatirlatma: 3 } as const;

const FULL_NAME = serverText('notificationSettings.fullName');
const NO_DEPARTMENT = labelOf('fields.department');

/** A mail as it would be sent today, with the names of this company but no recipient. */
async function previewMail(
  { clock, config, db }: Services,
  scope: PersonScope,
  kind: PreviewKind,
  language: Language,
): Promise<{ konu: string; metin: string }> {
  const content = await db.read(scope, async (tx): Promise<MailContent> => {
    const given = { fullname: FULL_NAME[language] };
    const today = clock.today();
    if (kind === 'ozet') {
      const open = await selectOpenActions(tx, scopeWith(scope, 'actions.read'));
      return digestMail(language, { ...given, today, actions: ofOneDepartment(open) });
    }
    const departments = await selectDepartments(tx, scopeWith(scope, 'departments.read'));
    const [[department_id, department_name] = [0, NO_DEPARTMENT[language]]] = departments;
    return confirmationMail(language, {
      ...given,
      gun: DAYS[kind],
      departments: [{ department_id, department_name, donem: today }],
    });
  });
  const { actor, company_id } = scope;
  const company = { company_id, company_name: companyNameIn(actor, company_id) };
  const mail = mailOf(content, config.BASE_URL, company);
  return { konu: mail.subject, metin: textOf(language, mail) };
}

/** The department with the most to do. */
function ofOneDepartment(open: readonly DigestAction[]): DigestAction[] {
  const departments = [...Map.groupBy(open, (one) => one.department_name).values()];
  return departments.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Reminders of a company, and its mails that have not arrived. */
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
