import type { DayOffRow } from '@emanet/contract/clocks';
import {
  CALENDAR_WEEKS,
  DUE_KINDS,
  DUE_RANKS,
  dueRank,
  type Due,
  type DueItem,
} from '@emanet/contract/dashboard';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { mondayOf } from '@emanet/contract/shared/time/weeks';
import { MOST_DUE } from './due-items.ts';

/** How far ahead is looked, so that an empty calendar can name the next day. */
const HORIZON_DAYS = 366;
/** Weeks of it that the calendar can be turned to. */
const LAST_WEEK = 48;

/** The last day up to which is asked. */
export const horizonOf = (today: string): string => daysAfter(today, HORIZON_DAYS);

/** Late statutory days first, then statutory ones by time, then the company's own. */
const byRank = (today: string) => {
  const rankOf = (one: DueItem) => DUE_RANKS.indexOf(dueRank(one, today));
  return (a: DueItem, b: DueItem): number =>
    rankOf(a) - rankOf(b) ||
    a.gun.localeCompare(b.gun) ||
    DUE_KINDS.indexOf(a.tur) - DUE_KINDS.indexOf(b.tur) ||
    a.sure_id - b.sure_id;
};

/**
 * Four weeks of what was found: everything late, then what falls on the days shown, with the holidays
 * among them. They begin with the week asked for, never with one that has gone by.
 */
export function calendarOf(
  found: readonly DueItem[],
  days: readonly DayOffRow[],
  today: string,
  begin: string = today,
): Due {
  const first = mondayOf(today);
  const last = daysAfter(first, 7 * LAST_WEEK);
  const wanted = mondayOf(begin);
  const baslangic = wanted < first ? first : wanted > last ? last : wanted;
  const bitis = daysAfter(baslangic, 7 * CALENDAR_WEEKS - 1);
  const all = found.slice(0, MOST_DUE).toSorted(byRank(today));
  return {
    baslangic,
    bitis,
    isler: all.filter(({ gun }) => gun < today || (gun >= baslangic && gun <= bitis)),
    fazlasi: (found[MOST_DUE]?.gun ?? '9999') <= bitis,
    sonraki:
      all
        .map(({ gun }) => gun)
        .filter((gun) => gun > bitis)
        .toSorted()[0] ?? null,
    tatiller: days.filter(({ gun }) => gun >= baslangic && gun <= bitis),
  };
}
