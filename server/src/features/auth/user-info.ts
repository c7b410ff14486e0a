import type { UserInfo } from '@emanet/contract/auth';
import {
  abilitiesOfActor,
  isAcross,
  isReading,
  staysAfterTrial,
  type Person,
} from '../../platform/access/actor.ts';
import { currentCompany, membershipIn } from '../../platform/access/scope.ts';

/**
 * User info as the screens know it (specification, section 3). The second step is asked for by the
 * company that the request named, if it is one of the person's, otherwise by the current one.
 */
export function userInfoOf(actor: Person, named?: number): UserInfo {
  const current = currentCompany(actor);
  const shown = (named !== undefined && membershipIn(actor, named)) || current;
  return {
    user_id: actor.user_id,
    fullname: actor.fullname,
    name: actor.fullname,
    email: actor.email,
    role: actor.role,
    egitim_sorumlusu: actor.egitim_sorumlusu ? 1 : 0,
    varlik_sorumlusu: actor.varlik_sorumlusu,
    ...(actor.ziyaretci && { ziyaretci: true }),
    companies: actor.memberships.map(({ kilitli: _, son_degisiklik: __, ...membership }) => {
      const { askida, salt_okunur, silinecek, deneme_bitisi, deneme_bitti, ...one } = membership;
      return {
        ...one,
        ...(askida && { askida }),
        ...(salt_okunur && { salt_okunur }),
        ...(silinecek && { silinecek }),
        ...(deneme_bitisi && { deneme_bitisi, deneme_bitti: deneme_bitti === true }),
        company_active: one.company_id === current?.company_id,
      };
    }),
    ikinci_adim_gerekli: shown?.kilitli ?? false,
    abilities: abilitiesOfActor(actor).filter(
      (ability) =>
        isAcross(ability) ||
        (!shown?.askida &&
          (!shown?.salt_okunur || isReading(ability)) &&
          (!shown?.deneme_bitti || staysAfterTrial(ability))),
    ),
  };
}
