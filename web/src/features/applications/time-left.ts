import type { ApplicationRow } from '@emanet/contract/applications';
import { toneOfDays } from '@emanet/contract/clocks/left';
import { daysBetween } from '@emanet/contract/shared/time/rounds';
import { dayOf, todayInTurkey } from '@emanet/contract/shared/time/today';

type Timed = Pick<ApplicationRow, 'son_gun' | 'durum' | 'gelis_tarihi' | 'sonuclanma_tarihi'>;

/** Days until the last one, in Turkey's calendar; negative after it. */
export const daysLeft = ({ son_gun }: Timed, today = todayInTurkey()): number =>
  daysBetween(today, son_gun);

const arrivalOf = ({ gelis_tarihi }: Timed) => dayOf(gelis_tarihi);

/** Days from the arrival of an application to the last one for its answer. */
export const daysInAll = (row: Timed): number => daysBetween(arrivalOf(row), row.son_gun);

/** The day of the period on which an application was closed, or today. */
export function dayOfPeriod(row: Timed, today = todayInTurkey()): number {
  const closed = row.sonuclanma_tarihi;
  const end = closed === null ? today : dayOf(closed);
  return daysBetween(arrivalOf(row), end);
}

const NEARNESS = { low: 'uzak', mid: 'on', high: 'iki' } as const;

/** Nearness of the last day: more than ten days, ten or fewer, two or fewer, or passed. */
export function nearnessOf(row: Timed, today = todayInTurkey()) {
  const left = daysLeft(row, today);
  return left < 0 ? 'geciken' : NEARNESS[toneOfDays(left)];
}
