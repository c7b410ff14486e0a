import { DAY_MS } from './today.ts';

/** Days that come back: the first one and the number of days between two. */
export type Rhythm = Readonly<{ first: string; every: number }>;

/** A day (`YYYY-MM-DD`) plus a number of days. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** A day plus months, at most the last day of the month, as the database adds them. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** Days between two days; negative if the second one is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The next `count` days of a rhythm, from a day on which itself counts. */
export function nextRounds({ first, every }: Rhythm, from: string, count: number): string[] {
  const passed = Math.max(0, Math.ceil(daysBetween(first, from) / every));
  return Array.from({ length: count }, (_, at) => daysAfter(first, (passed + at) * every));
}

/** The last day of a rhythm up to `today`; undefined before the first one. */
export function latestRound({ first, every }: Rhythm, today: string): string | undefined {
  const passed = daysBetween(first, today);
  return passed < 0 ? undefined : daysAfter(first, Math.floor(passed / every) * every);
}
