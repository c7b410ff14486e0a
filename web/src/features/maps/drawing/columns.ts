/** Sizes of a box and of its label. `lines`: the most lines of a name. */
export type Metrics = Readonly<{
  height: number;
  pitch: number;
  lines: number;
  widths: readonly number[];
  /** Most width of a column, even for one long name. */
  most: number;
}>;

const WIDE: Metrics = {
  ...{ height: 25, pitch: 29, lines: 1, most: 360 },
  widths: [148, 216, 208, 132],
};
/** A finger needs more space than a pointer, and a small screen has none for long lines. */
const NARROW: Metrics = {
  ...{ height: 40, pitch: 46, lines: 2, most: 164 },
  widths: [104, 150, 140, 104],
};

export const metricsFor = (phone: boolean): Metrics => (phone ? NARROW : WIDE);

export const SIDE = 20;
/** Space of the lines between all columns: the least, and before the boxes grow. */
const TIGHT = 168;
const AMPLE = 320;
const ROOMY = 760;
/** Shares of the columns in it; the last lines bend the most. */
const GAPS = [0.26, 0.33, 0.41];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Widths at which no name is cut, except a very long one. */
const ample = ({ widths, most }: Metrics, wanted: readonly number[]): number[] =>
  widths.map((width, at) => Math.max(width, Math.min(wanted[at] ?? 0, most)));

/** The width at which a map has whole names and clear lines. */
export const amplyWide = (metrics: Metrics, wanted: readonly number[]): number =>
  sum(ample(metrics, wanted)) + AMPLE + 2 * SIDE;

/**
 * Left edges and widths of the columns, from the widths of their longest names. Lines get shorter
 * before names are cut; where even cut names do not fit, the map scrolls and none is.
 */
export function columnsIn(metrics: Metrics, wanted: readonly number[], room: number) {
  const whole = ample(metrics, wanted);
  const least = metrics.widths.map((width, at) => Math.min(width, wanted[at] ?? width));
  const free = room - 2 * SIDE;
  const forBoxes = free - TIGHT;
  const scrolled = forBoxes < sum(least);
  const share = scrolled
    ? 1
    : Math.min(1, (forBoxes - sum(least)) / Math.max(1, sum(whole) - sum(least)));
  const fitted = least.map((width, at) => width + ((whole[at] ?? width) - width) * share);
  const spare = Math.max(0, free - sum(fitted) - ROOMY) / 2;
  const widths = fitted.map((width) => width + (spare * width) / sum(fitted));
  const between = Math.max(TIGHT, free - sum(widths));
  const lefts = [SIDE];
  GAPS.forEach((part, at) => lefts.push((lefts[at] ?? 0) + (widths[at] ?? 0) + between * part));
  return { lefts, widths, width: (lefts.at(-1) ?? 0) + (widths.at(-1) ?? 0) + SIDE };
}
