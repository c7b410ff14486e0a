import { tallies, type Tallies } from '@emanet/contract/performance';
import { DAY_MS, dayOf } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import { compareLinked } from '../features/tables/cross-checks.ts';
import { countedByDepartment, type Counted } from '../features/performance/counts.ts';
import { scopeOfJob } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { judgeCompany } from '../records/write/judge.ts';
import { registers } from '../registers.ts';
import { later } from './calendar.ts';
import { randomFrom, type Random } from './random.ts';

const SEED = 909;
const MONTHS = 14;
const DAYS = 12;
/** How much less was as it should be a month earlier, on average. */
const GAIN = 0.028;

/** Counts of a day some months back: less was in order, and not evenly so. */
const earlier = (counted: Tallies, months: number, random: Random): Tallies =>
  tallies.parse(
    Object.fromEntries(
      Object.entries(counted).map(([name, { pay, payda }]) => {
        const less = 1 - GAIN * months - random.below(5) / 100;
        return [name, { pay: Math.max(0, Math.round(pay * less)), payda }];
      }),
    ),
  );

/** Snapshots of more than a year, made from what the company's records say today. */
export async function addPerformance(
  tx: Tx,
  { company_id, now }: Readonly<{ company_id: number; now: Date }>,
): Promise<void> {
  const today = dayOf(now);
  const scope = scopeOfJob({ kind: 'job', job: 'demo' }, company_id);
  await judgeCompany(tx, { registers, compare: compareLinked }, scope, today);
  const counted = await sql<Counted>`
    select * from ${countedByDepartment(sql`t.company_id = ${company_id}`, today)} c
    order by department_id`.execute(tx);
  const random = randomFrom(SEED + company_id);
  const ends = Array.from({ length: MONTHS }, (_, at) => {
    const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - at, 0));
    return { gun: end.toISOString().slice(0, 10), back: at + 1 };
  });
  const days = Array.from({ length: DAYS }, (_, at) => ({
    gun: dayOf(later(now, -(at + 1) * DAY_MS)),
    back: (at + 1) / 30,
  }));
  const rows = [...new Map([...ends, ...days].map((one) => [one.gun, one])).values()].flatMap(
    ({ gun, back }) =>
      counted.rows.map(({ department_id, olculer }) => ({
        company_id,
        gun,
        department_id,
        olculer: earlier(olculer, back, random),
      })),
  );
  await insertRows(tx, 'performans_gunleri', rows, 'department_id');
}
