import { useCallback, useState } from 'react';
import type { Column } from '../../ui/table/column.ts';
import type { RecordRow } from '../register.ts';

type Held = ReadonlyMap<number, RecordRow>;
const NONE: Held = new Map();

/** Keeps rows as they were before an edit in place, until the list is sorted again. */
export function useHeldRows() {
  const [held, setHeld] = useState(NONE);
  const hold = useCallback(
    (before: RecordRow) =>
      setHeld((now) => (now.has(before.id) ? now : new Map(now).set(before.id, before))),
    [],
  );
  const release = useCallback(() => setHeld(NONE), []);
  return { held, hold, release };
}

/** Columns that sort held rows by their old values, so that no row moves away from the pointer. */
export const withHeldRows = (
  columns: readonly Column<RecordRow>[],
  held: Held,
): readonly Column<RecordRow>[] =>
  held.size === 0
    ? columns
    : columns.map((column) => {
        const { sortBy } = column;
        return sortBy ? { ...column, sortBy: (row) => sortBy(held.get(row.id) ?? row) } : column;
      });
