import { CLOCK_KINDS, CLOCKS, type ClockKind } from '@emanet/contract/clocks/kinds';
import { reckonBusinessDays } from '@emanet/contract/shared/time/business-days';
import { daysAfter, daysBetween } from '@emanet/contract/shared/time/rounds';
import { dayOf } from '@emanet/contract/shared/time/today';
import type { Clock } from '../../platform/clock.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { selectMembers, type Member } from '../../nouns/members.ts';
import { noteReminders } from '../applications/applications.ts';
import { clockMail } from './emails.ts';
import {
  selectDaysOff,
  selectUnreminded,
  storeStages,
  withUnreminded,
  type NearClock,
} from './queries.ts';

/** Moments of a clock at which its people are mailed, each once. */
type Plan = Readonly<{
  /** Days left, most first. */
  before: readonly number[];
  /** On the working day before the last day, so that a Sunday is told on Friday. */
  workday: boolean;
  late: boolean;
}>;

const STATUTORY: Plan = { before: [3], workday: true, late: true };
const PLANS: Partial<Record<ClockKind, Plan>> = {
  basvuru: { before: [10, 5], workday: true, late: true },
  aksiyon: { before: [], workday: false, late: true },
  dokuman: { before: [14], workday: false, late: false },
};

/** Rounds of confirmation have reminders of their own, and ends of contracts stand in the calendar. */
export function planOf(tur: ClockKind): Plan | undefined {
  const { yasal, elle, bilgi } = CLOCKS[tur];
  return PLANS[tur] ?? ((yasal || elle) && !bilgi ? STATUTORY : undefined);
}

const REMINDED_KINDS = CLOCK_KINDS.filter(planOf);
/** Days ahead that are looked at: more than any plan's first stage, and than any run of days off. */
const HORIZON_DAYS = 30;

/** The stage of its plan that a clock has come to; none before the first one. */
export function stageOf(
  plan: Plan,
  last: string,
  { today, workday }: Readonly<{ today: string; workday: string }>,
  passed = last < today,
): string | undefined {
  if (passed && plan.late) return 'gecti';
  if (plan.workday && last <= workday) return 'son_gun';
  const left = daysBetween(today, last);
  const days = plan.before.toReversed().find((one) => left <= one);
  return days === undefined ? undefined : String(days);
}

const horizonOf = (today: string) => daysAfter(today, HORIZON_DAYS);

/** Companies whose clocks may have come to a stage. */
export const withNearClocks = (clock: Clock) =>
  withUnreminded(REMINDED_KINDS, horizonOf(clock.today()));

/** Clocks that have come to a stage of which nobody was mailed yet; from now on they count as mailed. */
async function takeNear(tx: Tx, scope: CompanyScope, now: Date): Promise<NearClock[]> {
  const today = dayOf(now);
  const until = horizonOf(today);
  const daysOff = await selectDaysOff(tx, today, until);
  const workday = reckonBusinessDays(today, 1, daysOff).at(-1)?.gun ?? today;
  const found = await selectUnreminded(tx, scope, REMINDED_KINDS, until);
  const reached = found.flatMap((one) => {
    const plan = planOf(one.tur);
    const last = dayOf(one.son_an);
    const passed = Date.parse(one.son_an) < now.getTime();
    const stage = plan && stageOf(plan, last, { today, workday }, passed);
    return stage === undefined ? [] : [{ ...one, stage, kalan: daysBetween(today, last) }];
  });
  const taken = await storeStages(tx, scope, reached);
  return reached.filter(({ id }) => taken.has(id));
}

/**
 * An action is the business of its person. Once that one has left, or nobody is named, it is that of its
 * department's representatives, and where there are none, of those who manage the company.
 */
function isForAction(
  { department_id, sorumlu_id }: NearClock,
  member: Member,
  members: readonly Member[],
): boolean {
  if (members.some(({ user_id }) => user_id === sorumlu_id)) return member.user_id === sorumlu_id;
  const stands = ({ departments }: Member) =>
    department_id !== null && departments.includes(department_id);
  return members.some(stands) ? stands(member) : member.manages;
}

/** Does this member answer for a clock that is near? */
function isFor(one: NearClock, member: Member, members: readonly Member[]): boolean {
  if (one.tur === 'aksiyon') return isForAction(one, member, members);
  if (one.tur === 'dokuman') {
    const hasAdministrator = members.some(({ role }) => role === 'yönetici');
    return member.role === (hasAdministrator ? 'yönetici' : 'danışman');
  }
  return member.manages || one.sorumlu_id === member.user_id;
}

/** Puts one mail to each person into the outbox, about every clock of theirs that is near. */
export async function remind(
  { config, clock }: Services,
  tx: Tx,
  scope: CompanyScope,
): Promise<void> {
  const near = await takeNear(tx, scope, clock.now());
  if (near.length === 0) return;
  const requests = near.filter(({ tur }) => tur === 'basvuru');
  await noteReminders(tx, scope, requests, clock.now());
  const members = await selectMembers(tx);
  for (const member of members) {
    const theirs = near.filter((one) => isFor(one, member, members));
    if (theirs.length === 0) continue;
    await enqueueMail(tx, config, {
      to: member.email,
      language: member.dil,
      company_id: scope.company_id,
      content: clockMail(member.dil, theirs),
    });
  }
}
