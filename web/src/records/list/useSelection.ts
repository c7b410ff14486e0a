import { useMemo, useRef, useState } from 'react';
import type { RecordRow } from '../register.ts';

const NONE: readonly RecordRow[] = [];

/** Which of the rows shown are ticked; a row that a filter hides is never acted upon. */
export function useSelection(visible: readonly RecordRow[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [picking, setPicking] = useState(false);
  const anchor = useRef<number>(undefined);
  const rows = useMemo(
    () => (ticked.size === 0 ? NONE : visible.filter((row) => ticked.has(row.id))),
    [visible, ticked],
  );
  const ids = useMemo(() => new Set(rows.map((row) => row.id)), [rows]);

  /** `range`: everything between the row ticked last and this one follows it. */
  const toggle = (id: number, range = false) => {
    const next = new Set(ids);
    const from = visible.findIndex((row) => row.id === anchor.current);
    const to = visible.findIndex((row) => row.id === id);
    const on = !ids.has(id);
    const touched =
      range && from >= 0 ? visible.slice(Math.min(from, to), Math.max(from, to) + 1) : [{ id }];
    for (const row of touched) {
      if (on) next.add(row.id);
      else next.delete(row.id);
    }
    anchor.current = id;
    setTicked(next);
  };

  return {
    /** A small screen has no boxes to tick; there a touch ticks while this is on. */
    picking,
    pick: () => setPicking(true),
    rows,
    ids,
    toggle,
    toggleAll: () =>
      setTicked(ids.size === visible.length ? new Set() : new Set(visible.map((row) => row.id))),
    clear: () => {
      setTicked(new Set());
      setPicking(false);
    },
  };
}
