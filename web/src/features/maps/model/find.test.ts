import { describe, expect, it } from 'vitest';
import { hitsOf } from './find.ts';
import { graphOf } from './graph.ts';
import { searchSections, sectionsOf } from '../list/rows.ts';
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
    const sections = sectionsOf(graph);
    expect(sections.map(({ department }) => department.id)).toEqual(['departman:1', 'departman:2']);
    const said = sections.map(({ rows }) =>
      rows.map(({ activity, near, ends }) => [activity?.ad, near.ad, ...ends.map(({ ad }) => ad)]),
    );
    expect(said).toEqual([
      [
        ['0', '1', '1'],
        ['3', '1', '1'],
        [undefined, '5', '2'],
      ],
      [['1', '1', '2']],
    ]);
    expect(sections[0]?.rows[0]).toMatchObject({ abroad: true, special: false });
    expect(sections[1]?.rows[0]).toMatchObject({ abroad: false, special: true });
  });

  it('keeps the rows that a search finds, and all of a department that it names', () => {
    const sections = sectionsOf(graph);
    const ids = (holds: (name: string) => boolean) =>
      searchSections(sections, holds).map(({ rows }) => rows.map(({ near }) => near.ad));
    expect(ids((name) => name === '5')).toEqual([['5']]);
    expect(ids((name) => name === '3')).toEqual([['1']]);
    expect(ids(() => false)).toEqual([]);
    const named = sections.map((section) => ({
      ...section,
      department: { ...section.department, ad: 'Depo' },
    }));
    expect(searchSections(named, (name) => name === 'Depo')).toEqual(named);
  });

  it('leaves out what leads nowhere', () => {
    const loose = { nodes: [node('departman', 1)], edges: [edge('departman:1', 'faaliyet:9')] };
    expect(sectionsOf(graphOf(loose))[0]?.rows).toEqual([]);
  });
});
