import type { Area } from './camera.ts';
import { pathThrough, type Graph } from '../model/graph.ts';
import type { View } from '../model/fold.ts';
import type { Layout } from './layout.ts';

/** How a line or a box is drawn besides its kind. */
export type Tone = 'plain' | 'special' | 'abroad';

/** Drawn scene, with what is highlighted. Without a selection nothing is dimmed. */
export type Scene = Readonly<{
  view: View;
  layout: Layout;
  names: readonly string[];
  tones: readonly Tone[];
  lit?: Readonly<{ boxes: ReadonlySet<number>; lines: ReadonlySet<number> }>;
  selected: number | undefined;
  hits: ReadonlySet<number>;
  hit: number | undefined;
}>;

/** A line shows its own data: the next line shows that a department's data leave the country. */
export const tonesOf = ({ boxes, lines }: View): Tone[] =>
  lines.map(({ from, to, special, abroad }) => {
    const intoCountry = boxes[to]?.node?.tur === 'ulke';
    if (special && !intoCountry) return 'special';
    return abroad && (boxes[to]?.column ?? 0) > 1 && boxes[from] ? 'abroad' : 'plain';
  });

/** The path through a node as boxes and lines. */
export function litPart(graph: Graph, view: View, id: string): Scene['lit'] {
  if (!graph.nodes.has(id)) return undefined;
  const part = pathThrough(graph, id);
  const placesOf = (ids: Iterable<number | undefined>) =>
    new Set([...ids].filter((at): at is number => at !== undefined && at >= 0));
  return {
    boxes: placesOf([...part.nodes].map((one) => view.boxOf.get(one))),
    lines: placesOf([...part.edges].map((at) => view.lineOf[at])),
  };
}

/** Position of a box, and the rows of all that is lit with it. */
export function areasOf({ view, layout, lit }: Scene, at: number): { box: Area; path: Area } {
  const { x, y, metrics } = layout;
  const { height } = metrics;
  const width = metrics.widths[view.boxes[at]?.column ?? 0] ?? 0;
  const box = { x: x[at] ?? 0, y: y[at] ?? 0, width, height };
  let [top, bottom] = [box.y, box.y];
  for (const one of lit?.boxes ?? []) {
    top = Math.min(top, y[one] ?? top);
    bottom = Math.max(bottom, y[one] ?? bottom);
  }
  return { box, path: { ...box, y: top, height: bottom - top + height } };
}
