import {
  addUp,
  scoreOf,
  type Performance,
  type PerformanceMonth,
} from '@emanet/contract/performance';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { selectDepartments, selectMonths } from './queries.ts';

export { ofWholeCompany } from './counts.ts';

const USUAL_MONTHS = 12;
/** Months whose scores are shown beside a department. */
const RECENT = 4;

/** `YYYY-MM`, `back` months before that of a day. */
function monthBefore(day: string, back: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
}

/** The requested months, the oldest first; the running one is counted now, the others were kept. */
export const readPerformance = (
  { db, clock }: Services,
  scope: CompanyScope,
  wanted: number = USUAL_MONTHS,
): Promise<Performance> =>
  db.read(scope, async (tx) => {
    const bugun = clock.today();
    const first = `${monthBefore(bugun, Math.max(wanted, RECENT) - 1)}-01`;
    const [departments, kept] = await Promise.all([
      selectDepartments(tx, scope, bugun),
      selectMonths(tx, scope, { first, today: bugun }),
    ]);
    const olculer = addUp(departments.map((one) => one.olculer));
    const named = departments.flatMap(({ department_name, ...one }) =>
      department_name === null ? [] : [{ ...one, department_name }],
    );
    const byMonth = Map.groupBy(kept, ({ ay }) => ay);
    const months = (count: number) =>
      Array.from({ length: count - 1 }, (_, at) => monthBefore(bugun, count - 1 - at));
    const aylar: PerformanceMonth[] = months(wanted).map((ay) => {
      const rows = byMonth.get(ay);
      return { ay, olculer: rows ? addUp(rows.map((one) => one.olculer)) : null };
    });
    const recent = months(RECENT).map(
      (ay) => new Map(byMonth.get(ay)?.map((one) => [one.department_id, one.olculer])),
    );
    return {
      bugun,
      olculer,
      aylar: [...aylar, { ay: bugun.slice(0, 7), olculer }],
      departmanlar: named.map((one) => ({
        ...one,
        son: [
          ...recent.map((month) => scoreOf(month.get(one.department_id) ?? {})),
          scoreOf(one.olculer),
        ],
      })),
    };
  });
