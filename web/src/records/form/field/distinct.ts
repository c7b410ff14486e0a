import { compareTurkish, foldTurkish } from '@emanet/contract/shared/turkish';

/** Different texts in dictionary order; spellings that differ only in case count as one. */
export function distinct(values: readonly unknown[]): string[] {
  const byName = new Map<string, string>();
  for (const value of values)
    if (typeof value === 'string' && value.trim() !== '' && !byName.has(foldTurkish(value)))
      byName.set(foldTurkish(value), value.trim());
  return [...byName.values()].sort(compareTurkish);
}
