import { describe, expect, it } from 'vitest';
import { hitsOf } from './find.ts';
import { graphOf } from './graph.ts';
import { findRows, rowsOf } from '../list/rows.ts';
import { edge, mapOf, node } from './sample.ts';
import { SUPPLIER_MAP } from './shape.ts';

const map = {
  nodes: [
    node('ulke', 'İrlanda'),
    node('tedarikci', 'Işık Bordro'),
    node('faaliyet', 'İş Kazası Bildirimi'),
    node('departman', 'İSG'),
  ],
  edges: [],
};
const found = (q: string) => hitsOf(map, SUPPLIER_MAP, q).map(({ ad }) => ad);

describe('a search on the map', () => {
  it('finds whatever the case and the marks, column by column', () => {
    expect(found('IRLANDA')).toEqual(['İrlanda']);
    expect(found('is')).toEqual(['İSG', 'İş Kazası Bildirimi', 'Işık Bordro']);
    expect(found('i')).toEqual(['İSG', 'İş Kazası Bildirimi', 'Işık Bordro', 'İrlanda']);
    expect(found('bordro IŞIK')).toEqual(['Işık Bordro']);
  });

  it('finds nothing for nothing', () => {
    expect(found('  ')).toEqual([]);
    expect(found('kargo')).toEqual([]);
  });
});

const plain = { special: false, abroad: false, department: 1 };
const graph = graphOf(
  mapOf([
    { ...plain, activities: [0, 3], supplier: 1, country: 1, abroad: true },
    { ...plain, activities: [1], supplier: 1, country: 2, special: true },
    { ...plain, activities: [], supplier: 5, country: 2 },
  ]),
);

describe('the list of a map', () => {
  it('has a row for each activity and what it leads to, with the ends of its own records', () => {
    const rows = rowsOf(graph);
    const said = rows.map(({ department, activity, near, ends }) => [
      ...[department.id, activity?.ad, near.ad],
      ...ends.map(({ ad }) => ad),
    ]);
    expect(said).toEqual([
      ['departman:1', '0', '1', '1'],
      ['departman:1', '3', '1', '1'],
      ['departman:1', undefined, '5', '2'],
      ['departman:2', '1', '1', '2'],
    ]);
    expect(rows[0]).toMatchObject({ abroad: true, special: false });
    expect(rows[3]).toMatchObject({ abroad: false, special: true });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('keeps the rows that a search finds, and all of a department that it names', () => {
    const rows = rowsOf(graph);
    const ids = (holds: (name: string) => boolean) =>
      findRows(rows, holds).map(({ near }) => near.ad);
    expect(ids((name) => name === '5')).toEqual(['5']);
    expect(ids((name) => name === '3')).toEqual(['1']);
    expect(ids(() => false)).toEqual([]);
    const named = rows.map((row) => ({ ...row, department: { ...row.department, ad: 'Depo' } }));
    expect(findRows(named, (name) => name === 'Depo')).toEqual(named);
  });

  it('leaves out what leads nowhere', () => {
    const loose = { nodes: [node('departman', 1)], edges: [edge('departman:1', 'faaliyet:9')] };
    expect(rowsOf(graphOf(loose))).toEqual([]);
  });
});
