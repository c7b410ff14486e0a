import {
  confirmationState,
  type Confirmation,
  type ConfirmationOverview,
  type DueConfirmation,
} from '@emanet/contract/confirmations';
import { nextRounds } from '@emanet/contract/shared/time/rounds';
import { updaterName, userIdOf } from '../../platform/access/actor.ts';
import { scopeWith, type CompanyScope, type PersonScope } from '../../platform/access/scope.ts';
import { fail } from '../../platform/errors.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import {
  selectDepartmentFigures,
  selectMerged,
  selectRounds,
  type AskedRound,
} from './overview-queries.ts';
import {
  askingSettings,
  confirmActivities,
  insertAnswer,
  selectConfirmations,
  selectDepartmentNames,
  selectDue,
  selectOpen,
  selectRecipients,
  type AskingSettings,
} from './queries.ts';
import { dropReview } from './review.ts';

export { confirmationMail } from './emails.ts';
export { askForConfirmationsJob } from './jobs.ts';
export { timelyConfirmations } from './overview-queries.ts';
export {
  moveConfirmations,
  selectDepartmentNames as selectDepartments,
  selectOpen as selectOpenConfirmations,
  selectRecipients,
} from './queries.ts';
export { beginRound, isSendingTime, plannedRound } from './rounds.ts';

/** Notifications of the inventory in the scope, the newest first. */
export const listConfirmations = (
  { db }: Services,
  scope: PersonScope,
  department_id: number | undefined,
): Promise<Confirmation[]> => db.read(scope, (tx) => selectConfirmations(tx, scope, department_id));

/** Departments of the card: to be confirmed, while the company uses the card. */
export async function dueConfirmations(
  { db }: Services,
  scope: PersonScope,
): Promise<DueConfirmation[]> {
  return db.read(scope, async (tx) => {
    const [settings] = (await askingSettings(scope).execute(tx)).rows;
    return settings?.envanter_uygulama_onay ? selectDue(tx, scope) : [];
  });
}

type Answer = Readonly<{
  department_id?: number | null | undefined;
  company_id?: number | null | undefined;
  e_posta?: string | null | undefined;
}>;

/** Confirms the open round of an own department, in the name of the person and as of today. */
export async function confirmInventory(
  { clock, db }: Services,
  scope: PersonScope,
  { department_id, company_id, e_posta }: Answer,
  key: OnceKey | undefined,
): Promise<Confirmation> {
  if (!department_id || !company_id || !e_posta) return fail('CONFIRMATION_MISSING');
  refuseOtherCompany(scope, company_id);
  if (e_posta !== scope.actor.email) fail('INVALID_INPUT', { fields: { e_posta: 'email' } });
  return db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      const names = await selectDepartmentNames(tx, scope);
      if (!names.has(department_id)) return fail('NOT_FOUND');
      const open = await selectOpen(tx, scope);
      const asked = open.find((one) => one.department_id === department_id);
      if (!asked) return fail('CONFIRMATION_NOT_DUE');
      const today = clock.today();
      const stored = await insertAnswer(tx, scope, {
        department_id,
        donem: asked.donem,
        // If the clock was set back, the answer must still come after the question.
        bildirim_tarihi: today < asked.bildirim_tarihi ? asked.bildirim_tarihi : today,
        e_posta,
        user_id: userIdOf(scope.actor),
        gonderen: updaterName(scope.actor),
      });
      if (!stored) return fail('CONFIRMATION_NOT_DUE');
      await confirmActivities(scope, department_id, today).execute(tx);
      await dropReview(tx, scope, department_id);
      return stored;
    }),
  );
}

/** Confirmations and delays, by department and round. */
export const confirmationOverview = (
  { clock, db }: Services,
  scope: CompanyScope,
): Promise<ConfirmationOverview> =>
  db.read(scope, async (tx) => {
    const bugun = clock.today();
    const [settings] = (await askingSettings(scope).execute(tx)).rows;
    const departments = await selectDepartmentFigures(tx, scopeWith(scope, 'departments.read'));
    const rounds = await selectRounds(tx, scope);
    const merged = await selectMerged(tx, scope);
    const people = await selectRecipients(tx);
    const donemler = [...new Set(rounds.map((one) => one.donem))];
    const [newest] = donemler;
    return {
      bugun,
      acik: settings?.envanter_uygulama_onay ?? false,
      periyodik_sure: settings?.periyodik_sure ?? 0,
      sonraki_donem: nextOf(settings, newest, bugun),
      donemler,
      departmanlar: departments.map((department) => ({
        ...department,
        temsilciler: people
          .filter((one) => one.departments.includes(department.department_id))
          .map((one) => one.fullname || one.email),
        donemler: rounds
          .filter((one) => one.department_id === department.department_id)
          .map((one) => shown(one, newest, bugun)),
        birlesenler: merged
          .filter((one) => one.department_id === department.department_id)
          .map(({ department_id: _, ...one }) => one),
      })),
    };
  });

function nextOf(settings: AskingSettings | undefined, newest: string | undefined, today: string) {
  if (!settings?.envanter_uygulama_onay || settings.envanter_baslangic_tarihi === null) return null;
  const { envanter_baslangic_tarihi: first, periyodik_sure: every } = settings;
  const [next, after] = nextRounds({ first, every }, today, 2);
  return (newest !== undefined && next !== undefined && newest >= next ? after : next) ?? null;
}

const shown = (
  { donem, soruldu, onaylandi, onay_tarihi, onaylayan, hatirlatmalar }: AskedRound,
  newest: string | undefined,
  today: string,
) => ({
  donem,
  durum: confirmationState({ soruldu, onaylandi, kapali: donem !== newest }, today),
  soruldu,
  onay_tarihi: onaylandi === null ? null : onay_tarihi,
  onaylayan,
  hatirlatmalar,
});
