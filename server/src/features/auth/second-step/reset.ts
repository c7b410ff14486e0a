import { logChange } from '../../../nouns/log.ts';
import { updaterName } from '../../../platform/access/actor.ts';
import type { PersonScope } from '../../../platform/access/scope.ts';
import type { Queries } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import type { Visitor } from '../../../platform/http/visitor.ts';
import type { Services } from '../../../platform/services.ts';
import type { Language } from '@emanet/contract/shared/primitives';
import { accountOfId } from '../queries.ts';
import { note, noteResetAsked } from './notices.ts';
import { firstOf, rowsOf } from '../../../platform/rows.ts';

type Reach = Readonly<{ dil: Language; companies: number[]; consults: boolean }>;

const reachOf = (db: Queries, user_id: number): Promise<Reach | undefined> =>
  firstOf<Reach>(db)`
    select u.dil, array(
      select distinct m.company_id from memberships m where m.user_id = u.user_id
    ) as companies,
    exists (
      select from memberships m where m.user_id = u.user_id and m.role = 'danışman'
    ) as consults
    from users u where u.user_id = ${user_id}`;

/** State of a request to reset: it waits a day, in which the person can sign in and void it. */
export type ResetState = 'istendi' | 'bekliyor' | 'sifirlandi';

/**
 * Removes the second step of a member who has lost it: the first request mails the person, a second
 * one a day later removes it; both are logged. The actor must manage every company of that account:
 * otherwise one company would open the door to another.
 */
export async function resetSecondStep(
  { config, db }: Services,
  visitor: Visitor,
  scope: PersonScope,
  user_id: number,
): Promise<ResetState> {
  const { company_id } = scope;
  const { actor } = scope;
  const account = await accountOfId(db.identity, user_id);
  const reach = account && (await reachOf(db.identity, user_id));
  if (!account || !reach?.companies.includes(company_id)) return fail('NOT_FOUND');
  // A representative cannot reset a second step, so a company of that kind does not count.
  const managed = actor.memberships.filter(({ role }) => role !== 'temsilci');
  const own = new Set(managed.map((one) => one.company_id));
  const within = reach.companies.every((one) => own.has(one));
  if (user_id === actor.user_id || reach.consults || !within) fail('RESET_ELSEWHERE');
  return db.write(scope, async (tx) => {
    const rows = await rowsOf<{ state: ResetState | null }>(tx)`
      select ask_second_step_reset(${user_id}) as state`;
    const state = rows[0]?.state ?? fail('NOT_FOUND');
    const by = updaterName(actor);
    const told = { ...account, company_id };
    if (state === 'istendi') {
      await logChange(tx, scope, { tur: 'temsilci' }, user_id, {
        islem: 'güncelleme',
        after: { ikinci_adim_sifirlama: 'istendi' },
      });
      await noteResetAsked(tx, config, visitor, told, { by, language: reach.dil });
    }
    if (state !== 'sifirlandi') return state;
    await logChange(tx, scope, { tur: 'temsilci' }, user_id, {
      islem: 'güncelleme',
      before: { ikinci_adim: true },
      after: { ikinci_adim: false },
    });
    await note(tx, config, visitor, told, { change: 'reset', by, language: reach.dil });
    return state;
  });
}
