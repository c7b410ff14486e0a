import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { selectMembers, type Member } from '../../nouns/members.ts';
import { noteReminders } from '../applications/applications.ts';
import { clockMail } from './emails.ts';
import { takeNear, type NearClock } from './stages.ts';

/**
 * An action belongs to its person. Without a current person it belongs to the department's
 * representatives, and without those to the managers of the company.
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

/** Is this member in charge of a clock that is near? */
function isFor(one: NearClock, member: Member, members: readonly Member[]): boolean {
  if (one.tur === 'aksiyon') return isForAction(one, member, members);
  if (one.tur === 'dokuman') {
    const hasAdministrator = members.some(({ role }) => role === 'yönetici');
    return member.role === (hasAdministrator ? 'yönetici' : 'danışman');
  }
  return member.manages || one.sorumlu_id === member.user_id;
}

/** Puts one mail to each person into the outbox, about all of their near clocks. */
export async function remind({ config, clock }: Services, tx: Tx, scope: CompanyScope) {
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
