import { sql } from 'kysely';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import type { CompanyScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Services } from '../../../platform/services.ts';
import { selectMembers } from '../../../nouns/members.ts';
import { addByRule, closeByRule } from '../../actions/actions.ts';
import { settingsIn } from '../settings.ts';
import { rowsOf, updateRow } from '../../../platform/rows.ts';

/** Days for a new version of a stale text, or for deciding that none is needed. */
const DAYS_TO_DECIDE = 14;

type Moved = Readonly<{
  id: number;
  ad: string;
  eskime_aksiyonu_id: number | null;
  onaylayan_id: number | null;
  department_id: number | null;
}>;

/**
 * Companies that want actions of stale texts, or have some, and whose log has grown since the last
 * run: every source of a text changes with an entry, and so do texts and their settings. A text
 * without a remedy no longer selects its company.
 */
export const grownLogs = sql<{ company_id: number }>`
  select h.company_id from change_log_heads h left join metin_taramalari t using (company_id)
  where t.son_kayit is distinct from h.son_id and h.company_id in (
    select company_id from metin_ayarlari where eskime_aksiyonu
    union all select company_id from metinler where eskime_aksiyonu_id is not null)`;

/** Stores how far the log of a company was read. A later entry makes it grow again. */
const noteLogRead = (tx: Tx, { company_id }: CompanyScope) =>
  sql`insert into metin_taramalari (company_id, son_kayit)
    select ${company_id}, coalesce(max(l.id), 0) from change_logs l where l.company_id = ${company_id}
    on conflict (company_id) do update set son_kayit = excluded.son_kayit`.execute(tx);

/** Texts whose action and staleness disagree; locked, so that two nodes make one action. */
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
 * Makes one action for each stale text, for the person who approved the version, and completes it
 * after a renewal or a decision that no change is needed.
 */
export const followStaleTexts = ({ db, clock }: Services, scope: CompanyScope): Promise<void> =>
  db.write(scope, async (tx) => {
    await noteLogRead(tx, scope);
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
      await updateRow(tx, 'metinler', scope, id, { eskime_aksiyonu_id: action });
    }
  });
