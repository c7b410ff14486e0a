import type { DataMap } from '@emanet/contract/maps';
import { metricsFor } from '../drawing/columns.ts';
import { heightOf } from '../drawing/layout.ts';
import { rowsOf, type Row } from '../list/rows.ts';
import { graphOf } from '../model/graph.ts';
import type { MapShape } from '../model/shape.ts';
import { countsOf } from '../model/useMapModel.ts';
import { isLegibleOnPaper, ROOM_ON_PAPER } from './picture.ts';

/** With more sheets a picture is useless; the list serves better. */
const MOST_SHEETS = 12;

/**
 * A map in parts, each of which fits on a sheet of paper, with whole departments where possible;
 * empty where that takes too many. A part draws only its own paths.
 */
export function partsOf(map: DataMap, shape: MapShape): DataMap[] {
  const fits = (rows: readonly Row[]) => {
    const tallest = Math.max(...countsOf(partOf(map, rows), shape));
    const height = heightOf(tallest, metricsFor(false));
    return isLegibleOnPaper({ width: ROOM_ON_PAPER, height });
  };
  const parts: Row[][] = [];
  const add = (rows: Row[]) => {
    const last = parts.at(-1);
    if (last && fits([...last, ...rows])) last.push(...rows);
    else if (fits(rows) || rows.length === 1) parts.push([...rows]);
    else for (const row of rows) add([row]);
  };
  const rows = rowsOf(graphOf(map));
  for (const ofOne of Map.groupBy(rows, ({ department }) => department.id).values()) {
    add(ofOne);
    if (parts.length > MOST_SHEETS) return [];
  }
  return parts.map((part) => partOf(map, part));
}

/** Part of a map from some of its rows. */
function partOf(map: DataMap, rows: readonly Row[]): DataMap {
  const nodes = new Set<string>();
  const edges = new Set<string>();
  for (const { department, activity, near, ends } of rows) {
    const way = [department, ...(activity ? [activity] : []), near].map(({ id }) => id);
    for (const id of [...way, ...ends.map((end) => end.id)]) nodes.add(id);
    way.slice(1).forEach((id, at) => edges.add(`${way[at]}>${id}`));
    for (const end of ends) edges.add(`${near.id}>${end.id}`);
  }
  return {
    nodes: map.nodes.filter(({ id }) => nodes.has(id)),
    edges: map.edges.filter(({ kaynak, hedef }) => edges.has(`${kaynak}>${hedef}`)),
  };
}
