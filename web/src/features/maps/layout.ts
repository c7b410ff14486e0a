import type { View } from './fold.ts';
import type { Order } from './order.ts';

/** Sizes of a box and of the space around the map. */
export type Metrics = Readonly<{ height: number; pitch: number; widths: readonly number[] }>;
/** The room that a map is laid out for; without a height it takes as little as it needs. */
type Room = Readonly<{ width: number; height?: number }>;

const WIDE: Metrics = { height: 25, pitch: 29, widths: [148, 216, 208, 132] };
/** A finger needs more room than a pointer. */
const NARROW: Metrics = { height: 34, pitch: 40, widths: [112, 164, 156, 116] };

export const metricsFor = (phone: boolean): Metrics => (phone ? NARROW : WIDE);

const SIDE = 20;
const TOP = 8;
const LEAST_GAP = 48;
/** Rows that have room to spare stand at most this many times as far apart. */
const AIRIEST = 1.6;
/** What the lines get together before the boxes grow, and how much of the rest the boxes get. */
const ENOUGH = 320;
const GROWS = 0.75;
/** Names of activities and suppliers are the longest. */
const GROWTH = [0.2, 0.36, 0.28, 0.16];
/** How the free width is shared between the columns; the last lines bend the most. */
const GAPS = [0.26, 0.33, 0.41];

/** Where every box stands, by its place in the view, and how large the whole is. */
export type Layout = Readonly<{
  x: Float64Array;
  y: Float64Array;
  /** Left edge of each column. */
  columns: readonly number[];
  metrics: Metrics;
  width: number;
  height: number;
  order: Order;
}>;

/** Lays the columns side by side; a small map spreads over the room, a large one goes beyond it. */
export function layOut(view: View, order: Order, metrics: Metrics, room: Room): Layout {
  const { height } = metrics;
  const narrowest = metrics.widths.reduce((sum, width) => sum + width, 0);
  const spare = Math.max(0, room.width - 2 * SIDE - narrowest - ENOUGH) * GROWS;
  const widths = metrics.widths.map((width, at) => width + spare * (GROWTH[at] ?? 0));
  const free = room.width - 2 * SIDE - narrowest - spare;
  const columns = [SIDE];
  GAPS.forEach((share, at) => {
    const gap = Math.max(LEAST_GAP, free * share);
    columns.push((columns[at] ?? 0) + (widths[at] ?? 0) + gap);
  });
  const x = Float64Array.from(view.boxes, (box) => columns[box.column] ?? 0);
  const rows = Math.max(1, ...order.map((column) => column.length));
  const even = ((room.height ?? 0) - 2 * TOP - height) / Math.max(1, rows - 1);
  const pitch = Math.min(Math.max(metrics.pitch, even), metrics.pitch * AIRIEST);
  const y = rowsOf(view, order, rows);
  for (let at = 0; at < y.length; at += 1) y[at] = TOP + (y[at] ?? 0) * pitch;
  const last = columns.length - 1;
  return {
    ...{ x, y, columns, order },
    metrics: { height, pitch, widths },
    width: (columns[last] ?? 0) + (widths[last] ?? 0) + SIDE,
    height: 2 * TOP + (rows - 1) * pitch + height,
  };
}

/** The row of each box, in fractions: the longest column is even, the others lean to it. */
function rowsOf(view: View, order: Order, rows: number): Float64Array {
  const y = new Float64Array(view.boxes.length);
  const placed = new Set<number>();
  const longest = order.findIndex((column) => column.length === rows);
  const lines: number[][] = view.boxes.map(() => []);
  for (const { from, to } of view.lines) {
    lines[from]?.push(to);
    lines[to]?.push(from);
  }
  const byDistance = order
    .map((_, column) => column)
    .sort((a, b) => Math.abs(a - longest) - Math.abs(b - longest) || b - a);
  for (const column of byDistance) {
    const boxes = order[column] ?? [];
    const wanted = boxes.map((box, at) => {
      const even = boxes.length === rows ? at : ((at + 0.5) * rows) / boxes.length - 0.5;
      const known = (lines[box] ?? []).filter((other) =>
        placed.has(view.boxes[other]?.column ?? -1),
      );
      if (column === longest || known.length === 0) return even;
      const middle = known.reduce((sum, other) => sum + (y[other] ?? 0), 0) / known.length;
      // Departments and countries stand amid their own; between them an even column reads better.
      return column === 0 || column === order.length - 1 ? middle : (middle + even) / 2;
    });
    spread(wanted, rows).forEach((row, at) => (y[boxes[at] ?? 0] = row));
    placed.add(column);
  }
  return y;
}

/**
 * Rows as near as possible to the wanted ones, in the given order, at least one apart and within
 * `rows`: neighbours that are too close become a block around their common middle.
 */
export function spread(wanted: readonly number[], rows: number): number[] {
  type Block = { start: number; sum: number; count: number };
  const blocks: Block[] = [];
  const most = (block: Block) => rows - block.count;
  const put = (block: Block) => {
    block.start = Math.min(Math.max(0, block.sum / block.count), Math.max(0, most(block)));
  };
  for (const row of wanted) {
    let block: Block = { start: 0, sum: row, count: 1 };
    put(block);
    for (let before = blocks.at(-1); before; before = blocks.at(-1)) {
      if (before.start + before.count <= block.start + 1e-9) break;
      blocks.pop();
      // Members of the later block wish to stand `before.count` rows further down.
      block = {
        start: 0,
        sum: before.sum + block.sum - before.count * block.count,
        count: before.count + block.count,
      };
      put(block);
    }
    blocks.push(block);
  }
  // What was pushed back from the end pushes what stands before it.
  let end = rows;
  for (const block of blocks.toReversed()) {
    block.start = Math.min(block.start, end - block.count);
    end = block.start;
  }
  return blocks.flatMap(({ start, count }) => Array.from({ length: count }, (_, at) => start + at));
}
