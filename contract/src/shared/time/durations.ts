import type { Language } from '../primitives.ts';

/** A stored duration: ISO 8601 with one unit, such as `P30D`, `P6M` or `P10Y`. */
export const DURATION = /^P([1-9]\d{0,3})([DWMY])$/;

export const DURATION_UNITS = ['D', 'W', 'M', 'Y'] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

/** The longest count of a unit. */
export const MOST_UNITS = 9999;

type Unit = Readonly<{ days: number; tr: string; one: string; many: string }>;

/** A month counts 30 days and a year 365, so that spans can be compared. */
const UNITS: Readonly<Record<DurationUnit, Unit>> = {
  D: { days: 1, tr: 'gün', one: 'day', many: 'days' },
  W: { days: 7, tr: 'hafta', one: 'week', many: 'weeks' },
  M: { days: 30, tr: 'ay', one: 'month', many: 'months' },
  Y: { days: 365, tr: 'yıl', one: 'year', many: 'years' },
};

export type Duration = Readonly<{ count: number; unit: DurationUnit }>;

const isUnit = (text: string | undefined): text is DurationUnit =>
  DURATION_UNITS.some((unit) => unit === text);

/** The parts of a stored duration; undefined if the text is not valid. */
export function durationIn(value: unknown): Duration | undefined {
  const [, count, unit] = (typeof value === 'string' && DURATION.exec(value)) || [];
  return isUnit(unit) ? { count: Number(count), unit } : undefined;
}

export const writeDuration = ({ count, unit }: Duration): string => `P${count}${unit}`;

/** About how many days a unit is. */
export const daysOfUnit = (unit: DurationUnit): number => UNITS[unit].days;

/** About how many days a span is. */
export const daysOfDuration = ({ count, unit }: Duration): number => count * daysOfUnit(unit);

/** A unit after a count, as people write it. */
export function unitName(unit: DurationUnit, count: number, lang: Language): string {
  const { tr, one, many } = UNITS[unit];
  if (lang === 'tr') return tr;
  return count === 1 ? one : many;
}

/** A stored span as people write it; a text that is none stays as it is. */
export function durationText(value: string, lang: Language): string {
  const found = durationIn(value);
  return found ? `${found.count} ${unitName(found.unit, found.count, lang)}` : value;
}

/** The duration in a person's words of either language, or in the stored form; undefined if unclear. */
export function readDuration(text: string): string | undefined {
  if (DURATION.test(text)) return text;
  const [, count = '', word = ''] = /^([1-9]\d{0,3})\s*(\p{L}+)$/u.exec(text.trim()) ?? [];
  const asked = word.toLocaleLowerCase('tr');
  const unit = DURATION_UNITS.find((one) => {
    const { tr, one: single, many } = UNITS[one];
    return [tr, single, many].includes(asked) || single === word.toLowerCase();
  });
  return unit && writeDuration({ count: Number(count), unit });
}
