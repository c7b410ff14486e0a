import { SENDING_HOUR } from '@emanet/contract/notification-settings';
import { daysBetween, latestRound } from '@emanet/contract/shared/time/rounds';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { selectInCharge } from '../../nouns/in-charge.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { confirmationMail } from './emails.ts';
import {
  askingSettings,
  openRound,
  REMINDED_AFTER,
  selectDepartmentNames,
  selectOpen,
  selectRecipients,
  takeReminders,
  type AskingSettings,
  type Reminder,
} from './queries.ts';

const HOUR_MS = 3_600_000;
/** A round that the application does not show is announced by mail no later than this. */
export const ANNOUNCED_FOR_DAYS = 7;

/** Is it late enough in Turkey for today's mails? */
export const isSendingTime = ({ now, today }: Clock): boolean =>
  now().getTime() >= Date.parse(`${today()}T00:00:00+03:00`) + SENDING_HOUR * HOUR_MS;

/**
 * The round that has begun by a day, unless it was over before the settings were made or a later
 * one is open already: an open round keeps its date when the interval changes.
 */
function roundBegun(
  settings: AskingSettings & Readonly<{ son_donem: string | null }>,
  today: string,
): string | undefined {
  const { envanter_baslangic_tarihi: first, periyodik_sure: every } = settings;
  const round = first === null ? undefined : latestRound({ first, every }, today);
  if (round === undefined || round < settings.envanter_plan_tarihi) return undefined;
  return settings.son_donem !== null && settings.son_donem > round ? undefined : round;
}

/** Opens the due round of a company and sends the due mails, each once. */
export async function askCompany(services: Services, scope: CompanyScope): Promise<void> {
  const { clock, db } = services;
  const [known] = await db.ask(scope, askingSettings(scope));
  if (!known || !(known.envanter_uygulama_onay || known.envanter_email_onay)) return;
  const round = roundBegun(known, clock.today());
  const news = round !== undefined && round !== known.son_donem;
  const mails = known.envanter_email_onay && isSendingTime(clock);
  if (!news && !mails) return;
  await db.write(scope, async (tx) => {
    if (round !== undefined && news && known.envanter_uygulama_onay)
      await openRound(tx, scope, round, clock.today());
    if (mails) await mailRound(services, tx, scope, known, round);
  });
}

async function mailRound(
  { clock, config }: Services,
  tx: Tx,
  scope: CompanyScope,
  settings: AskingSettings,
  round: string | undefined,
): Promise<void> {
  const today = clock.today();
  const recipients = await selectRecipients(tx);
  const represented = new Set(recipients.flatMap((one) => one.departments));
  const names = await selectDepartmentNames(tx, scope);
  const wanted = settings.envanter_uygulama_onay
    ? (await selectOpen(tx, scope)).map((one) => reminderOf(one, today))
    : announced(round, names.keys(), today);
  const taken = await takeReminders(
    tx,
    scope,
    wanted.filter((one) => represented.has(one.department_id)),
    today,
  );
  const inCharge = await selectInCharge(tx, scope);
  for (const { email, dil, fullname, departments } of recipients) {
    const theirs = taken.filter((one) => departments.includes(one.department_id));
    if (theirs.length === 0) continue;
    await enqueueMail(tx, config, {
      to: email,
      language: dil,
      company_id: scope.company_id,
      ...(inCharge && { replyTo: inCharge }),
      content: confirmationMail(dil, {
        fullname: fullname || email,
        departments: theirs.map(({ department_id, donem }) => ({
          department_id,
          department_name: names.get(department_id) ?? '',
          donem,
        })),
        gun: Math.max(...theirs.map(({ gun }) => gun)),
      }),
    });
  }
}

/** Reminds the representatives of a department of its open confirmation, once a day at most. */
export const remindDepartment = (
  services: Services,
  scope: CompanyScope,
  department_id: number,
): Promise<void> =>
  services.db.write(scope, async (tx) => {
    const today = services.clock.today();
    const open = (await selectOpen(tx, scope)).find((one) => one.department_id === department_id);
    if (!open) return fail('CONFIRMATION_NOT_DUE');
    const recipients = (await selectRecipients(tx)).filter((one) =>
      one.departments.includes(department_id),
    );
    if (recipients.length === 0) return fail('NOBODY_TO_ASK');
    const { donem, department_name, bildirim_tarihi } = open;
    const gun = daysBetween(bildirim_tarihi, today);
    const [taken] = await takeReminders(tx, scope, [{ department_id, donem, gun }], today);
    if (!taken) return undefined;
    const replyTo = await selectInCharge(tx, scope);
    for (const { email, dil, fullname } of recipients)
      await enqueueMail(tx, services.config, {
        ...{ to: email, language: dil, company_id: scope.company_id },
        ...(replyTo && { replyTo }),
        content: confirmationMail(dil, {
          ...{ fullname: fullname || email, gun },
          departments: [{ department_id, department_name, donem }],
        }),
      });
    return undefined;
  });

/** The due mail of an open confirmation; of missed reminders only the last one. */
function reminderOf(
  open: Readonly<{ department_id: number; donem: string; bildirim_tarihi: string }>,
  today: string,
): Reminder {
  const waiting = daysBetween(open.bildirim_tarihi, today);
  const gun = REMINDED_AFTER.find((days) => waiting >= days) ?? 0;
  return { department_id: open.department_id, donem: open.donem, gun };
}

/** Without the card confirming is impossible: departments get one mail, no reminder. */
function announced(
  donem: string | undefined,
  departments: Iterable<number>,
  today: string,
): Reminder[] {
  if (donem === undefined || daysBetween(donem, today) >= ANNOUNCED_FOR_DAYS) return [];
  return [...departments].map((department_id) => ({ department_id, donem, gun: 0 }));
}

/**
 * The round that a person may begin today: its departments and its mails. None where the
 * application does not show rounds, or the last one is less than a week old.
 */
export async function plannedRound({ clock }: Services, tx: Tx, scope: CompanyScope) {
  const [settings] = (await askingSettings(scope).execute(tx)).rows;
  if (!settings?.envanter_uygulama_onay) return 'onay_kapali';
  const { son_donem } = settings;
  if (son_donem !== null && daysBetween(son_donem, clock.today()) < ANNOUNCED_FOR_DAYS)
    return 'tur_yeni';
  const recipients = await selectRecipients(tx);
  return {
    settings,
    recipients: settings.envanter_email_onay ? recipients : [],
    represented: new Set(recipients.flatMap((one) => one.departments)).size,
  };
}

/** Begins a round today, outside the company's rhythm, and mails it at once. */
export async function beginRound(
  services: Services,
  tx: Tx,
  scope: CompanyScope,
  settings: AskingSettings,
): Promise<string> {
  const today = services.clock.today();
  await openRound(tx, scope, today, today);
  if (settings.envanter_email_onay) await mailRound(services, tx, scope, settings, today);
  return today;
}
