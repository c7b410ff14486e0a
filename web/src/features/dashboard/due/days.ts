import type { Due, DueItem, DueKind } from '@emanet/contract/dashboard';
import { daysAfter, daysBetween } from '@emanet/contract/shared/time/rounds';
import { mondayOf } from '@emanet/contract/shared/time/weeks';

const SOON_DAYS = 7;
export type DueTone = 'high' | 'mid' | 'low';

/** Late, within a week, or later. */
export function toneOf({ gun }: DueItem, today: string): DueTone {
  const left = daysBetween(today, gun);
  if (left < 0) return 'high';
  return left <= SOON_DAYS ? 'mid' : 'low';
}

/** Items of a day of one kind and tone, which stand in the calendar as one. */
export type DueGroup = Readonly<{
  tur: DueKind;
  tone: DueTone;
  late: boolean;
  items: readonly DueItem[];
}>;

/** The groups of a day; what is late stands on today. */
export function groupsOn(day: string, { isler }: Due, today: string): DueGroup[] {
  const groups = new Map<string, DueItem[]>();
  for (const item of isler) {
    const late = item.gun < today;
    if ((late ? today : item.gun) !== day) continue;
    const key = `${item.tur} ${late}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].flatMap((items) => {
    const [first] = items;
    return first
      ? [{ tur: first.tur, tone: toneOf(first, today), late: first.gun < today, items }]
      : [];
  });
}

type Span = 'late' | 'thisWeek' | 'nextWeek' | 'later';

/** Time in which an item falls. */
export function spanOf({ gun }: DueItem, today: string): Span {
  if (gun < today) return 'late';
  const next = daysAfter(mondayOf(today), 7);
  if (gun < next) return 'thisWeek';
  return gun < daysAfter(next, 7) ? 'nextWeek' : 'later';
}
