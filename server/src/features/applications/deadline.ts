import { ANSWER_DAYS } from '@emanet/contract/applications';
import { todayInTurkey } from '@emanet/contract/shared/time/today';

const DAY_MS = 86_400_000;

/** The day so many days after another, `YYYY-MM-DD`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Days from one day to another; negative when that has passed. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The day in Turkey on which something arrived, and the last day for its answer. */
export function daysOf(arrival: Date): { day: string; last: string; year: number } {
  const day = todayInTurkey(arrival.getTime());
  return { day, last: daysAfter(day, ANSWER_DAYS), year: Number(day.slice(0, 4)) };
}
