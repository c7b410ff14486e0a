import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metricsFor } from '../drawing/columns.ts';
import { foldMap } from '../model/fold.ts';
import { layOut } from '../drawing/layout.ts';
import { orderOf } from '../drawing/order.ts';
import { partsOf } from './parts.ts';
import { isLegibleOnPaper, ratioFor, ROOM_ON_PAPER } from './picture.ts';
import { longMap } from '../model/sample.ts';
import { SUPPLIER_MAP } from '../model/shape.ts';

describe('a picture', () => {
  it('is twice as sharp while browsers draw it, and never too large for them', () => {
    expect(ratioFor({ width: 1200, height: 2000 })).toBe(2);
    fc.assert(
      fc.property(
        fc.integer({ min: 800, max: 4000 }),
        fc.integer({ min: 200, max: 90_000 }),
        (width, height) => {
          const ratio = ratioFor({ width, height });
          expect(ratio).toBeGreaterThan(0);
          expect(Math.max(width, height) * ratio).toBeLessThanOrEqual(16_001);
          expect(width * height * ratio ** 2).toBeLessThanOrEqual(120_000_100);
        },
      ),
    );
  });
});

describe('a picture on paper', () => {
  const partsOfMap = (activities: number) => partsOf(longMap(activities), SUPPLIER_MAP);

  it('is parted so that its names keep eight points, without losing a line', () => {
    const parts = partsOfMap(60);
    const edges = new Set(parts.flatMap((part) => part.edges));
    expect(parts.length).toBeGreaterThan(2);
    expect(edges).toEqual(new Set(longMap(60).edges));
    for (const part of parts) {
      const view = foldMap(part, SUPPLIER_MAP, 'all');
      const order = orderOf(view, 4);
      const layout = layOut(view, order, metricsFor(false), [], { width: ROOM_ON_PAPER });
      expect(isLegibleOnPaper(layout)).toBe(true);
    }
  });

  it('gives way to the list where it would be a book', () => {
    expect(partsOfMap(15)).toHaveLength(1);
    expect(partsOfMap(600)).toEqual([]);
  });
});
