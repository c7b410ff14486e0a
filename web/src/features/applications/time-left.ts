import { NEAR_DAYS, VERY_NEAR_DAYS, type ApplicationRow } from '@emanet/contract/applications';
import { todayInTurkey } from '@emanet/contract/shared/time/today';

const DAY_MS = 86_400_000;
type Timed = Pick<ApplicationRow, 'son_gun' | 'durum' | 'gelis_tarihi' | 'sonuclanma_tarihi'>;

const daysFrom = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Days until the last one, by the calendar of Turkey; negative when that has passed. */
export const daysLeft = ({ son_gun }: Timed, today = todayInTurkey()): number =>
  daysFrom(today, son_gun);

const arrivalOf = ({ gelis_tarihi }: Timed) => todayInTurkey(Date.parse(gelis_tarihi));

/** Days from the arrival of an application to the last one for its answer. */
export const daysInAll = (row: Timed): number => daysFrom(arrivalOf(row), row.son_gun);

/** The day of its period on which an application was closed, or is now. */
export function dayOf(row: Timed, today = todayInTurkey()): number {
  const closed = row.sonuclanma_tarihi;
  const end = closed === null ? today : todayInTurkey(Date.parse(closed));
  return daysFrom(arrivalOf(row), end);
}

/** How near the last day is: more than ten days, ten or fewer, three or fewer, or passed. */
export function nearnessOf(row: Timed, today = todayInTurkey()): 'uzak' | 'on' | 'uc' | 'geciken' {
  const left = daysLeft(row, today);
  if (left < 0) return 'geciken';
  if (left <= VERY_NEAR_DAYS) return 'uc';
  return left <= NEAR_DAYS ? 'on' : 'uzak';
}
