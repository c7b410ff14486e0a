import { sql } from 'kysely';
import { change, hold } from '../../nouns/life.ts';
import { companyJob } from '../../platform/jobs/each-company.ts';
import { rowsOf } from '../../platform/rows.ts';
import { actionNoun } from './noun.ts';

/**
 * Open actions `leaf` whose series lost its date behind a short month, with that date. A series keeps
 * its date since `tekrar_gunu`; before, the 31st became the 28th for good. The date is known as far
 * back as each action lies whole months behind the one before it, on its date or on the last day of
 * the month, and no person has given another day since.
 */
const drifted = sql<{ company_id: number; id: number; gun: number }>`
  with recursive series as (
    select t.company_id, t.id as leaf, t.id, t.onceki_id, t.son_tarih, t.tekrar
    from aksiyonlar t
    where t.tekrar is not null and t.tekrar_gunu is null and t.onceki_id is not null
      and not t.durum and t.guncel and extract(day from t.son_tarih) between 28 and 30
    union all
    select p.company_id, s.leaf, p.id, p.onceki_id, p.son_tarih, p.tekrar
    from series s
    join aksiyonlar p on p.company_id = s.company_id and p.id = s.onceki_id and p.tekrar = s.tekrar
    where p.tekrar_gunu is null and s.son_tarih > p.son_tarih
      and extract(day from s.son_tarih) = least(extract(day from p.son_tarih),
        extract(day from date_trunc('month', s.son_tarih) + interval '1 month - 1 day'))
      and not exists (
        select from change_logs l
        where l.company_id = s.company_id and l.tur = 'aksiyonlar' and l.record_id = s.id
          and l.islem = 'güncelleme' and l.alanlar @> '[{"alan": "son_tarih"}]')
  )
  select s.company_id, s.leaf as id, max(extract(day from s.son_tarih))::int as gun
  from series s
  group by s.company_id, s.leaf
  having max(extract(day from s.son_tarih)) > min(extract(day from s.son_tarih))`;

/** Restores the date of earlier series, with an entry in the log of the open action. */
export const mendSeriesJob = companyJob({
  name: 'mend-series',
  schedule: { everyMinutes: 60 },
  due: () => sql<{ company_id: number }>`select company_id from (${drifted}) d`,
  work: async (_, tx, scope) => {
    const found = await rowsOf<{ id: number; gun: number }>(tx)`
      select id, gun from (${drifted}) d where company_id = ${scope.company_id}`;
    for (const { id, gun } of found) {
      const before = await hold(tx, scope, actionNoun, id);
      const son_tarih = inMonthOf(before.son_tarih ?? '', gun);
      const isShort = Number(son_tarih.slice(8)) < gun;
      await change(tx, scope, actionNoun, before, { son_tarih, tekrar_gunu: isShort ? gun : null });
    }
  },
});

/** The date in the month of a day, or the last day of a shorter month. */
function inMonthOf(day: string, date: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${day.slice(0, 8)}${String(Math.min(date, last)).padStart(2, '0')}`;
}
