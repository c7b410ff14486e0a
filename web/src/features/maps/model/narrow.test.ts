import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrowMap, type Narrowing } from './narrow.ts';
import { anyMap, mapOf } from './sample.ts';
import { SUPPLIER_MAP } from './shape.ts';

const ALL: Narrowing = { special: false, abroad: false, departments: [] };
const narrow = (map: Parameters<typeof narrowMap>[0], by: Partial<Narrowing>) =>
  narrowMap(map, SUPPLIER_MAP, { ...ALL, ...by });
const idsOf = (map: ReturnType<typeof narrowMap>) => map.nodes.map(({ id }) => id).sort();

const map = mapOf([
  { department: 1, activities: [0], supplier: 1, country: 1, special: true, abroad: false },
  { department: 2, activities: [1], supplier: 1, country: 2, special: false, abroad: true },
  { department: 3, activities: [], supplier: 2, country: 1, special: false, abroad: false },
]);

describe('a narrowed map', () => {
  it('is the same map while nothing narrows it', () => {
    expect(narrow(map, {})).toBe(map);
  });

  it('keeps the whole paths of special data, or of transfers abroad', () => {
    expect(idsOf(narrow(map, { special: true }))).toEqual(
      ['departman:1', 'faaliyet:0', 'tedarikci:1', 'ulke:1'].sort(),
    );
    expect(idsOf(narrow(map, { abroad: true }))).toEqual(
      ['departman:2', 'faaliyet:1', 'tedarikci:1', 'ulke:2'].sort(),
    );
  });

  it('asks both of one record: two records that share a line do not make up for each other', () => {
    expect(narrow(map, { special: true, abroad: true }).nodes).toEqual([]);
  });

  it('follows a department over its own records alone', () => {
    expect(idsOf(narrow(map, { departments: [1] }))).toEqual(
      ['departman:1', 'faaliyet:0', 'tedarikci:1', 'ulke:1'].sort(),
    );
    expect(idsOf(narrow(map, { departments: [3] }))).toEqual(
      ['departman:3', 'tedarikci:2', 'ulke:1'].sort(),
    );
  });

  it('has no loose box, and lines between its own boxes alone', () => {
    fc.assert(
      fc.property(
        anyMap,
        fc.boolean(),
        fc.boolean(),
        fc.subarray([1, 2, 3]),
        (any, special, abroad, departments) => {
          const narrowed = narrow(any, { special, abroad, departments });
          const ids = new Set(idsOf(narrowed));
          const ends = narrowed.edges.flatMap(({ kaynak, hedef }) => [kaynak, hedef]);
          expect(new Set(ends)).toEqual(ids);
          expect(any.nodes).toEqual(expect.arrayContaining([...narrowed.nodes]));
          for (const { ozel_nitelikli, yurt_disi } of narrowed.edges) {
            expect(ozel_nitelikli || !special).toBe(true);
            expect(yurt_disi || !abroad).toBe(true);
          }
          for (const one of narrowed.nodes)
            if (one.tur === 'departman' && departments.length > 0)
              expect(departments).toContain(one.department_id);
        },
      ),
    );
  });
});
