const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Turkey keeps UTC+3 all year. */
const TURKEY = 3 * 60 * MINUTE;
const OFFICE_OPENS = 9 * 60;

/**
 * The instant `minute` minutes after the office opened, `daysAgo` days before `now`; on a weekend
 * the Friday before. Never later than `now`.
 */
export function workingInstant(now: Date, daysAgo: number, minute: number): Date {
  const local = now.getTime() + TURKEY - daysAgo * DAY;
  const midnight = local - (local % DAY);
  const weekday = new Date(midnight).getUTCDay();
  const back = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  const wanted = midnight - back * DAY - TURKEY + (OFFICE_OPENS + minute) * MINUTE;
  return new Date(Math.min(wanted, now.getTime() - (minute + 1) * 1000));
}

export const later = (instant: Date, milliseconds: number) =>
  new Date(instant.getTime() + milliseconds);

/** The day in Turkey, as the database keeps dates. */
export const turkishDay = (instant: Date) => later(instant, TURKEY).toISOString().slice(0, 10);
