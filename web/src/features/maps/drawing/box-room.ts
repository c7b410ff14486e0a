import type { Box, View } from '../model/fold.ts';
import { ICON, type Icon } from './icons.ts';
import type { LabelSetter } from './labels.ts';
import type { Metrics } from './columns.ts';

export const PADDING = 10;
const BEFORE_ICON = 5;

/** The marks of a box, from left to right. */
export const iconsOf = (box: Box): Icon[] => [
  ...(box.special ? (['special'] as const) : []),
  ...(box.abroad ? (['abroad'] as const) : []),
  ...(box.group ? (['folded'] as const) : []),
];

/** The width of a box beside its name. */
export const besideLabel = (box: Box) => 2 * PADDING + iconsOf(box).length * (ICON + BEFORE_ICON);

/** Widths at which the names of each column are whole. */
export function wantedWidths(
  view: View,
  names: readonly string[],
  metrics: Metrics,
  labels: LabelSetter,
): number[] {
  const wanted = metrics.widths.map(() => 0);
  view.boxes.forEach((box, at) => {
    const width = Math.ceil(labels.wanted(names[at] ?? '', metrics.lines)) + besideLabel(box);
    wanted[box.column] = Math.max(wanted[box.column] ?? 0, width);
  });
  return wanted;
}
