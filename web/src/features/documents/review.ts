import { REVIEW_NEAR_DAYS, type DocumentRow } from '@emanet/contract/documents';
import { daysBetween } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';

/** Nearness of a document's review: past, within thirty days, later, or without a day. */
export type Nearness = 'geciken' | 'yaklasan' | 'ileride' | 'tarihsiz';

/** Days from today in Turkey to a day; negative after it. */
export const daysUntil = (day: string, now = Date.now()) => daysBetween(todayInTurkey(now), day);

export function nearnessOf(day: string | null, now = Date.now()): Nearness {
  if (day === null) return 'tarihsiz';
  const days = daysUntil(day, now);
  if (days < 0) return 'geciken';
  return days <= REVIEW_NEAR_DAYS ? 'yaklasan' : 'ileride';
}

/** Nearness of a review that is due; a document out of use shows only the day. */
export const owedNearness = (
  { guncel, gozden_gecirme }: Pick<DocumentRow, 'guncel' | 'gozden_gecirme'>,
  now = Date.now(),
): Nearness => (guncel ? nearnessOf(gozden_gecirme, now) : 'ileride');
