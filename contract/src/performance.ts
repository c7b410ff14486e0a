import { z } from 'zod';
import { endpoint, endpointsOf, oneOf, asSheet, sheetFormat } from './shared/endpoint.ts';
import { date, id, language } from './shared/primitives.ts';

/**
 * Parts of the score and how much each weighs. A part is a share: `pay` of `payda` are
 * as they should be.
 */
export const MEASURES = [
  /** Activities with every field that is expected of them. */
  { name: 'eksiksizlik', weight: 25 },
  /** Activities without a warning, of those without an open answer: an unanswered field gives no warning. */
  { name: 'uyarisiz', weight: 15 },
  /** Actions that were closed in time, of those closed within a year and those that are late. */
  { name: 'aksiyon', weight: 20 },
  /**
   * Activities with a current notice, and processors with a valid agreement. Without an answer about its role
   * a transfer counts as a processor without one, and so do a supplier without a transfer and an activity
   * without an answer about suppliers.
   */
  { name: 'metin', weight: 10 },
  /**
   * Transfers abroad with a mechanism, and standard contracts notified in time. An open answer about transfers
   * abroad, and a transfer abroad without a record, count as failures.
   */
  { name: 'yurt_disi', weight: 10 },
  /** People invited to training who have finished it. */
  { name: 'egitim', weight: 10 },
  /** Confirmations in time, out of those requested within a year that are answered or late. */
  { name: 'onay', weight: 10 },
] as const;
export type MeasureName = (typeof MEASURES)[number]['name'];

/**
 * Further figures of a day: open actions of each risk (`pay` of them late), the days that closing
 * took (`pay` days for `payda` actions), and the activities (`pay` of `payda`) of which it is not known
 * whether their data go abroad.
 */
export const FIGURES = [
  'acik_yuksek',
  'acik_orta',
  'acik_dusuk',
  'kapanma',
  'yurt_disi_acik',
] as const;

const NAMES = [...MEASURES.map(({ name }) => name), ...FIGURES] as const;
export type TallyName = (typeof NAMES)[number];

const tally = z.object({ pay: z.int(), payda: z.int() });
export const tallies = z.partialRecord(z.enum(NAMES), tally);
/** Everything that was counted of a department, or of a company, on one day. */
export type Tallies = z.infer<typeof tallies>;

/** The sum of several departments. */
export function addUp(all: readonly Tallies[]): Tallies {
  const sum: Tallies = {};
  for (const one of all)
    for (const name of NAMES) {
      const { pay, payda } = one[name] ?? { pay: 0, payda: 0 };
      const before = sum[name] ?? { pay: 0, payda: 0 };
      if (payda > 0) sum[name] = { pay: before.pay + pay, payda: before.payda + payda };
    }
  return sum;
}

/** Parts that count activities and transfers together: transfers alone do not speak for both. */
const OF_ACTIVITIES: readonly MeasureName[] = ['metin', 'yurt_disi'];

/** The parts of a score that something was counted of: result × weight = points. */
export const partsOf = (counted: Tallies) =>
  MEASURES.flatMap(({ name, weight }) => {
    if (!counted.eksiksizlik && OF_ACTIVITIES.includes(name)) return [];
    const { pay, payda } = counted[name] ?? { pay: 0, payda: 0 };
    return payda > 0 ? [{ name, weight, pay, payda, points: (pay / payda) * weight }] : [];
  });

/** The score, 0 to 100: points of the weight that could be earned. Without activities there is none. */
export function scoreOf(counted: Tallies): number | null {
  if (!counted.eksiksizlik) return null;
  const parts = partsOf(counted);
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  return weight > 0 ? Math.round((points / weight) * 100) : null;
}

/** Activities without an answer that a part of the score needs, such as whether data go abroad. */
export const unknownIn = (counted: Tallies, name: MeasureName): number =>
  name === 'yurt_disi' ? (counted.yurt_disi_acik?.pay ?? 0) : 0;

/** Numbers of past months that can be shown. */
export const MONTH_CHOICES = [6, 12, 24] as const;

/** `YYYY-MM` and what was counted last in that month; today, in the running one. */
const month = z.object({ ay: z.string(), olculer: tallies.nullable() });
export type PerformanceMonth = z.infer<typeof month>;

const department = z.object({
  department_id: id,
  department_name: z.string(),
  olculer: tallies,
  /** Scores of the last four months, the running one last. */
  son: z.array(z.int().nullable()),
});
export type PerformanceDepartment = z.infer<typeof department>;

const answer = z.object({
  bugun: date,
  olculer: tallies,
  aylar: z.array(month),
  departmanlar: z.array(department),
});
export type Performance = z.infer<typeof answer>;

const months = z.enum(MONTH_CHOICES.map(String)).transform(Number).optional();

export const performance = endpointsOf('performance', {
  read: endpoint({
    summary:
      'Kayıt olgunluğu, aylara ve departmanlara göre / Record maturity by month and department',
    path: '/api/performans',
    permission: 'performance.read',
    query: z.strictObject({ ay: months }),
    answers: oneOf(answer),
  }),
  export: endpoint({
    summary: 'Performansı Excel’e aktar / Performance as a sheet',
    path: '/api/performans/export',
    permission: 'performance.read',
    ...asSheet,
    query: z.strictObject({ ay: months, lang: language, bicim: sheetFormat }),
  }),
});
