import type { DataMap, MapEdge, MapNode } from '@emanet/contract/maps';
import { marksOf, type MapShape } from './shape.ts';

/** A column of more boxes than this is folded into groups. */
export const FOLDS_ABOVE = 48;

/** Boxes that are drawn as one while folded: activities by department, suppliers by country, … */
export type Group = Readonly<{ id: string; kind: MapNode['tur']; by: string }>;

/** One drawn box: a node, or a group of `members`. */
export type Box = Readonly<{
  id: string;
  column: number;
  node?: MapNode;
  group?: Group;
  members: readonly string[];
  special: boolean;
  abroad: boolean;
}>;

/** A box while members are added. */
type Growing = Omit<Box, 'members' | 'special' | 'abroad'> & {
  members: string[];
  special: boolean;
  abroad: boolean;
};

/** One drawn line, between places in the list of boxes. */
export type Line = Readonly<{ from: number; to: number; special: boolean; abroad: boolean }>;

/** View of a map. `boxOf` and `lineOf` find the box of a node and the line of an edge. */
export type View = Readonly<{
  boxes: readonly Box[];
  lines: readonly Line[];
  boxOf: ReadonlyMap<string, number>;
  lineOf: readonly number[];
  /** The group that a node may be in, folded or not. */
  groups: ReadonlyMap<string, Group>;
}>;

export type Opened = ReadonlySet<string> | 'all';

/** Groups of the columns that are too long; a single node is no group. */
export function groupsOf(map: DataMap, shape: MapShape): Map<string, Group> {
  const found = new Map<string, Group>();
  for (const kind of shape.columns.slice(1)) {
    const nodes = map.nodes.filter((node) => node.tur === kind);
    if (nodes.length <= FOLDS_ABOVE) continue;
    const groupOf = groupingOf(kind, map);
    const byGroup = new Map<string, string[]>();
    for (const node of nodes) {
      const by = groupOf(node);
      const known = byGroup.get(by);
      if (known) known.push(node.id);
      else byGroup.set(by, [node.id]);
    }
    for (const [by, members] of byGroup) {
      if (members.length === 1) continue;
      const group: Group = { id: `grup:${kind}:${by}`, kind, by };
      for (const member of members) found.set(member, group);
    }
  }
  return found;
}

/** Criterion by which nodes of a kind are folded. */
function groupingOf(kind: MapNode['tur'], map: DataMap): (node: MapNode) => string {
  if (kind === 'tedarikci') {
    const joined = joinedWith(map);
    return (node) => [...(joined.get(node.id) ?? [])].sort().join('|');
  }
  if (kind === 'ulke') return (node) => String(node.yurt_disi);
  return (node) => node.grup ?? String(node.department_id ?? '');
}

/** Neighbours of suppliers: their targets, or the groups of the assets that lead to them. */
function joinedWith({ nodes, edges }: DataMap): Map<string, Set<string>> {
  const groups = new Map(
    nodes.flatMap(({ id, tur, grup }) => (tur === 'varlik' ? [[id, grup ?? ''] as const] : [])),
  );
  const found = new Map<string, Set<string>>();
  for (const { kaynak, hedef } of edges) {
    const group = groups.get(kaynak);
    const [supplier, by] = group === undefined ? [kaynak, hedef] : [hedef, group];
    found.set(supplier, (found.get(supplier) ?? new Set()).add(by));
  }
  return found;
}

/** The map with its long columns folded, except for open groups. */
export function foldMap(map: DataMap, shape: MapShape, opened: Opened): View {
  const groups = groupsOf(map, shape);
  const boxes: Growing[] = [];
  const boxOf = new Map<string, number>();
  const places = new Map<string, number>();
  for (const node of map.nodes) {
    const group = opened === 'all' ? undefined : groups.get(node.id);
    const folded = group && opened !== 'all' && !opened.has(group.id) ? group : undefined;
    const id = folded?.id ?? node.id;
    const place = places.get(id) ?? boxes.length;
    const { special, abroad } = marksOf(node);
    const known = boxes[place];
    if (known) {
      known.members.push(node.id);
      known.special ||= special;
      known.abroad ||= abroad;
    } else {
      const column = shape.columns.indexOf(node.tur);
      const what = folded ? { group: folded } : { node };
      boxes.push({ id, column, ...what, members: [node.id], special, abroad });
    }
    places.set(id, place);
    boxOf.set(node.id, place);
  }
  return { boxes, boxOf, groups, ...linesOf(map.edges, boxOf) };
}

function linesOf(edges: readonly MapEdge[], boxOf: ReadonlyMap<string, number>) {
  const lines: Line[] = [];
  const places = new Map<string, number>();
  const lineOf = edges.map(({ kaynak, hedef, ozel_nitelikli, yurt_disi }) => {
    const [from, to] = [boxOf.get(kaynak), boxOf.get(hedef)];
    if (from === undefined || to === undefined) return -1;
    const key = `${from}>${to}`;
    const place = places.get(key) ?? lines.length;
    const known = lines[place];
    places.set(key, place);
    lines[place] = {
      from,
      to,
      special: ozel_nitelikli || (known?.special ?? false),
      abroad: yurt_disi || (known?.abroad ?? false),
    };
    return place;
  });
  return { lines, lineOf };
}
