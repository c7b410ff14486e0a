import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metricsFor } from '../drawing/columns.ts';
import { foldMap } from '../model/fold.ts';
import { layOut } from '../drawing/layout.ts';
import { orderOf } from '../drawing/order.ts';
import { isLegibleOnPaper, ratioFor } from './picture.ts';
import { longMap } from '../model/sample.ts';
import type { Scene } from '../drawing/scene.ts';
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
  const sceneOf = (activities: number): Scene => {
    const view = foldMap(longMap(activities), SUPPLIER_MAP, 'all');
    const metrics = metricsFor(false);
    const layout = layOut(view, orderOf(view, 4), metrics, [], { width: 1200 });
    return { view, layout, names: [], tones: [], selected: undefined, hits: new Set(), hit: 0 };
  };

  it('stands there while it can be read', () => {
    expect(isLegibleOnPaper(sceneOf(39))).toBe(true);
    expect(isLegibleOnPaper(sceneOf(60))).toBe(false);
  });
});
