import type { DataMap, MapEdge } from '@emanet/contract/maps';
import { recordKind, type MapShape } from './shape.ts';

/** Filters of a map; an empty department means all of them. */
export type Narrowing = Readonly<{
  special: boolean;
  abroad: boolean;
  departments: readonly number[];
}>;

/** The map of the matching paths: special data, transfers abroad, departments. */
export function narrowMap(map: DataMap, shape: MapShape, narrowing: Narrowing): DataMap {
  const { special, abroad, departments } = narrowing;
  if (!special && !abroad && departments.length === 0) return map;
  const passing = passingRecords(map, shape, narrowing);
  const passes = (edge: MapEdge) =>
    (!special || edge.ozel_nitelikli) &&
    (!abroad || edge.yurt_disi) &&
    edge.kayitlar.some((record) => passing.has(record));
  const edges = startingIn(map.edges.filter(passes), departments);
  const touched = new Set(edges.flatMap(({ kaynak, hedef }) => [kaynak, hedef]));
  return { nodes: map.nodes.filter(({ id }) => touched.has(id)), edges };
}

function passingRecords(map: DataMap, shape: MapShape, { special, abroad }: Narrowing) {
  const kind = recordKind(shape);
  const records = map.nodes.flatMap((node) => (node.tur === kind ? node.kayitlar : []));
  return new Set(
    records
      .filter((one) => (!special || one.ozel_nitelikli) && (!abroad || one.yurt_disi))
      .map((one) => one.id),
  );
}

/** Edges on the paths from some departments, each with a record on it. */
function startingIn(edges: MapEdge[], departments: readonly number[]): MapEdge[] {
  if (departments.length === 0) return edges;
  const reached = new Set(departments.map((id) => `departman:${id}`));
  const records = new Set<number>();
  const kept: MapEdge[] = [];
  const begins = edges.filter(({ kaynak }) => reached.has(kaynak));
  for (const { hedef, kayitlar } of begins) {
    reached.add(hedef);
    for (const record of kayitlar) records.add(record);
  }
  const leads = (edge: MapEdge) => edge.kayitlar.some((record) => records.has(record));
  const rest = edges.filter(({ kaynak }) => !kaynak.startsWith('departman:'));
  const fromActivities = rest.filter(({ kaynak }) => kaynak.startsWith('faaliyet:'));
  const others = rest.filter(({ kaynak }) => !kaynak.startsWith('faaliyet:'));
  // Activities before their targets, in any order of the answer.
  for (const edge of [...fromActivities, ...others])
    if (reached.has(edge.kaynak) && leads(edge)) {
      reached.add(edge.hedef);
      kept.push(edge);
    }
  return [...begins, ...kept];
}
