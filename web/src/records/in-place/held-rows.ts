import { useCallback, useState } from 'react';
import type { Column } from '../../ui/table/column.ts';
import type { RecordRow } from '../register.ts';

type Held = ReadonlyMap<number, RecordRow>;
const NONE: Held = new Map();

/** Rows as they were before a field was changed where it stands, until the list is sorted anew. */
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

/** Columns by which these rows stand where they stood, so that no row leaves under the pointer. */
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
