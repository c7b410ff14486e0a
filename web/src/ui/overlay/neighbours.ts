import type { RowId } from '../table/useSelection.ts';

/** Moves from the open row to the one before and after it; undefined at the ends of the list. */
export type Neighbours = Readonly<{
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}>;

type Listed<Row, Id> = Readonly<{
  rows: readonly Row[];
  idOf: (row: Row) => Id;
  open: RowId | undefined;
  onMove: (id: Id) => void;
}>;

/** Moves to the neighbours of the open row, in the order of the list. */
export function neighboursOf<Row, Id extends RowId>(listed: Listed<Row, Id>): Neighbours {
  const { rows, idOf, open, onMove } = listed;
  const at = rows.findIndex((row) => idOf(row) === open);
  const wayTo = (index: number) => {
    const row = at < 0 ? undefined : rows[index];
    return row === undefined ? undefined : () => onMove(idOf(row));
  };
  return { onPrevious: wayTo(at - 1), onNext: wayTo(at + 1) };
}
