import { AUTOMATIC } from '@emanet/contract/shared/actor-types';
import library from '@emanet/contract/data/action-library.json' with { type: 'json' };
import { ACTION_RISKS, recurrences } from '@emanet/contract/actions';
import { DAY_MS, dayOf } from '@emanet/contract/shared/time/today';
import { actionNoun } from '../features/actions/noun.ts';
import { canFinish, type Member } from '../nouns/members.ts';
import type { Tx } from '../platform/db.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { later } from './calendar.ts';
import { randomFrom } from './random.ts';
import { logAdded } from './records/history.ts';

const SEED = 808;
const OLDEST = 90;
const ARCHIVED_AFTER = 70;

type Where = Readonly<{
  company_id: number;
  departments: ReadonlyMap<string, number>;
  now: Date;
  people: readonly Pick<Member, 'user_id' | 'fullname' | 'manages' | 'departments'>[];
}>;

/** The library's actions at work in a company: open, late, done, repeated and archived ones. */
export async function addActions(tx: Tx, { company_id, departments, now, people }: Where) {
  const random = randomFrom(SEED + company_id);
  const ids = [...departments.values()];
  const rows = library.items.map((item, at) => {
    const age = 1 + random.below(OLDEST);
    const durum = random.chance(0.3);
    const made = later(now, -age * DAY_MS);
    const department_id = ids[at % ids.length] ?? 0;
    const drawn = random.chance(0.4) ? people[random.below(people.length)] : undefined;
    const near = people.find((one) => !one.manages && canFinish(one, 'action', department_id));
    const person = drawn?.manages ? drawn : drawn && (near ?? people.find((one) => one.manages));
    const son_tarih = random.chance(0.55)
      ? dayOf(later(now, (random.below(60) - 18) * DAY_MS))
      : null;
    return {
      company_id,
      department_id,
      aksiyon_ismi: item.tr,
      aksiyon_aciklamasi: item.description_tr,
      risk: ACTION_RISKS.find((risk) => risk === item.risk) ?? 'Orta',
      durum,
      guncel: !(durum && age > ARCHIVED_AFTER),
      mail: random.chance(0.5),
      son_tarih,
      sorumlu_id: person?.user_id ?? null,
      sorumlu: person?.fullname ?? null,
      tekrar: random.chance(0.12) ? recurrences[random.below(recurrences.length)] : null,
      guncelleyen: person?.fullname ?? AUTOMATIC,
      surum: 1,
      olusturma_tarihi: made.toISOString(),
      guncellenme_tarihi: made.toISOString(),
      tamamlanma_tarihi: durum ? later(now, -random.below(age) * DAY_MS).toISOString() : null,
    };
  });
  const made = await insertRows(tx, 'aksiyonlar', rows, 'id');
  await logAdded(
    tx,
    company_id,
    actionNoun,
    rows.map((values, at) => ({
      id: made[at] ?? 0,
      values,
      at: values.olusturma_tarihi,
      by: AUTOMATIC,
    })),
  );
}
