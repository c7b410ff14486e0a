import type { Due, DueItem, DueKind } from '@emanet/contract/dashboard';
import { leftOf, type LeftTone } from '@emanet/contract/clocks/left';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { mondayOf } from '@emanet/contract/shared/time/weeks';

/** Items of a day with one kind and tone, which the calendar shows as one. */
export type DueGroup = Readonly<{
  tur: DueKind;
  tone: LeftTone;
  late: boolean;
  items: readonly DueItem[];
}>;

/** The groups of a day; late items are shown today. */
export function groupsOn(day: string, { isler }: Due, now: number): DueGroup[] {
  const today = todayInTurkey(now);
  const groups = new Map<string, DueItem[]>();
  for (const item of isler) {
    const { late } = leftOf(item, now);
    if ((late ? today : item.gun) !== day) continue;
    const key = `${item.tur} ${late}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].flatMap((items) => {
    const [first] = items;
    if (!first) return [];
    const { tone, late } = leftOf(first, now);
    return [{ tur: first.tur, tone, late, items }];
  });
}

type Span = 'late' | 'thisWeek' | 'nextWeek' | 'later';

/** Period of an item. */
export function spanOf(one: DueItem, now: number): Span {
  const { gun } = one;
  if (leftOf(one, now).late) return 'late';
  const next = daysAfter(mondayOf(todayInTurkey(now)), 7);
  if (gun < next) return 'thisWeek';
  return gun < daysAfter(next, 7) ? 'nextWeek' : 'later';
}
