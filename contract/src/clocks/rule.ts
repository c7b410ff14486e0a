import { businessDaysAfter } from '../shared/time/business-days.ts';

// Separate from the other periods: the lists of records need only this one to judge notices.
/** How a period is counted. `tarih`: the day itself is the last one, as a contract says its end. */
export const CLOCK_UNITS = ['saat', 'gun', 'is_gunu', 'ay', 'tarih'] as const;
export type ClockUnit = (typeof CLOCK_UNITS)[number];

/** A period as a law or a good practice sets it; a new wording of the law is a new `surum`. */
export type ClockRule = Readonly<{
  surum: number;
  /** The first day of a start event that this version rules. */
  gecerli: string;
  sayi: number;
  birim: ClockUnit;
  /** As articles are stored; `articleIn` writes them for a reader. Empty: no law sets the period. */
  madde: string;
  /** False: the figure was not compared with the text of the law. */
  dogrulandi: boolean;
}>;

/** The version of a rule that holds for a start day; the first one for earlier days. */
export const inForce = (rules: readonly ClockRule[], day: string): ClockRule | undefined =>
  rules.findLast(({ gecerli }) => gecerli <= day) ?? rules[0];

/** The period for notifying a standard contract to the Authority. */
export const CONTRACT_NOTICE: readonly ClockRule[] = [
  {
    surum: 1,
    gecerli: '2024-06-01',
    sayi: 5,
    birim: 'is_gunu',
    madde: 'KVKK m. 9/5',
    dogrulandi: true,
  },
];

/** Last day for notifying a standard contract signed on `signed` (`YYYY-MM-DD`), on the Turkish calendar. */
export const noticeDueDate = (signed: string): string =>
  businessDaysAfter(signed, inForce(CONTRACT_NOTICE, signed)?.sayi ?? 0);
