import { todayInTurkey } from './today.ts';

/** Names the day at whose end an address shows records: of a screen and of a reading call. */
export const DAY_PARAM = 'tarih';

/** The day that an address names; today and days that no calendar has are none. */
export function dayInAddress(search: string): string | undefined {
  const day = new URLSearchParams(search).get(DAY_PARAM) ?? '';
  return isPastDay(day) ? day : undefined;
}

/** Is this a day of the calendar before today in Turkey, as `YYYY-MM-DD`? */
export const isPastDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true &&
  day < todayInTurkey();
