import { columnsIn, type Metrics } from './columns.ts';
import type { View } from '../model/fold.ts';
import type { Order } from './order.ts';

/** The space for a map's layout; without a height it takes as little as possible. */
type Room = Readonly<{ width: number; height?: number }>;

const TOP = 8;
/** Rows with spare room are at most this many times as far apart. */
const AIRIEST = 1.6;

/** Position of every box, by its place in the view, and the size of the whole. */
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

/**
 * Lays the columns side by side; a small map spreads over the room, a large one exceeds it.
 * `wanted`: widths at which the longest name of each column is whole.
 */
export function layOut(
  view: View,
  order: Order,
  metrics: Metrics,
  wanted: readonly number[],
  room: Room,
): Layout {
  const { height } = metrics;
  const { lefts: columns, widths, width } = columnsIn(metrics, wanted, room.width);
  const x = Float64Array.from(view.boxes, (box) => columns[box.column] ?? 0);
  const rows = Math.max(1, ...order.map((column) => column.length));
  const even = ((room.height ?? 0) - 2 * TOP - height) / Math.max(1, rows - 1);
  const pitch = Math.min(Math.max(metrics.pitch, even), metrics.pitch * AIRIEST);
  const y = rowsOf(view, order, rows);
  for (let at = 0; at < y.length; at += 1) y[at] = TOP + (y[at] ?? 0) * pitch;
  return {
    ...{ x, y, columns, order, width },
    metrics: { ...metrics, pitch, widths },
    height: heightOf(rows, { height, pitch }),
  };
}

/** Height of a map by the rows of its longest column. */
export const heightOf = (rows: number, { height, pitch }: Pick<Metrics, 'height' | 'pitch'>) =>
  2 * TOP + (rows - 1) * pitch + height;

/** The row of each box, in fractions: the longest column is even, the others follow it. */
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
    const evenly = boxes.map((_, at) =>
      boxes.length === rows ? at : ((at + 0.5) * rows) / boxes.length - 0.5,
    );
    const middles = boxes.map((box, at) => {
      const known = (lines[box] ?? []).filter((other) =>
        placed.has(view.boxes[other]?.column ?? -1),
      );
      if (column === longest || known.length === 0) return evenly[at] ?? 0;
      return known.reduce((sum, other) => sum + (y[other] ?? 0), 0) / known.length;
    });
    // The outer columns are centred on their own; between them an even column reads better.
    const outer = column === 0 || column === order.length - 1;
    const wanted = outer ? middles : halfway(stretched(middles, evenly), evenly);
    spread(wanted, rows).forEach((row, at) => (y[boxes[at] ?? 0] = row));
    placed.add(column);
  }
  return y;
}

const halfway = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((row, at) => (row + (b[at] ?? 0)) / 2);

/** Rows stretched to the range of others: a box linked to all has its middle amid all. */
function stretched(rows: readonly number[], over: readonly number[]): number[] {
  const [least, most] = [Math.min(...rows), Math.max(...rows)];
  const [first = 0, last = first] = [over[0], over.at(-1)];
  const by = most > least ? (last - first) / (most - least) : 0;
  return by === 0 ? [...over] : rows.map((row) => first + (row - least) * by);
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
      // Members of the later block are wanted `before.count` rows further down.
      block = {
        start: 0,
        sum: before.sum + block.sum - before.count * block.count,
        count: before.count + block.count,
      };
      put(block);
    }
    blocks.push(block);
  }
  // A box that was pushed back from the end pushes the boxes before it.
  let end = rows;
  for (const block of blocks.toReversed()) {
    block.start = Math.min(block.start, end - block.count);
    end = block.start;
  }
  return blocks.flatMap(({ start, count }) => Array.from({ length: count }, (_, at) => start + at));
}
