import type { DataMap, MapEdge, MapNode } from '@emanet/contract/maps';

/** A map that can be traversed both ways. */
export type Graph = Readonly<{
  map: DataMap;
  nodes: ReadonlyMap<string, MapNode>;
  outgoing: ReadonlyMap<string, readonly number[]>;
  incoming: ReadonlyMap<string, readonly number[]>;
}>;

/** Part of a map: ids of nodes, places of edges in the map's list. */
export type Part = Readonly<{ nodes: ReadonlySet<string>; edges: ReadonlySet<number> }>;

export function graphOf(map: DataMap): Graph {
  const outgoing = new Map<string, number[]>();
  const incoming = new Map<string, number[]>();
  const put = (where: Map<string, number[]>, id: string, edge: number) => {
    const known = where.get(id);
    if (known) known.push(edge);
    else where.set(id, [edge]);
  };
  map.edges.forEach((edge, at) => {
    put(outgoing, edge.kaynak, at);
    put(incoming, edge.hedef, at);
  });
  return { map, nodes: new Map(map.nodes.map((node) => [node.id, node])), outgoing, incoming };
}

const NONE: readonly number[] = [];

/** Records with lines to a node. */
function recordsThrough({ map, outgoing, incoming }: Graph, id: string): Set<number> {
  const found = new Set<number>();
  for (const at of [...(outgoing.get(id) ?? NONE), ...(incoming.get(id) ?? NONE)])
    for (const record of map.edges[at]?.kayitlar ?? NONE) found.add(record);
  return found;
}

/**
 * The whole path through a node: everything left and right that the node's own records lead to. A
 * country that only another activity of the same supplier sends to is not on it.
 */
export function pathThrough(graph: Graph, id: string): Part {
  const nodes = new Set<string>();
  const edges = new Set<number>();
  if (!graph.nodes.has(id)) return { nodes, edges };
  const records = recordsThrough(graph, id);
  const shares = ({ kayitlar }: MapEdge) => kayitlar.some((record) => records.has(record));

  function walk(lines: Graph['outgoing'], end: 'kaynak' | 'hedef') {
    const seen = new Set([id]);
    const queue = [id];
    for (const from of queue)
      for (const at of lines.get(from) ?? NONE) {
        const edge = graph.map.edges[at];
        if (!edge || !shares(edge)) continue;
        edges.add(at);
        if (seen.has(edge[end])) continue;
        seen.add(edge[end]);
        queue.push(edge[end]);
      }
    for (const one of seen) nodes.add(one);
  }
  walk(graph.outgoing, 'hedef');
  walk(graph.incoming, 'kaynak');
  return { nodes, edges };
}
