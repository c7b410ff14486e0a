import { DAY_MS, MINUTE_MS, TURKEY_MS } from '@emanet/contract/shared/time/today';

const OFFICE_OPENS = 9 * 60;

/**
 * The instant `minute` minutes after the office opened, `daysAgo` days before `now`; on a weekend
 * the Friday before. Never later than `now`.
 */
export function workingInstant(now: Date, daysAgo: number, minute: number): Date {
  const local = now.getTime() + TURKEY_MS - daysAgo * DAY_MS;
  const midnight = local - (local % DAY_MS);
  const weekday = new Date(midnight).getUTCDay();
  const back = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  const wanted = midnight - back * DAY_MS - TURKEY_MS + (OFFICE_OPENS + minute) * MINUTE_MS;
  return new Date(Math.min(wanted, now.getTime() - (minute + 1) * 1000));
}

export const later = (instant: Date, milliseconds: number) =>
  new Date(instant.getTime() + milliseconds);
