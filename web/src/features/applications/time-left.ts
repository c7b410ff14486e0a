import {
  ANSWER_DAYS,
  NEAR_DAYS,
  VERY_NEAR_DAYS,
  type ApplicationRow,
} from '@emanet/contract/applications';
import { todayInTurkey } from '@emanet/contract/shared/time/today';

const DAY_MS = 86_400_000;
type Timed = Pick<ApplicationRow, 'son_gun' | 'durum' | 'gelis_tarihi' | 'sonuclanma_tarihi'>;

const daysFrom = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Days until the last one, by the calendar of Turkey; negative when that has passed. */
export const daysLeft = ({ son_gun }: Timed, today = todayInTurkey()): number =>
  daysFrom(today, son_gun);

/** The day of its thirty on which an application was closed, or is now. */
export function dayOf(row: Timed, today = todayInTurkey()): number {
  const closed = row.sonuclanma_tarihi;
  const end = closed === null ? today : todayInTurkey(Date.parse(closed));
  return ANSWER_DAYS - daysFrom(end, row.son_gun);
}

/** How near the last day is: more than ten days, ten or fewer, three or fewer, or passed. */
export function nearnessOf(row: Timed, today = todayInTurkey()): 'uzak' | 'on' | 'uc' | 'geciken' {
  const left = daysLeft(row, today);
  if (left < 0) return 'geciken';
  if (left <= VERY_NEAR_DAYS) return 'uc';
  return left <= NEAR_DAYS ? 'on' : 'uzak';
}
