import type { MapEdge, MapNode } from '@emanet/contract/maps';
import type { Graph } from '../model/graph.ts';

/** A path through a map, read from left to right; `ends` are those of the path's own records. */
export type Row = Readonly<{
  activity?: MapNode;
  near: MapNode;
  ends: readonly MapNode[];
  special: boolean;
  abroad: boolean;
}>;

export type Section = Readonly<{ department: MapNode; rows: readonly Row[] }>;

/** The map as a table: per department a row for each activity and what it leads to. */
export function sectionsOf(graph: Graph): Section[] {
  const edgesFrom = (id: string): MapEdge[] =>
    (graph.outgoing.get(id) ?? []).flatMap((at) => graph.map.edges[at] ?? []);
  const departments = graph.map.nodes.filter(({ tur }) => tur === 'departman');
  return departments.map((department) => ({
    department,
    rows: edgesFrom(department.id).flatMap((edge) => {
      const target = graph.nodes.get(edge.hedef);
      if (target?.tur !== 'faaliyet') return rowTo(edge, undefined);
      return edgesFrom(target.id).flatMap((line) => rowTo(line, target));
    }),
  }));

  function rowTo(edge: MapEdge, activity: MapNode | undefined): Row[] {
    const near = graph.nodes.get(edge.hedef);
    if (!near) return [];
    const ends = edgesFrom(near.id)
      .filter(({ kayitlar }) => kayitlar.some((record) => edge.kayitlar.includes(record)))
      .flatMap(({ hedef }) => graph.nodes.get(hedef) ?? []);
    const { ozel_nitelikli: special, yurt_disi: abroad } = edge;
    return [{ ...(activity && { activity }), near, ends, special, abroad }];
  }
}

/** Rows in which any name holds the words of a search; a department's name stands for its rows. */
export function searchSections(
  sections: readonly Section[],
  holds: (name: string) => boolean,
): Section[] {
  return sections
    .map(({ department, rows }) => ({
      department,
      rows: holds(department.ad)
        ? rows
        : rows.filter(({ activity, near, ends }) =>
            [activity, near, ...ends].some((node) => node && holds(node.ad)),
          ),
    }))
    .filter(({ rows }) => rows.length > 0);
}
