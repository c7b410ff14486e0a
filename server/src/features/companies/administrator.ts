import { selectMembers } from '../../nouns/members.ts';
import { abilitiesOfActor } from '../../platform/access/actor.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';

/**
 * Whether this person decides about the company as a whole: its erasure, its evidence mails. Where
 * it has an administrator, only the administrator decides, and no consultant.
 */
export async function mayDecide(tx: Tx, { actor }: PersonScope): Promise<boolean> {
  if (!abilitiesOfActor(actor).includes('organization.write')) return false;
  if (actor.role === 'yönetici') return true;
  return !(await selectMembers(tx)).some(({ role }) => role === 'yönetici');
}
