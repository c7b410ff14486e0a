import { sql } from 'kysely';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import type { CompanyScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Services } from '../../../platform/services.ts';
import { selectMembers } from '../../../nouns/members.ts';
import { addByRule, closeByRule } from '../../actions/actions.ts';
import { settingsIn } from '../settings.ts';
import { rowsOf } from '../../../platform/rows.ts';

/** Days that the person of a stale text has for a new version, or for the decision that none is needed. */
const DAYS_TO_DECIDE = 14;

type Moved = Readonly<{
  id: number;
  ad: string;
  eskime_aksiyonu_id: number | null;
  onaylayan_id: number | null;
  department_id: number | null;
}>;

/**
 * Companies with a text whose action and staleness disagree, but for those that want no actions made: of
 * their texts no source is read, and of others one text after the other, up to the first that has moved on.
 */
export const movedTexts = sql<{ company_id: number }>`
  select m.company_id from metinler m
  left join metin_ayarlari a on a.company_id = m.company_id
  left join lateral (select true as stale from metin_eskiyenler e
    where e.company_id = m.company_id and e.metin_id = m.id limit 1) e on true
  where (m.guncel and e.stale is not null) <> (m.eskime_aksiyonu_id is not null)
    and (a.eskime_aksiyonu or m.eskime_aksiyonu_id is not null)`;

/** Texts whose action and staleness disagree; held, so that two nodes make one action. */
const takeMoved = (tx: Tx, { company_id }: CompanyScope): Promise<Moved[]> =>
  rowsOf<Moved>(tx)`
    select m.id, m.ad, m.eskime_aksiyonu_id, v.onaylayan_id,
      coalesce(m.departmanlar[1], (select min(d.department_id) from departments d
        where d.company_id = m.company_id)) as department_id
    from metinler m
    join metin_surumleri v on v.company_id = m.company_id and v.metin_id = m.id and v.sira = m.yayindaki
    left join (select distinct metin_id from metin_eskiyenler where company_id = ${company_id}) e
      on e.metin_id = m.id
    where m.company_id = ${company_id}
      and (m.guncel and e.metin_id is not null) <> (m.eskime_aksiyonu_id is not null)
    order by m.id for update of m`;

/**
 * Makes one action for each staleness, of the person who approved the version, and completes it once
 * the text was renewed, or it was decided that it need not change.
 */
export const followStaleTexts = ({ db, clock }: Services, scope: CompanyScope): Promise<void> =>
  db.write(scope, async (tx) => {
    const { eskime_aksiyonu } = await settingsIn(tx, scope);
    const moved = await takeMoved(tx, scope);
    if (moved.length === 0) return;
    const members = await selectMembers(tx);
    for (const { id, ad, eskime_aksiyonu_id, onaylayan_id, department_id } of moved) {
      let action: number | null = null;
      if (eskime_aksiyonu_id !== null)
        await closeByRule(tx, scope, eskime_aksiyonu_id, clock.today());
      else if (eskime_aksiyonu && department_id !== null) {
        const person = members.find(({ user_id }) => user_id === onaylayan_id);
        action = await addByRule(tx, scope, {
          aksiyon_ismi: `Eskiyen metni yenileyin: ${ad}`,
          aksiyon_aciklamasi: `Metnin dayandığı kayıtlar yayından sonra değişti. Farkları /metinler/${id}/fark sayfasında görün; yeni sürümü hazırlayın ya da değişmesi gerekmediğine gerekçesiyle karar verin.`,
          ...{ risk: 'Orta', department_id },
          sorumlu_id: person?.user_id ?? null,
          sorumlu: person ? person.fullname || person.email : null,
          son_tarih: daysAfter(clock.today(), DAYS_TO_DECIDE),
        });
      } else continue;
      await tx
        .updateTable('metinler')
        .set({ eskime_aksiyonu_id: action })
        .where('company_id', '=', scope.company_id)
        .where('id', '=', id)
        .execute();
    }
  });
