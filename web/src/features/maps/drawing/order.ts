import type { Line, View } from '../model/fold.ts';

const SWEEPS = 8;

/** Boxes of each column from top to bottom, by their place in the view. */
export type Order = readonly (readonly number[])[];

function neighbours({ boxes, lines }: View): number[][] {
  const found: number[][] = boxes.map(() => []);
  for (const { from, to } of lines) {
    found[from]?.push(to);
    found[to]?.push(from);
  }
  return found;
}

/**
 * An order with few crossings: each box moves to the middle of its neighbours, back and forth, and
 * the best round is kept. Activities stay with their department.
 */
export function orderOf(view: View, columns: number): Order {
  const near = neighbours(view);
  const byColumn: number[][] = Array.from({ length: columns }, () => []);
  view.boxes.forEach((box, at) => byColumn[box.column]?.push(at));
  const heights = byColumn.map((column) => Math.max(1, column.length));
  const position = new Float64Array(view.boxes.length);
  const settle = (column: number) =>
    byColumn[column]?.forEach((box, at) => (position[box] = (at + 0.5) / (heights[column] ?? 1)));
  byColumn.forEach((_, column) => settle(column));

  const middle = (box: number, of: (column: number) => boolean) => {
    let sum = 0;
    let count = 0;
    for (const other of near[box] ?? [])
      if (of(view.boxes[other]?.column ?? 0)) {
        sum += position[other] ?? 0;
        count += 1;
      }
    return count === 0 ? (position[box] ?? 0) : sum / count;
  };
  const sort = (column: number, of: (column: number) => boolean) => {
    const wanted = new Map(byColumn[column]?.map((box) => [box, middle(box, of)]));
    byColumn[column]?.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
    settle(column);
  };
  const withDepartment = () => {
    const rank = new Map(byColumn[0]?.map((box, at) => [box, at]));
    const home = new Map(
      byColumn[1]?.map((box) => {
        const own = near[box]?.find((other) => view.boxes[other]?.column === 0);
        return [box, rank.get(own ?? -1) ?? rank.size];
      }),
    );
    byColumn[1]?.sort((a, b) => (home.get(a) ?? 0) - (home.get(b) ?? 0));
    settle(1);
  };

  withDepartment();
  let best = byColumn.map((column) => [...column]);
  let fewest = crossings(view.lines, best);
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep += 1) {
    for (let column = 2; column < columns; column += 1) sort(column, (other) => other < column);
    for (let column = columns - 2; column > 1; column -= 1) sort(column, (other) => other > 0);
    sort(1, (other) => other > 1);
    sort(0, (other) => other > 0);
    withDepartment();
    const count = crossings(view.lines, byColumn);
    if (count >= fewest) continue;
    fewest = count;
    best = byColumn.map((column) => [...column]);
  }
  return best;
}

/** Number of crossings between the same two columns: inversions, by a binary indexed tree. */
export function crossings(lines: readonly Line[], order: Order): number {
  const at = new Map<number, { column: number; row: number }>();
  order.forEach((boxes, column) => boxes.forEach((box, row) => at.set(box, { column, row })));
  const between = new Map<string, [number, number][]>();
  for (const { from, to } of lines) {
    const [a, b] = [at.get(from), at.get(to)];
    if (!a || !b) continue;
    const key = `${a.column}>${b.column}`;
    const known = between.get(key);
    if (known) known.push([a.row, b.row]);
    else between.set(key, [[a.row, b.row]]);
  }
  let sum = 0;
  for (const pairs of between.values()) sum += inversions(pairs);
  return sum;
}

function inversions(pairs: [number, number][]): number {
  pairs.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const size = pairs.reduce((most, [, to]) => Math.max(most, to), 0) + 1;
  const tree = new Uint32Array(size + 1);
  let found = 0;
  pairs.forEach(([, to], seen) => {
    let upTo = 0;
    for (let at = to + 1; at > 0; at -= at & -at) upTo += tree[at] ?? 0;
    found += seen - upTo;
    for (let at = to + 1; at <= size; at += at & -at) tree[at] = (tree[at] ?? 0) + 1;
  });
  return found;
}
