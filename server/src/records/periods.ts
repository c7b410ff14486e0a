import retentionPeriods from '@emanet/contract/data/retention-periods.json' with { type: 'json' };

const DAYS: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  month: 30,
  year: 365,
  immediate: 0,
};
const byCode = new Map(
  retentionPeriods.items.map(({ code, value, unit }) => [code, value * (DAYS[unit] ?? 0)]),
);

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/(\d+)\s*(yıl|sene|year)/, 365],
  [/(\d+)\s*(ay(?!rı)|month)/, 30],
  [/(\d+)\s*(hafta|week)/, 7],
  [/(\d+)\s*(gün|day)/, 1],
];

/** About how many days a storage period is; free text counts by the largest figure it names. */
export function daysOf(period: string): number {
  const known = byCode.get(period);
  if (known !== undefined) return known;
  const text = period.toLocaleLowerCase('tr');
  const figures = UNITS.map(([pattern, days]) => Number(pattern.exec(text)?.[1] ?? -1) * days);
  return Math.max(...figures);
}

/** The longest of several periods: the one that VERBİS is told. */
export const longestOf = (periods: readonly string[]): string | undefined =>
  periods.toSorted((a, b) => daysOf(b) - daysOf(a))[0];
