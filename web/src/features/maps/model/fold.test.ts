import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldMap, FOLDS_ABOVE, groupsOf } from './fold.ts';
import { anyMap, edge, longMap, node } from './sample.ts';
import { ASSET_MAP, SUPPLIER_MAP } from './shape.ts';

const NONE = new Set<string>();

describe('a map', () => {
  it('is not folded while its columns are short', () => {
    const map = longMap(FOLDS_ABOVE);
    expect(groupsOf(map, SUPPLIER_MAP).size).toBe(0);
    expect(foldMap(map, SUPPLIER_MAP, NONE).boxes).toHaveLength(map.nodes.length);
  });

  it('folds activities by department and suppliers by country when they are many', () => {
    const view = foldMap(longMap(120), SUPPLIER_MAP, NONE);
    const column = (at: number) => view.boxes.filter((box) => box.column === at);
    expect(column(1).map(({ members }) => members.length)).toEqual([40, 40, 40]);
    expect(
      column(2)
        .map(({ group }) => group?.by)
        .sort(),
    ).toEqual([...['ulke:0', 'ulke:1', 'ulke:2', 'ulke:3']]);
    expect(column(0)).toHaveLength(3);
    expect(view.lines.filter(({ to }) => view.boxes[to]?.column === 1)).toHaveLength(3);
  });

  it('shows one group open, or all of them', () => {
    const map = longMap(120);
    const one = foldMap(map, SUPPLIER_MAP, new Set(['grup:faaliyet:2']));
    expect(one.boxes.filter((box) => box.column === 1)).toHaveLength(42);
    expect(foldMap(map, SUPPLIER_MAP, 'all').boxes).toHaveLength(map.nodes.length);
  });

  it('folds assets by the group of their type, and leaves one alone as it is', () => {
    const assets = Array.from({ length: FOLDS_ABOVE + 2 }, (_, at) =>
      node('varlik', at, { grup: at === 0 ? 'bulut' : 'yazilim' }),
    );
    const view = foldMap({ nodes: assets, edges: [] }, ASSET_MAP, NONE);
    expect(view.boxes.map(({ id }) => id)).toEqual(['varlik:0', 'grup:varlik:yazilim']);
  });

  it('folds the last column too: suppliers by the assets they look after, countries by the border', () => {
    const many = Array.from({ length: FOLDS_ABOVE + 4 }, (_, at) => at);
    const view = foldMap(
      {
        nodes: [
          node('varlik', 'sunucu', { grup: 'bulut' }),
          node('varlik', 'dolap', { grup: 'fiziki' }),
          ...many.map((at) => node('tedarikci', at)),
        ],
        edges: many.flatMap((at) => [
          ...(at > 0 ? [edge('varlik:sunucu', `tedarikci:${at}`)] : []),
          ...(at < 9 ? [edge('varlik:dolap', `tedarikci:${at}`)] : []),
        ]),
      },
      ASSET_MAP,
      NONE,
    );
    expect(view.boxes.slice(2).map(({ id, members }) => [id, members.length])).toEqual([
      ['tedarikci:0', 1],
      ['grup:tedarikci:bulut|fiziki', 8],
      ['grup:tedarikci:bulut', FOLDS_ABOVE - 5],
    ]);
    const countries = many.map((at) => node('ulke', at, { yurt_disi: at > 0 }));
    expect(
      foldMap({ nodes: countries, edges: [] }, SUPPLIER_MAP, NONE).boxes.map(({ id }) => id),
    ).toEqual(['ulke:0', 'grup:ulke:true']);
  });

  it('marks a group with what any member is marked with', () => {
    const view = foldMap(longMap(120), SUPPLIER_MAP, NONE);
    expect(view.lines.some(({ special }) => special)).toBe(true);
    const [group] = foldMap(
      {
        nodes: Array.from({ length: 60 }, (_, at) =>
          node('varlik', at, { grup: 'bulut', ozel_nitelikli: at === 7, yurt_disi: at === 9 }),
        ),
        edges: [],
      },
      ASSET_MAP,
      NONE,
    ).boxes;
    expect(group).toMatchObject({ special: true, abroad: true });
  });

  it('loses nothing: every node is in one box, every edge on the line between its boxes', () => {
    fc.assert(
      fc.property(fc.oneof(anyMap, fc.integer({ min: 1, max: 130 }).map(longMap)), (map) => {
        const { boxes, lines, boxOf, lineOf } = foldMap(map, SUPPLIER_MAP, NONE);
        expect(boxes.flatMap(({ members }) => members).sort()).toEqual(
          map.nodes.map(({ id }) => id).sort(),
        );
        map.edges.forEach(({ kaynak, hedef }, at) => {
          const line = lines[lineOf[at] ?? -1];
          expect([line?.from, line?.to]).toEqual([boxOf.get(kaynak), boxOf.get(hedef)]);
        });
        expect(new Set(lines.map(({ from, to }) => `${from}>${to}`)).size).toBe(lines.length);
      }),
    );
  });
});
