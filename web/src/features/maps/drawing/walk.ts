import type { View } from '../model/fold.ts';
import type { Layout } from './layout.ts';

export type Step = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

/** The box that a key moves to: within the column, or along a line to the nearest in the next. */
export function nextBox(view: View, layout: Layout, from: number, step: Step): number | undefined {
  const column = view.boxes[from]?.column ?? 0;
  const own = layout.order[column] ?? [];
  const at = own.indexOf(from);
  if (step === 'up') return own[at - 1];
  if (step === 'down') return own[at + 1];
  if (step === 'first') return own[0];
  if (step === 'last') return own.at(-1);
  const joined = view.lines.flatMap((line) => {
    if (step === 'right') return line.from === from ? [line.to] : [];
    return line.to === from ? [line.from] : [];
  });
  return nearest(layout, from, joined) ?? beside(layout, from, column, step === 'right' ? 1 : -1);
}

/** Without a line, the nearest box of the next non-empty column. */
function beside(layout: Layout, from: number, column: number, by: number): number | undefined {
  for (let next = column + by; layout.order[next]; next += by) {
    const found = nearest(layout, from, layout.order[next] ?? []);
    if (found !== undefined) return found;
  }
  return undefined;
}

function nearest({ y }: Layout, from: number, among: readonly number[]): number | undefined {
  const distance = (box: number) => Math.abs((y[box] ?? 0) - (y[from] ?? 0));
  return among.toSorted((a, b) => distance(a) - distance(b))[0];
}
