import { useMemo, useState } from 'react';
import type { DataMap, MapNode } from '@emanet/contract/maps';
import { useTranslation } from '../../../platform/i18n.ts';
import { hitsOf } from './find.ts';
import { foldMap, groupsOf, type Opened } from './fold.ts';
import { graphOf } from './graph.ts';
import { namesOf } from './group-name.ts';
import { narrowMap } from './narrow.ts';
import { orderOf } from '../drawing/order.ts';
import type { MapShape } from './shape.ts';
import type { useMapState } from './useMapState.ts';

/** Number of boxes per column without folding. */
export const countsOf = ({ nodes }: DataMap, { columns }: MapShape): number[] =>
  columns.map((kind) => nodes.filter(({ tur }) => tur === kind).length);

/** State of both views of a map: the filtered part, search hits and folded groups. */
export function useMapModel(
  shape: MapShape,
  map: DataMap,
  [state, change]: ReturnType<typeof useMapState>,
) {
  const { t, lang } = useTranslation();
  const [q, setQ] = useState(state.q);
  const [turn, setTurn] = useState(0);
  const { special, abroad, departments, selected, opened } = state;

  const narrowed = useMemo(
    () => narrowMap(map, shape, { special, abroad, departments }),
    [map, shape, special, abroad, departments],
  );
  const graph = useMemo(() => graphOf(narrowed), [narrowed]);
  const hits = useMemo(() => hitsOf(narrowed, shape, q), [narrowed, shape, q]);
  const hit: MapNode | undefined = hits[turn];
  const node = graph.nodes.get(selected);

  const groups = useMemo(() => groupsOf(narrowed, shape), [narrowed, shape]);
  const unfolded = useMemo((): Opened => {
    if (opened === 'all') return 'all';
    const shown = [node?.id, hit?.id].map((id) => groups.get(id ?? '')?.id);
    return new Set([...opened, ...shown.filter((id) => id !== undefined)]);
  }, [opened, groups, node, hit]);
  const view = useMemo(() => foldMap(narrowed, shape, unfolded), [narrowed, shape, unfolded]);
  const order = useMemo(() => orderOf(view, shape.columns.length), [view, shape]);
  const names = useMemo(() => namesOf(view, graph, t, lang), [view, graph, t, lang]);
  return {
    ...{ shape, state, change, narrowed, graph, view, order, names, node },
    counts: countsOf(narrowed, shape),
    folds: groups.size > 0,
    find: {
      q,
      hits,
      turn,
      hit,
      search: (text: string) => {
        setQ(text);
        setTurn(0);
      },
      turnBy: (by: number) =>
        setTurn((before) => (hits.length === 0 ? 0 : (before + by + hits.length) % hits.length)),
    },
    select: (id: string) => change({ selected: id }),
    open: (group: string) => {
      if (opened !== 'all') change({ opened: [...opened, group] });
    },
  };
}

export type MapModel = ReturnType<typeof useMapModel>;
