import type { Tallies } from '@emanet/contract/performance';
import { supplierTransferFields } from '@emanet/contract/supplier-transfers';
import { sql, type RawBuilder } from 'kysely';
import { inUse, ongoing, running } from '../../records/queries.ts';
import { timelyConfirmations } from '../confirmations/confirmations.ts';
import { trainingCounts } from '../training/training.ts';

/** Fields about a transfer abroad: no grave warning beside one of them, and its mechanism carries it. */
const ABOUT_ABROAD = supplierTransferFields
  .filter(({ section }) => section === 'yurt_disi')
  .map(({ name }) => name);
const CARRIED = sql`t.yurt_disi_mekanizma is not null and t.uyarilar is not null and not exists (
  select from jsonb_array_elements(t.uyarilar) one
  where one ->> 'seviye' = 'Yüksek' and one ->> 'alan' = any(${ABOUT_ABROAD}::text[]))`;

/** The names of `acik_…` by the risk of an action. */
const OPEN = sql`case t.risk when 'Yüksek' then 'acik_yuksek' when 'Orta' then 'acik_orta'
  else 'acik_dusuk' end`;
const CLOSED_ON = sql`(t.tamamlanma_tarihi at time zone 'Europe/Istanbul')::date`;

/** Activities that supplier transfers or assets name, as a table of ids. */
const linkedIds = (
  where: RawBuilder<unknown>,
  transfers: RawBuilder<unknown>,
  assets: RawBuilder<unknown>,
) => sql`(
  select unnest(t.veri_harita_id) as id from veri_aktarim t where ${where} and ${ongoing} ${transfers}
  union select unnest(t.veri_harita_id) from varlik_listesi t where ${where} and ${inUse} ${assets})`;

/** The department id of people who are invited to training without a department. */
const NO_DEPARTMENT = 0;

/**
 * All counts, by department, as a table `(department_id, olculer)`. `where` narrows each table `t`
 * to the scope.
 */
export const countedByDepartment = (where: RawBuilder<unknown>, today: string) => sql`(
  select coalesce(department_id, ${NO_DEPARTMENT}::int) as department_id, jsonb_object_agg(olcu, jsonb_build_object('pay', pay, 'payda', payda)) as olculer
  from (
    select department_id, olcu, sum(pay)::int as pay, sum(payda)::int as payda from (
      select a.department_id, one.* from (
        select t.department_id, count(*) as n,
          count(*) filter (where t.eksiksizlik = 100) as whole,
          count(*) filter (where t.eksiksizlik = 100 and t.uyarilar = '[]'::jsonb) as clean,
          count(*) filter (where k.guncel) as told,
          count(*) filter (where t.yurt_disi_aktarim and elsewhere.id is null) as unrecorded,
          count(*) filter (where t.yurt_disi_aktarim is null and elsewhere.id is null
            or t.yurt_disi_aktarim = false and elsewhere.id is not null) as unclear,
          count(*) filter (where t.dahil_oluyormu is distinct from 'hayir' and supplied.id is null) as unnamed
        from veri_harita t
        left join ${linkedIds(where, sql`and t.yurt_disi_aktarim`, sql`and t.yurt_disi_mi`)} elsewhere
          on elsewhere.id = t.id
        left join ${linkedIds(where, sql``, sql`and false`)} supplied on supplied.id = t.id
        left join dokumanlar k on k.company_id = t.company_id and k.id = t.aydinlatma_metni
        where ${where} and ${running} group by t.department_id
      ) a cross join lateral (values
        ('eksiksizlik', a.whole, a.n), ('uyarisiz', a.clean, a.n), ('metin', a.told, a.n),
        ('metin', 0, a.unnamed), ('yurt_disi', 0, a.unrecorded + a.unclear),
        ('yurt_disi_acik', a.unclear, a.n)
      ) one(olcu, pay, payda)
      union all
      select a.department_id, one.* from (
        select t.department_id,
          count(*) filter (where coalesce(t.veri_isleyen_rolu = 'veri_isleyen', true)) as processors,
          count(*) filter (where t.veri_isleyen_rolu = 'veri_isleyen' and t.sozlesme_var_mi
            and coalesce(t.sozlesme_bitis_tarihi >= ${today}::date, true)) as bound,
          count(*) filter (where coalesce(t.yurt_disi_aktarim, true)) as abroad,
          count(*) filter (where t.yurt_disi_aktarim and ${CARRIED}) as grounded
        from veri_aktarim t where ${where} and ${ongoing} group by t.department_id
      ) a cross join lateral (values
        ('metin', a.bound, a.processors), ('yurt_disi', a.grounded, a.abroad)
      ) one(olcu, pay, payda)
      union all
      select a.department_id, one.* from (
        select t.department_id,
          count(*) filter (where t.durum) as closed,
          count(*) filter (where t.durum and t.son_tarih is not null) as dated,
          count(*) filter (where t.durum and ${CLOSED_ON} <= t.son_tarih) as timely,
          count(*) filter (where not t.durum) as late,
          coalesce(sum(${CLOSED_ON} - t.olusturma_tarihi::date) filter (where t.durum), 0) as days
        from aksiyonlar t
        where ${where} and (
          (t.durum and ${CLOSED_ON} > ${today}::date - 365)
          or (not t.durum and t.guncel and t.son_tarih < ${today}::date)
        )
        group by t.department_id
      ) a cross join lateral (values
        ('aksiyon', a.timely, a.dated + a.late), ('kapanma', a.days, a.closed)
      ) one(olcu, pay, payda)
      union all
      select t.department_id, ${OPEN}, count(*) filter (where t.son_tarih < ${today}::date), count(*)
      from aksiyonlar t where ${where} and t.guncel and not t.durum group by t.department_id, t.risk
      union all
      select one.department_id, 'egitim', one.pay, one.payda from ${trainingCounts(where)} one
      union all
      select one.department_id, 'onay', one.pay, one.payda
      from ${timelyConfirmations(where, today)} one
    ) counted where payda > 0 group by department_id, olcu
  ) summed group by department_id
)`;

/** Sum of the tallies `olculer` of several rows `t`, as one object; null without rows. */
const addedUp = (from: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`(
  select jsonb_object_agg(olcu, jsonb_build_object('pay', pay, 'payda', payda)) from (
    select e.key as olcu, sum((e.value ->> 'pay')::int)::int as pay,
      sum((e.value ->> 'payda')::int)::int as payda
    from ${from} cross join jsonb_each(t.olculer) e where ${where} group by e.key
  ) summed)`;

/** Months before the running one that are kept beside the figures of a whole company. */
const MONTHS_KEPT = 5;

/**
 * Counts of a whole company now, and in each of the earlier months, the oldest first: two columns,
 * for a query that names the company by an expression.
 */
export const ofWholeCompany = (company: RawBuilder<unknown>, today: string) => {
  const now = countedByDepartment(sql`t.company_id = ${company}`, today);
  const lastOfMonth = sql`t.company_id = ${company} and t.gun = (
    select max(p.gun) from performans_gunleri p
    where p.company_id = ${company} and p.gun >= m.ay and p.gun < m.ay + interval '1 month')`;
  return sql`coalesce(${addedUp(sql`${now} t`, sql`true`)}, '{}') as olculer,
    (select jsonb_agg(${addedUp(sql`performans_gunleri t`, lastOfMonth)} order by m.ay)
      from generate_series(
        date_trunc('month', ${today}::date) - make_interval(months => ${sql.lit(MONTHS_KEPT)}),
        date_trunc('month', ${today}::date) - interval '1 day', interval '1 month') m(ay)) as aylar`;
};

/** Counts of one department, as `countedByDepartment` gives them. */
export type Counted = Readonly<{ department_id: number; olculer: Tallies }>;
