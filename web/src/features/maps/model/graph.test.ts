import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphOf, pathThrough } from './graph.ts';
import { anyMap, edge, mapOf, node } from './sample.ts';

const pathOf = (map: Parameters<typeof graphOf>[0], id: string) =>
  [...pathThrough(graphOf(map), id).nodes].sort();

const plain = { special: false, abroad: false, department: 1 };

describe('the path through a box', () => {
  it('leads both ways to the ends', () => {
    const map = mapOf([
      { ...plain, activities: [0], supplier: 1, country: 1 },
      { ...plain, activities: [1], supplier: 2, country: 1 },
    ]);
    const whole = ['departman:1', 'faaliyet:0', 'tedarikci:1', 'ulke:1'].sort();
    for (const id of ['departman:1', 'faaliyet:0', 'tedarikci:1'])
      expect(pathOf(map, id)).toEqual(whole);
    expect(pathOf(map, 'ulke:1')).toHaveLength(map.nodes.length);
  });

  it('does not turn round: what a neighbour is joined with besides is not on it', () => {
    const map = mapOf([{ ...plain, activities: [0, 3], supplier: 1, country: 1 }]);
    expect(pathOf(map, 'faaliyet:0')).not.toContain('faaliyet:3');
    expect(pathOf(map, 'tedarikci:1')).toContain('faaliyet:3');
  });

  it('keeps to the records of the box where a supplier has several', () => {
    const map = mapOf([
      { ...plain, activities: [0], supplier: 1, country: 1 },
      { ...plain, activities: [1], supplier: 1, country: 2 },
    ]);
    expect(pathOf(map, 'faaliyet:0')).toContain('ulke:1');
    expect(pathOf(map, 'faaliyet:0')).not.toContain('ulke:2');
    expect(pathOf(map, 'ulke:2')).toEqual(
      ['departman:2', 'faaliyet:1', 'tedarikci:1', 'ulke:2'].sort(),
    );
  });

  it('is empty for what is not there', () => {
    expect(pathThrough(graphOf({ nodes: [], edges: [] }), 'ulke:1').nodes.size).toBe(0);
  });

  it('is closed: each line ends in lit boxes, and each lit box is reached', () => {
    fc.assert(
      fc.property(anyMap, fc.nat(), (map, pick) => {
        fc.pre(map.nodes.length > 0);
        const chosen = map.nodes[pick % map.nodes.length]?.id ?? '';
        const { nodes, edges } = pathThrough(graphOf(map), chosen);
        const lines = [...edges].flatMap((at) => map.edges[at] ?? []);
        const ends = new Set([chosen, ...lines.flatMap(({ kaynak, hedef }) => [kaynak, hedef])]);
        expect([...nodes].sort()).toEqual([...ends].sort());
      }),
    );
  });

  it('is mutual between a supplier and a country: either lights the other', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const graph = graphOf(map);
        for (const { kaynak, hedef } of map.edges) {
          expect(pathThrough(graph, kaynak).nodes.has(hedef)).toBe(true);
          expect(pathThrough(graph, hedef).nodes.has(kaynak)).toBe(true);
        }
      }),
    );
  });

  it('survives boxes that lead back to each other', () => {
    const nodes = [node('faaliyet', 1), node('tedarikci', 1)];
    const [a, b] = ['faaliyet:1', 'tedarikci:1'] as const;
    expect(pathOf({ nodes, edges: [edge(a, b), edge(b, a)] }, a)).toEqual([a, b]);
  });
});
