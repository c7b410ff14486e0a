import type { MapNode, NodeKind } from '@emanet/contract/maps';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import { pathThrough, type Graph } from '../model/graph.ts';

/** Nodes of one kind on the path through a node, by name. */
export type Related = Readonly<{ kind: NodeKind; nodes: readonly MapNode[] }>;

/** Neighbours of a node, kind by kind in the order of the columns, without its own. */
export function relatedTo(graph: Graph, kinds: readonly NodeKind[], node: MapNode): Related[] {
  const path = pathThrough(graph, node.id).nodes;
  const nodes = graph.map.nodes.filter(({ id }) => path.has(id) && id !== node.id);
  return kinds
    .filter((kind) => kind !== node.tur)
    .map((kind) => ({
      kind,
      nodes: nodes.filter(({ tur }) => tur === kind).sort((a, b) => compareTurkish(a.ad, b.ad)),
    }))
    .filter((related) => related.nodes.length > 0);
}

/**
 * The lists with new facts: each activity is shown with its department, and a supplier with its
 * countries, so these need no list.
 */
export function worthListing(related: readonly Related[], { tur }: MapNode): Related[] {
  const hasActivities = tur === 'faaliyet' || related.some(({ kind }) => kind === 'faaliyet');
  const known: NodeKind[] = [
    ...(hasActivities && tur !== 'ulke' ? (['departman'] as const) : []),
    ...(tur === 'tedarikci' ? (['ulke'] as const) : []),
  ];
  return related.filter(({ kind }) => !known.includes(kind));
}
