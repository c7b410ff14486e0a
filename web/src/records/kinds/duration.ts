import { daysOfDuration, durationIn, durationText } from '@emanet/contract/shared/time/durations';
import { bandFilter } from './bands.ts';
import type { Kind } from './kind.ts';

const daysIn = (value: unknown): number | undefined => {
  const found = durationIn(value);
  return found && daysOfDuration(found);
};

/** Spans that bands of a filter begin with, by their days. */
const LIMITS = new Map([
  [30, 'P30D'],
  [180, 'P6M'],
  [365, 'P1Y'],
  [1825, 'P5Y'],
]);

/** A span of time. */
export const durationKind: Kind = {
  text: (_, value, lang) => durationText(String(value), lang),
  width: 120,
  order: (value) => daysIn(value) ?? '',
  filter: bandFilter([30, 180, 365, 1825], daysIn, (days, lang) =>
    durationText(LIMITS.get(days) ?? `P${days}D`, lang),
  ),
};
