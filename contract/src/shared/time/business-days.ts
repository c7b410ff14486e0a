import { HOLIDAYS } from '../../data/holidays.ts';
import { daysAfter } from './rounds.ts';
import { isWeekend } from './weeks.ts';

/** A day without work, as far as reckoning asks: its half days are worked. */
export type DayOff = Readonly<{ gun: string; yarim: boolean }>;

/** A day between the start of a period and its end, and what became of it. */
export type ReckonedDay = Readonly<{
  gun: string;
  /** Which business day of the period it is; missing where it does not count. */
  sayi?: number;
  hafta_sonu: boolean;
}>;

const fullDays = (holidays: readonly DayOff[]): ReadonlySet<string> =>
  new Set(holidays.filter(({ yarim }) => !yarim).map(({ gun }) => gun));
const publicHolidays = fullDays(HOLIDAYS);

/**
 * Is this day (`YYYY-MM-DD`) neither at a weekend nor a public holiday in Turkey? The half day before
 * a holiday is a business day here, so that a due date is never shown later than it is.
 */
export const isBusinessDay = (day: string, off: ReadonlySet<string> = publicHolidays): boolean =>
  !isWeekend(day) && !off.has(day);

/**
 * Each day from the one after `start` up to the `count`th business day, counted or not. `holidays` are
 * those of the dated calendar when it knows more than the public ones (administrative leave).
 */
export function reckonBusinessDays(
  start: string,
  count: number,
  holidays: readonly DayOff[] = HOLIDAYS,
): ReckonedDay[] {
  const off = holidays === HOLIDAYS ? publicHolidays : fullDays(holidays);
  const days: ReckonedDay[] = [];
  for (let day = daysAfter(start, 1), counted = 0; counted < count; day = daysAfter(day, 1)) {
    const counts = isBusinessDay(day, off);
    if (counts) counted += 1;
    days.push({ gun: day, hafta_sonu: isWeekend(day), ...(counts && { sayi: counted }) });
  }
  return days;
}

/** The date `days` business days after `date`; the day itself does not count. */
export const businessDaysAfter = (date: string, days: number): string =>
  reckonBusinessDays(date, days).at(-1)?.gun ?? date;

/** The last business day before a day, so that a reminder reaches people at work. */
export function workdayBefore(day: string, holidays: readonly DayOff[] = HOLIDAYS): string {
  const off = holidays === HOLIDAYS ? publicHolidays : fullDays(holidays);
  let before = daysAfter(day, -1);
  while (!isBusinessDay(before, off)) before = daysAfter(before, -1);
  return before;
}
