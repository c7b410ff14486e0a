import { daysBetween, latestRound } from '@emanet/contract/shared/time/rounds';
import { eachCompanyWith } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { isSendingTime, selectRecipients } from '../confirmations/confirmations.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { selectOpenActions } from '../actions/actions.ts';
import { digestCompanies, storedSettings, takeDigest, type StoredSettings } from './queries.ts';
import { digestMail } from './emails.ts';

/** Looks each hour of the day whether a company's digest of open actions is due. */
export const sendActionDigestsJob = defineJob({
  name: 'send-action-digests',
  schedule: { everyMinutes: 60 },
  payload: nothing,
  run: async (services, _, reach) => {
    const { clock } = services;
    if (!isSendingTime(clock)) return;
    const question = digestCompanies(clock.today(), KEPT_FOR_DAYS);
    await eachCompanyWith(services, reach, question, (scope) => sendDigest(services, scope));
  },
});

/** Most days by which a digest may be late when no node could send it. */
const KEPT_FOR_DAYS = 2;

/** The day whose digest is due; undefined when it was over before the settings were made. */
function digestDue(settings: StoredSettings, today: string): string | undefined {
  const { aksiyon_bildirimi, aksiyon_baslangic_tarihi: first } = settings;
  if (!aksiyon_bildirimi || first === null) return undefined;
  const day = latestRound({ first, every: settings.aksiyon_periyodik_sure }, today);
  if (day === undefined || day < settings.aksiyon_plan_tarihi) return undefined;
  return daysBetween(day, today) <= KEPT_FOR_DAYS ? day : undefined;
}

/** Mails the open actions of a company to its representatives, once per day of the rhythm. */
async function sendDigest(services: Services, scope: CompanyScope): Promise<void> {
  const { clock, config, db } = services;
  const [settings] = await db.ask(scope, storedSettings(scope));
  const day = settings && digestDue(settings, clock.today());
  if (day === undefined) return;
  await db.write(scope, async (tx) => {
    const open = await selectOpenActions(tx, scope);
    const counts = {
      departman_sayisi: new Set(open.map((one) => one.department_id)).size,
      aksiyon_sayisi: open.length,
    };
    if (!(await takeDigest(tx, scope, day, counts))) return;
    for (const { email, fullname, dil, departments } of await selectRecipients(tx)) {
      const actions = open.filter((one) => departments.includes(one.department_id));
      if (actions.length === 0) continue;
      await enqueueMail(tx, config, {
        to: email,
        language: dil,
        company_id: scope.company_id,
        content: digestMail(dil, {
          fullname: fullname || email,
          actions,
          today: clock.today(),
        }),
      });
    }
  });
}
