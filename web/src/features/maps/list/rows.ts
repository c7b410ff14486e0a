import type { MapEdge, MapNode } from '@emanet/contract/maps';
import type { Graph } from '../model/graph.ts';

/** A path through a map, from left to right; `ends` are those of the path's own records. */
export type Row = Readonly<{
  id: string;
  department: MapNode;
  activity?: MapNode;
  near: MapNode;
  ends: readonly MapNode[];
  special: boolean | null;
  /** Null where no record has an answer. */
  abroad: boolean | null;
}>;

/** The map as a table: per department a row for each activity and its targets. */
export function rowsOf(graph: Graph): Row[] {
  const edgesFrom = (id: string): MapEdge[] =>
    (graph.outgoing.get(id) ?? []).flatMap((at) => graph.map.edges[at] ?? []);
  const departments = graph.map.nodes.filter(({ tur }) => tur === 'departman');
  return departments.flatMap((department) =>
    edgesFrom(department.id).flatMap((edge) => {
      const target = graph.nodes.get(edge.hedef);
      if (target?.tur !== 'faaliyet') return rowTo(department, edge, undefined);
      return edgesFrom(target.id).flatMap((line) => rowTo(department, line, target));
    }),
  );

  function rowTo(department: MapNode, edge: MapEdge, activity: MapNode | undefined): Row[] {
    const near = graph.nodes.get(edge.hedef);
    if (!near) return [];
    const ends = edgesFrom(near.id)
      .filter(({ kayitlar }) => kayitlar.some((record) => edge.kayitlar.includes(record)))
      .flatMap(({ hedef }) => graph.nodes.get(hedef) ?? []);
    const { ozel_nitelikli: special, yurt_disi: abroad } = edge;
    const id = [department, activity, near].map((node) => node?.id ?? '').join(' ');
    return [{ id, department, ...(activity && { activity }), near, ends, special, abroad }];
  }
}

/** Rows with a name that matches the search, the department's included. */
export const findRows = (rows: readonly Row[], holds: (name: string) => boolean): Row[] =>
  rows.filter(({ department, activity, near, ends }) =>
    [department, activity, near, ...ends].some((node) => node && holds(node.ad)),
  );
