import {
  daysOfDuration,
  daysOfUnit,
  durationIn,
  durationText,
  DURATION_UNITS,
  readDuration,
} from '@emanet/contract/shared/time/durations';
import { sql } from 'kysely';
import { NARROW } from '../excel/widths.ts';
import type { Kind } from './kind.ts';
import { byNumber, own } from './sort-key.ts';
import { wrong } from './wrong.ts';

/** About how many days a stored span is, as `daysOfDuration` counts them. */
const days = (name: string) => {
  const units = DURATION_UNITS.map((unit) => sql`when ${unit} then ${sql.lit(daysOfUnit(unit))}`);
  return sql`(substring(${own(name)} from '\\d+')::int
    * case right(${own(name)}, 1) ${sql.join(units, sql` `)} end)`;
};

const daysIn = (value: unknown): number | null => {
  const found = durationIn(value);
  return found ? daysOfDuration(found) : null;
};

/** A span of time. */
export const durationKind: Kind = {
  sortKey: ({ name }) => byNumber(days(name), (row) => daysIn(row[name]), -1),
  show: (_, value, { lang }) => durationText(String(value), lang),
  read: (_, { text }) => {
    if (text === null) return { value: null };
    const value = readDuration(text);
    return value === undefined ? wrong('duration') : { value };
  },
  width: NARROW,
  takes: 'duration',
};
