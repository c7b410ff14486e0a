import type { UserInfo } from '@emanet/contract/auth';
import {
  abilitiesOfActor,
  isAcross,
  isReading,
  staysAfterTrial,
  type SignedIn,
} from '../../platform/access/actor.ts';
import { currentCompany, inCompany, membershipIn } from '../../platform/access/scope.ts';

/**
 * User info as the screens know it (specification, section 3). Role, duties and the second step are
 * those of the company that the request named, if it is one of the person's, otherwise of the current one.
 */
export function userInfoOf(actor: SignedIn, named?: number): UserInfo {
  const current = currentCompany(actor);
  const shown = (named !== undefined && membershipIn(actor, named)) || current;
  const person = inCompany(actor, shown);
  return {
    user_id: actor.user_id,
    fullname: actor.fullname,
    name: actor.fullname,
    email: actor.email,
    role: person.role,
    egitim_sorumlusu: person.egitim_sorumlusu ? 1 : 0,
    varlik_sorumlusu: person.varlik_sorumlusu,
    ...(actor.ziyaretci && { ziyaretci: true }),
    companies: actor.memberships.map((membership) => {
      const { askida, salt_okunur, silinecek, deneme_bitisi, deneme_bitti } = membership;
      const { company_id, company_name, department_id, department_name, logo, role } = membership;
      const { kurum_turu = null } = membership;
      return {
        ...{ company_id, company_name, department_id, department_name, logo, role, kurum_turu },
        ...(askida && { askida }),
        ...(salt_okunur && { salt_okunur }),
        ...(silinecek && { silinecek }),
        ...(deneme_bitisi && { deneme_bitisi, deneme_bitti: deneme_bitti === true }),
        company_active: company_id === current?.company_id,
      };
    }),
    ikinci_adim_gerekli: shown?.kilitli ?? false,
    abilities: abilitiesOfActor(person).filter(
      (ability) =>
        isAcross(ability) ||
        (!shown?.askida &&
          (!shown?.salt_okunur || isReading(ability)) &&
          (!shown?.deneme_bitti || staysAfterTrial(ability))),
    ),
  };
}
