import * as eighth from './eighth.fixture.ts';
import * as fifth from './fifth.fixture.ts';
import * as fourth from './fourth.fixture.ts';
import * as ninth from './ninth.fixture.ts';
import * as second from './second.fixture.ts';
import * as seventh from './seventh.fixture.ts';
import * as sixth from './sixth.fixture.ts';
import { spoken, type Row } from './sound.fixture.ts';
import * as third from './third.fixture.ts';

/** A reading by a specialist: its records, and how many were judged otherwise when it was first compared. */
export type Reading = Readonly<{
  name: string;
  objected: readonly Row[];
  lawful: readonly Row[];
  before: Readonly<{ records: number; differed: number; alarmed: number }>;
  /** The day on which its records are judged, where rules since the examples’ day count. */
  day?: string;
}>;

const reading = (
  name: string,
  { OBJECTED, LAWFUL }: Readonly<{ OBJECTED: readonly Row[]; LAWFUL: readonly Row[] }>,
  before: Reading['before'],
  day?: string,
): Reading => ({ name, objected: OBJECTED, lawful: LAWFUL, before, ...(day && { day }) });

export const READINGS: readonly Reading[] = [
  reading('second', second, { records: 174, differed: 62, alarmed: 8 }),
  reading('third', third, { records: 101, differed: 47, alarmed: 0 }),
  reading('fourth', fourth, { records: 187, differed: 60, alarmed: 9 }),
  reading('fifth', fifth, { records: 84, differed: 8, alarmed: 2 }),
  reading('sixth', sixth, { records: 262, differed: 34, alarmed: 5 }, '2026-11-30'),
  reading('seventh', seventh, { records: 133, differed: 8, alarmed: 2 }, '2026-11-30'),
  reading('eighth', eighth, { records: 277, differed: 33, alarmed: 0 }, '2026-11-30'),
  reading('ninth', ninth, { records: 145, differed: 7, alarmed: 0 }, '2026-11-30'),
];

/** Does one of the rules that a specialist names speak of a record? */
export const isObjected = ([, values, codes, noun]: Row, day?: string): boolean =>
  spoken(noun, values, day).some((kod) => codes.split('|').includes(kod));
export const isAlarmed = ([, values, , noun]: Row, day?: string): boolean =>
  spoken(noun, values, day).length > 0;
