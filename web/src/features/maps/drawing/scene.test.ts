import { describe, expect, it } from 'vitest';
import { mostOf } from './camera.ts';
import { metricsFor } from './columns.ts';
import { foldMap } from '../model/fold.ts';
import { graphOf } from '../model/graph.ts';
import { layOut } from './layout.ts';
import { orderOf } from './order.ts';
import { longMap, mapOf } from '../model/sample.ts';
import { areasOf, litPart, tonesOf } from './scene.ts';
import { SUPPLIER_MAP } from '../model/shape.ts';

const NONE = new Set<string>();

describe('the tone of a line', () => {
  const toneBetween = (marks: { special: boolean; abroad: boolean }) => {
    const map = mapOf([{ department: 1, activities: [0], supplier: 1, country: 1, ...marks }]);
    const view = foldMap(map, SUPPLIER_MAP, NONE);
    const tones = tonesOf(view);
    return [0, 1, 2].map((column) =>
      tones.find((_, at) => view.boxes[view.lines[at]?.from ?? 0]?.column === column),
    );
  };

  it('tells special data before abroad, and of a country only that it is one', () => {
    expect(toneBetween({ special: true, abroad: true })).toEqual(['special', 'special', 'abroad']);
    expect(toneBetween({ special: true, abroad: false })).toEqual(['special', 'special', 'plain']);
    expect(toneBetween({ special: false, abroad: true })).toEqual(['plain', 'abroad', 'abroad']);
    expect(toneBetween({ special: false, abroad: false })).toEqual(['plain', 'plain', 'plain']);
  });
});

describe('what is lit', () => {
  it('is a group when one of its members is', () => {
    const map = longMap(120);
    const view = foldMap(map, SUPPLIER_MAP, NONE);
    const lit = litPart(graphOf(map), view, 'departman:2');
    const names = [...(lit?.boxes ?? [])].map((at) => view.boxes[at]?.id);
    expect(names).toContain('grup:faaliyet:2');
    expect(names).not.toContain('grup:faaliyet:1');
    for (const at of lit?.lines ?? []) {
      const line = view.lines[at];
      expect(lit?.boxes.has(line?.from ?? -1) && lit.boxes.has(line?.to ?? -1)).toBe(true);
    }
  });

  it('is seen whole where it fits', () => {
    const map = longMap(9);
    const view = foldMap(map, SUPPLIER_MAP, NONE);
    const metrics = metricsFor(false);
    const layout = layOut(view, orderOf(view, 4), metrics, [], { width: 1000 });
    const lit = litPart(graphOf(map), view, 'departman:2');
    const at = view.boxOf.get('departman:2') ?? -1;
    const scene = { view, layout, names: [], tones: [], hits: new Set<number>(), hit: undefined };
    const { box, path } = areasOf({ ...scene, ...(lit && { lit }), selected: at }, at);
    const rows = [...(lit?.boxes ?? [])].map((one) => layout.y[one] ?? 0);
    expect(box).toMatchObject({ x: layout.x[at], y: layout.y[at], height: metrics.height });
    expect([path.y, path.y + path.height]).toEqual([
      Math.min(...rows),
      Math.max(...rows) + metrics.height,
    ]);
    const camera = { x: 0, y: 0, scale: 1 };
    expect(mostOf(box, path, camera, path.height + 96)).toBe(path);
    expect(mostOf(box, path, camera, path.height + 95)).toBe(box);
    expect(areasOf({ ...scene, selected: undefined }, at).path).toEqual(box);
  });

  it('is nothing without a choice', () => {
    const map = longMap(3);
    expect(litPart(graphOf(map), foldMap(map, SUPPLIER_MAP, NONE), '')).toBeUndefined();
  });
});
