import { daysBetween } from '../shared/time/rounds.ts';
import { DAY_MS, dayOf, MINUTE_MS, todayInTurkey } from '../shared/time/today.ts';
import type { ClockUnit } from './rule.ts';

/** Days up to which a last day is urgent (brick), and near (amber). */
const URGENT_DAYS = 2;
const NEAR_DAYS = 10;

export type LeftTone = 'high' | 'mid' | 'low';

/** The colour of a deadline in so many days; a passed one is urgent. */
export const toneOfDays = (days: number): LeftTone =>
  days <= URGENT_DAYS ? 'high' : days <= NEAR_DAYS ? 'mid' : 'low';

/** The colour of a day (`YYYY-MM-DD`) by which something has to be done. */
export const toneOfDay = (day: string, today: string): LeftTone =>
  toneOfDays(daysBetween(today, day));

/** How far a clock is from its last instant; one that counts hours in hours and minutes. */
export type Left = Readonly<{ tone: LeftTone; late: boolean }> &
  (Readonly<{ days: number }> | Readonly<{ hours: number; minutes: number }>);

export function leftOf(
  { son_an, birim }: Readonly<{ son_an: string; birim: ClockUnit }>,
  now: number,
): Left {
  const ms = Date.parse(son_an) - now;
  if (birim === 'saat') {
    const minutes = Math.floor(Math.abs(ms) / MINUTE_MS);
    return {
      hours: Math.floor(minutes / 60),
      minutes: minutes % 60,
      late: ms < 0,
      tone: toneOfDays(ms / DAY_MS),
    };
  }
  const days = daysBetween(todayInTurkey(now), dayOf(son_an));
  return { days: Math.abs(days), late: days < 0, tone: toneOfDays(days) };
}
