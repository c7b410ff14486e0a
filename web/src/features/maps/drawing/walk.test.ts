import { describe, expect, it } from 'vitest';
import { foldMap } from '../model/fold.ts';
import { metricsFor } from './columns.ts';
import { layOut } from './layout.ts';
import { orderOf } from './order.ts';
import { mapOf } from '../model/sample.ts';
import { SUPPLIER_MAP } from '../model/shape.ts';
import { nextBox, type Step } from './walk.ts';

const plain = { special: false, abroad: false, department: 1 };
const view = foldMap(
  mapOf([
    { ...plain, activities: [0], supplier: 1, country: 1 },
    { ...plain, activities: [3], supplier: 2, country: 1 },
    { ...plain, activities: [6], supplier: 3, country: 2 },
  ]),
  SUPPLIER_MAP,
  'all',
);
const layout = layOut(view, orderOf(view, 4), metricsFor(false), [], { width: 1000 });
const from = (id: string, ...steps: Step[]) =>
  steps.reduce<number | undefined>(
    (at, step) => (at === undefined ? undefined : nextBox(view, layout, at, step)),
    view.boxOf.get(id),
  );
const idOf = (at: number | undefined) => (at === undefined ? undefined : view.boxes[at]?.id);

describe('the arrow keys', () => {
  it('follow the lines to the right and back', () => {
    expect(idOf(from('faaliyet:3', 'right'))).toBe('tedarikci:2');
    expect(idOf(from('faaliyet:3', 'right', 'right'))).toBe('ulke:1');
    expect(idOf(from('tedarikci:3', 'left', 'left'))).toBe('departman:1');
  });

  it('stay within the column up and down, and stop at its ends', () => {
    const first = idOf(layout.order[1]?.[0]) ?? '';
    expect(idOf(from(first, 'down', 'up'))).toBe(first);
    expect(from(first, 'up')).toBeUndefined();
    expect(idOf(from(first, 'last'))).toBe(idOf(layout.order[1]?.at(-1)));
    expect(idOf(from(first, 'last', 'first'))).toBe(first);
    expect(from('ulke:1', 'right')).toBeUndefined();
  });

  it('lead past a column that a box is not joined with', () => {
    const hanging = foldMap(
      mapOf([{ ...plain, activities: [], supplier: 1, country: 1 }]),
      SUPPLIER_MAP,
      'all',
    );
    const alone = layOut(hanging, orderOf(hanging, 4), metricsFor(true), [], { width: 390 });
    const start = hanging.boxOf.get('departman:1') ?? -1;
    const next = nextBox(hanging, alone, start, 'right');
    expect(next).toBe(hanging.boxOf.get('tedarikci:1'));
    expect(nextBox(hanging, alone, next ?? -1, 'left')).toBe(start);
  });
});
