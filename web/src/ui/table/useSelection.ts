import { useMemo, useRef, useState } from 'react';

export type RowId = string | number;

export type Selection<Row> = Readonly<{
  /** A small screen has no boxes; there a touch ticks while this is on. */
  picking: boolean;
  pick: () => void;
  /** The ticked rows, in the order shown. */
  rows: readonly Row[];
  ids: ReadonlySet<RowId>;
  /** `range`: everything between the last ticked row and this one is set like it. */
  toggle: (id: RowId, range?: boolean) => void;
  /** Ticks all of these; unticks them if all are ticked. */
  toggleMany: (rows: readonly Row[]) => void;
  toggleAll: () => void;
  tickOf: (rows: readonly Row[]) => 'all' | 'some' | 'none';
  clear: () => void;
}>;

/** Ticked rows among the shown ones; an act never reaches a row that a filter hides. */
export function useSelection<Row>(
  shown: readonly Row[],
  idOf: (row: Row) => RowId,
): Selection<Row> {
  const [ticked, setTicked] = useState<ReadonlySet<RowId>>(new Set());
  const [picking, setPicking] = useState(false);
  const anchor = useRef<RowId>(undefined);
  const rows = useMemo(
    () => (ticked.size === 0 ? [] : shown.filter((row) => ticked.has(idOf(row)))),
    [shown, ticked, idOf],
  );
  const ids = useMemo(() => new Set(rows.map(idOf)), [rows, idOf]);

  const toggle = (id: RowId, range = false) => {
    const from = shown.findIndex((row) => idOf(row) === anchor.current);
    const to = shown.findIndex((row) => idOf(row) === id);
    const touched =
      range && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1).map(idOf) : [id];
    anchor.current = id;
    put(touched, !ids.has(id));
  };
  const put = (touched: readonly RowId[], on: boolean) => {
    const next = new Set(ids);
    for (const one of touched)
      if (on) next.add(one);
      else next.delete(one);
    setTicked(next);
  };
  const toggleMany = (some: readonly Row[]) => {
    const wanted = some.map(idOf);
    put(wanted, tickOf(some) !== 'all');
  };
  const tickOf = (some: readonly Row[]): 'all' | 'some' | 'none' => {
    const count = some.filter((row) => ids.has(idOf(row))).length;
    if (count === 0) return 'none';
    return count === some.length ? 'all' : 'some';
  };

  return {
    picking,
    pick: () => setPicking(true),
    rows,
    ids,
    toggle,
    toggleMany,
    toggleAll: () => toggleMany(shown),
    tickOf,
    clear: () => {
      setTicked(new Set());
      setPicking(false);
    },
  };
}
