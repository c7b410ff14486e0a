import type { Clock } from '@emanet/contract/clocks';
import { CLOCK_KINDS, CLOCKS, type ClockKind } from '@emanet/contract/clocks/kinds';
import { daysAfter, daysBetween } from '@emanet/contract/shared/time/rounds';
import { dayOf } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';
import { inDutyOrder } from './queries.ts';

/** Moments of a clock at which its people are mailed, each once. */
type Plan = Readonly<{
  /** Days left, the largest first. */
  before: readonly number[];
  /** On the working day before the last day, so that a Sunday is mailed on Friday. */
  workday: boolean;
  late: boolean;
}>;

const STATUTORY: Plan = { before: [3], workday: true, late: true };
const PLANS: Partial<Record<ClockKind, Plan>> = {
  basvuru: { before: [10, 5], workday: true, late: true },
  aksiyon: { before: [], workday: false, late: true },
  dokuman: { before: [14], workday: false, late: false },
};

/** Rounds of confirmation have their own reminders, and ends of contracts are in the calendar. */
export function planOf(tur: ClockKind): Plan | undefined {
  const { yasal, elle, bilgi } = CLOCKS[tur];
  return PLANS[tur] ?? ((yasal || elle) && !bilgi ? STATUTORY : undefined);
}

const KINDS_OF_PLANS = Map.groupBy(CLOCK_KINDS, planOf);
/** Days ahead that are read: more than any plan's first stage, and than any run of days off. */
const HORIZON_DAYS = 30;

/** The stage of a plan that a clock `t` has reached at an instant, the gravest first. */
function stageOf({ before, workday, late }: Plan, now: Date) {
  const today = dayOf(now);
  const stages = [
    ...(late ? [sql`when t.son_an < ${now.toISOString()}::timestamptz then 'gecti'`] : []),
    // A subquery, so that it is computed once and not for each clock.
    ...(workday
      ? [
          sql`when t.son_an < (select sure_sonu(gun_basi(${today}::date), 1, 'is_gunu')
            + interval '1 second') then 'son_gun'`,
        ]
      : []),
    ...before
      .toReversed()
      .map(
        (days) =>
          sql`when t.son_an < gun_basi(${daysAfter(today, days + 1)}::date) then ${String(days)}::text`,
      ),
  ];
  return sql`case ${sql.join(stages, sql` `)} end`;
}

/** The stage that a clock `t` has reached at an instant; null before the first one. */
export function stageAt(now: Date) {
  const plans = [...KINDS_OF_PLANS].flatMap(([plan, kinds]) =>
    plan ? [sql`when t.tur = any(${kinds}::text[]) then ${stageOf(plan, now)}`] : [],
  );
  return sql<string | null>`case ${sql.join(plans, sql` `)} end`;
}

/** Running clocks, as a table `t`, at a stage that was not mailed yet. */
const near = (now: Date) => sql`(
  select t.*, s.stage from sureler t cross join lateral (select ${stageAt(now)} as stage) s
  where t.kapanis is null and t.son_an < gun_basi(${daysAfter(dayOf(now), HORIZON_DAYS)}::date)
    and s.stage <> coalesce(t.hatirlatilan, '')
    -- Tasks of an exercise are no work that anybody is mailed about.
    and not exists (select from aksiyonlar a join veri_ihlalleri i on i.company_id = a.company_id
        and a.kayit_turu = 'veri_ihlalleri' and i.id = a.kayit_id and i.tatbikat
      where t.kayit_turu = 'aksiyonlar' and a.company_id = t.company_id and a.id = t.kayit_id)
  ) t`;

/** A running clock with what its reminder needs: the stage it has reached and the days that are left. */
export type NearClock = Pick<
  Clock,
  'id' | 'tur' | 'madde' | 'ad' | 'son_an' | 'birim' | 'kayit_id' | 'department_id' | 'sorumlu_id'
> &
  Readonly<{ stage: string; kalan: number }>;

/** Companies with clocks in `near`. */
export const withNearClocks = (now: Date) =>
  sql<{ company_id: number }>`select t.company_id from ${near(now)}`;

/** Near clocks of a company in the order of duties; they then count as mailed. */
export async function takeNear(
  tx: Tx,
  { company_id }: CompanyScope,
  now: Date,
): Promise<NearClock[]> {
  const reached = await rowsOf<Omit<NearClock, 'kalan'>>(tx)`
    select t.id, t.tur, r.madde, t.ad, t.son_an, t.birim, t.kayit_id, t.department_id, t.sorumlu_id,
      t.stage
    from ${near(now)} join sure_kurallari r on r.tur = t.tur and r.surum = t.kural_surumu
    where t.company_id = ${company_id} order by ${inDutyOrder(now.toISOString())}`;
  // Another node may have noted some of them meanwhile.
  const taken = await rowsOf<{ id: number }>(tx)`
    update sureler t set hatirlatilan = s.stage
    from unnest(${reached.map(({ id }) => id)}::int[], ${reached.map(({ stage }) => stage)}::text[])
      s(id, stage)
    where t.company_id = ${company_id} and t.id = s.id and t.kapanis is null
      and t.hatirlatilan is distinct from s.stage
    returning t.id`;
  const ids = new Set(taken.map(({ id }) => id));
  return reached
    .filter(({ id }) => ids.has(id))
    .map((one) => ({ ...one, kalan: daysBetween(dayOf(now), dayOf(one.son_an)) }));
}
