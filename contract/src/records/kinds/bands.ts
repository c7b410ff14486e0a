import type { Field } from '../fields.ts';

/** Lower limits of the bands by which a filter narrows sizes; those of durations in days. */
export const BAND_LIMITS = {
  number: [100, 1000, 10_000, 100_000],
  duration: [30, 180, 365, 1825],
} as const;

/** Part of a scale; without `to` it has no end. */
export type Band<Place> = Readonly<{ from: Place; to: Place | undefined }>;

/** Bands between some limits by their code, the first from zero. */
export const bandsOf = (limits: readonly number[]): ReadonlyMap<string, Band<number>> =>
  new Map([0, ...limits].map((from, place) => [String(from), { from, to: limits[place] }]));

/** The limits of a field whose filter narrows sizes. */
export const limitsOf = ({ control }: Pick<Field, 'control'>): readonly number[] | undefined =>
  control === 'number' || control === 'duration' ? BAND_LIMITS[control] : undefined;
