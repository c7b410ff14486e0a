import type { DayOffRow } from '@emanet/contract/clocks';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { CALENDAR_WEEKS, type Due, type DueItem } from '@emanet/contract/dashboard';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { mondayOf } from '@emanet/contract/shared/time/weeks';
import { MOST_DUE } from './due-items.ts';

/** Days that are read ahead, so that an empty calendar can name the next day. */
const HORIZON_DAYS = 366;
/** Last week to which the calendar can be turned. */
const LAST_WEEK = 48;

/** The last day of the query. */
export const horizonOf = (today: string): string => daysAfter(today, HORIZON_DAYS);

/**
 * Four weeks of the found items in the order of duties: late ones and those of the days shown, with
 * the holidays. They begin with the requested week, never with a past one.
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
  const all = found.slice(0, MOST_DUE);
  const cut = found[MOST_DUE];
  return {
    baslangic,
    bitis,
    isler: all.filter(({ gun }) => gun < today || (gun >= baslangic && gun <= bitis)),
    // A cut at a statutory day has dropped all of the company's own days.
    fazlasi: cut !== undefined && (CLOCKS[cut.tur].yasal || cut.gun <= bitis),
    sonraki:
      all
        .map(({ gun }) => gun)
        .filter((gun) => gun > bitis)
        .toSorted()[0] ?? null,
    tatiller: days.filter(({ gun }) => gun >= baslangic && gun <= bitis),
  };
}
