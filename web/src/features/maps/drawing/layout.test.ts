import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldMap } from '../model/fold.ts';
import { metricsFor } from './columns.ts';
import { layOut, spread } from './layout.ts';
import { crossings, orderOf } from './order.ts';
import { anyMap, longMap, mapOf } from '../model/sample.ts';
import { SUPPLIER_MAP } from '../model/shape.ts';

const anyView = fc
  .oneof(anyMap, fc.integer({ min: 1, max: 90 }).map(longMap))
  .map((map) => foldMap(map, SUPPLIER_MAP, 'all'));

describe('the order of the boxes', () => {
  it('has every box once, in its own column', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const order = orderOf(view, 4);
        expect(order.flat().sort((a, b) => a - b)).toEqual(view.boxes.map((_, at) => at));
        order.forEach((boxes, column) =>
          boxes.forEach((box) => expect(view.boxes[box]?.column).toBe(column)),
        );
      }),
    );
  });

  it('keeps the activities of a department together, in the order of the departments', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const [departments = [], activities = []] = orderOf(view, 4);
        const homes = activities.map((box) => view.lines.find(({ to }) => to === box)?.from ?? -1);
        const ranks = homes.map((home) => departments.indexOf(home));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
    );
  });

  it('untangles what can be untangled', () => {
    // Supplier by supplier the other way round; one country, so that nothing needs to cross.
    const plain = { department: 1, country: 0, special: false, abroad: false };
    const map = mapOf(
      Array.from({ length: 12 }, (_, at) => ({ ...plain, activities: [at], supplier: 11 - at })),
    );
    const view = foldMap(map, SUPPLIER_MAP, 'all');
    const given = [0, 1, 2, 3].map((column) =>
      view.boxes.flatMap((box, at) => (box.column === column ? [at] : [])),
    );
    expect(crossings(view.lines, given)).toBeGreaterThan(0);
    expect(crossings(view.lines, orderOf(view, 4))).toBe(0);
  });

  it('counts crossings as a pair by pair comparison does', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const order = orderOf(view, 4);
        const row = new Map(order.flatMap((boxes) => boxes.map((box, at) => [box, at] as const)));
        const between = (at: number) =>
          `${view.boxes[view.lines[at]?.from ?? 0]?.column} ${view.boxes[view.lines[at]?.to ?? 0]?.column}`;
        let count = 0;
        view.lines.forEach((a, i) =>
          view.lines.slice(i + 1).forEach((b, j) => {
            const from = (row.get(a.from) ?? 0) - (row.get(b.from) ?? 0);
            const to = (row.get(a.to) ?? 0) - (row.get(b.to) ?? 0);
            if (between(i) === between(i + 1 + j) && from * to < 0) count += 1;
          }),
        );
        expect(crossings(view.lines, order)).toBe(count);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the layout', () => {
  it('lets no two boxes touch, whatever the width', () => {
    fc.assert(
      fc.property(
        anyView,
        fc.boolean(),
        fc.integer({ min: 200, max: 2600 }),
        fc.array(fc.integer({ min: 30, max: 700 }), { minLength: 4, maxLength: 4 }),
        (view, phone, width, wanted) => {
          const order = orderOf(view, 4);
          const { x, y, metrics, ...whole } = layOut(view, order, metricsFor(phone), wanted, {
            width,
          });
          order.forEach((boxes, column) => {
            const right = whole.columns[column + 1] ?? whole.width;
            boxes.forEach((box, at) => {
              expect((x[box] ?? 0) + (metrics.widths[column] ?? 0)).toBeLessThan(right);
              expect(y[box]).toBeGreaterThanOrEqual(0);
              expect((y[box] ?? 0) + metrics.height).toBeLessThanOrEqual(whole.height + 0.001);
              const below = boxes[at + 1];
              if (below !== undefined)
                expect((y[below] ?? 0) - (y[box] ?? 0)).toBeGreaterThanOrEqual(
                  metrics.pitch - 0.001,
                );
            });
          });
        },
      ),
    );
  });

  it('fills the width it has and no more while the columns fit', () => {
    const view = foldMap(longMap(9), SUPPLIER_MAP, 'all');
    const order = orderOf(view, 4);
    for (const width of [1000, 1440, 2500])
      expect(layOut(view, order, metricsFor(false), [], { width }).width).toBeCloseTo(width);
  });

  it('lets what leads everywhere begin at the top all the same', () => {
    // Two activities that both lead to each of thirty suppliers: their middles are one.
    const plain = { department: 1, country: 0, special: false, abroad: false };
    const map = mapOf(
      Array.from({ length: 30 }, (_, supplier) => ({ ...plain, activities: [0, 1], supplier })),
    );
    const view = foldMap(map, SUPPLIER_MAP, 'all');
    const order = orderOf(view, 4);
    const { y, height } = layOut(view, order, metricsFor(false), [], { width: 1000 });
    const [first = 0, second = 0] = (order[1] ?? []).map((box) => y[box] ?? 0);
    expect(first).toBeLessThan(height / 3);
    expect(second).toBeGreaterThan(height / 2);
  });

  it('spreads a small map over the height and never squeezes a large one', () => {
    const heightOf = (activities: number) => {
      const view = foldMap(longMap(activities), SUPPLIER_MAP, 'all');
      const room = { width: 1000, height: 600 };
      return layOut(view, orderOf(view, 4), metricsFor(false), [], room).height;
    };
    expect(heightOf(16)).toBeCloseTo(600);
    expect(heightOf(4)).toBeLessThan(300);
    expect(heightOf(60)).toBeGreaterThan(60 * metricsFor(false).pitch - 29);
  });
});

describe('rows that are spread', () => {
  it('keep their order and their distance, inside, and stay where they wish when they can', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 60 }), { maxLength: 30 }), (wishes) => {
        const wanted = wishes.toSorted((a, b) => a - b);
        const rows = 40;
        const found = spread(wanted, rows);
        expect(found).toHaveLength(wanted.length);
        found.forEach((row, at) => {
          expect(row).toBeGreaterThanOrEqual(-1e-6);
          expect(row).toBeLessThanOrEqual(rows - 1 + 1e-6);
          if (at > 0) expect(row - (found[at - 1] ?? 0)).toBeGreaterThanOrEqual(1 - 1e-6);
        });
      }),
    );
    expect(spread([2, 5, 9], 20)).toEqual([2, 5, 9]);
    expect(spread([4, 4, 4], 20)).toEqual([3, 4, 5]);
    expect(spread([30, 30], 20)).toEqual([18, 19]);
  });
});
