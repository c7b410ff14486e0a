import type { DueItem, DueKind } from '@emanet/contract/dashboard';
import { DUE_KINDS } from '@emanet/contract/dashboard';
import { actOn } from '@emanet/contract/clocks/acts';
import { dayOf } from '@emanet/contract/shared/time/today';
import { abilitiesOfActor } from '../../../platform/access/actor.ts';
import { scopeWith, type PersonScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { ownersOn } from '../../../nouns/owners.ts';
import { dueClocks } from '../../clocks/clocks.ts';

/** Most items of a calendar; one more is read, to know that there are more. */
export const MOST_DUE = 1000;

const isDue = (tur: string): tur is DueKind => DUE_KINDS.some((kind) => kind === tur);

/** Due work of the scope until a day, in the order of duties, up to `MOST_DUE` + 1. */
export async function selectDue(
  tx: Tx,
  scope: PersonScope,
  { now, until }: Readonly<{ now: Date; until: string }>,
): Promise<DueItem[]> {
  const found = await dueClocks(tx, scopeWith(scope, 'clocks.read'), {
    now,
    until,
    most: MOST_DUE + 1,
  });
  const abilities = abilitiesOfActor(scope.actor);
  const ownerOf = await ownersOn(tx, dayOf(now));
  return found.flatMap((one) => {
    const { id, tur, kayit_id, ad, department_id, department_name, son_an, birim } = one;
    return isDue(tur)
      ? [
          {
            sure_id: id,
            tur,
            record_id: kayit_id,
            ad,
            department_id,
            department_name,
            gun: dayOf(son_an),
            son_an,
            birim,
            sahip: ownerOf(one),
            eylem: actOn({ tur, record_id: kayit_id, department_id }, abilities),
          },
        ]
      : [];
  });
}
