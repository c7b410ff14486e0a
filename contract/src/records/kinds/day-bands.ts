import { daysAfter } from '../../shared/time/rounds.ts';
import type { Band } from './bands.ts';

/** Bands of days as seen from one day; the last code holds all later ones. */
export const DAY_BANDS = ['gecen', '30', '90', 'sonra'] as const;
export type DayBand = (typeof DAY_BANDS)[number];

const BEGINNING = '0001-01-01';

/** Days of a band: from the first one to the one before `to`. */
export const daysOfBand = (band: DayBand, today: string): Band<string> => {
  const [month, quarter] = [daysAfter(today, 31), daysAfter(today, 91)];
  return {
    gecen: { from: BEGINNING, to: today },
    30: { from: today, to: month },
    90: { from: month, to: quarter },
    sonra: { from: quarter, to: undefined },
  }[band];
};
