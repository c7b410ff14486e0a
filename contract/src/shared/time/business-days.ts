/**
 * Public holidays of Turkey (Law 2429): the fixed days, and the religious holidays as the
 * Presidency of Religious Affairs announces them. Half days (the eves and 28 October) are working
 * days here, so that a due date is never shown later than it is.
 */
const FIXED = ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29'];

/** First day and number of days of Ramazan and Kurban Bayramı. */
const RELIGIOUS: readonly (readonly [string, number])[] = [
  ['2024-04-10', 3],
  ['2024-06-16', 4],
  ['2025-03-30', 3],
  ['2025-06-06', 4],
  ['2026-03-20', 3],
  ['2026-05-27', 4],
  ['2027-03-09', 3],
  ['2027-05-16', 4],
  ['2028-02-26', 3],
  ['2028-05-05', 4],
  ['2029-02-14', 3],
  ['2029-04-24', 4],
  ['2030-02-04', 3],
  ['2030-04-13', 4],
];

const DAY_MS = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

const religious = new Set(
  RELIGIOUS.flatMap(([first, days]) =>
    Array.from({ length: days }, (_, day) => iso(Date.parse(first) + day * DAY_MS)),
  ),
);

/** Is this date (`YYYY-MM-DD`) neither a weekend nor a public holiday in Turkey? */
export function isBusinessDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !FIXED.includes(date.slice(5)) && !religious.has(date);
}

/** The date `days` business days after `date`; the day itself does not count. */
export function businessDaysAfter(date: string, days: number): string {
  let time = Date.parse(date);
  for (let left = days; left > 0;) {
    time += DAY_MS;
    if (isBusinessDay(iso(time))) left -= 1;
  }
  return iso(time);
}
