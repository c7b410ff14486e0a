import type { Column } from '../column.ts';

type Room = Readonly<{
  /** Pixels that the table has; undefined before it was measured. */
  width: number | undefined;
  /** Pixels beside the columns, such as the row menu. */
  taken: number;
  /** The sort column is never hidden, because its order would be invisible. */
  sorted: string | undefined;
}>;

/** The columns that fit completely. The first one shrinks, then the others are hidden by rank. */
export function fitColumns<Row>(columns: readonly Column<Row>[], { width, taken, sorted }: Room) {
  const [first] = columns;
  if (width === undefined || !first) return columns;
  const shown = [...columns];
  let needed =
    taken + shown.reduce((sum, one) => sum + (one === first ? least(one) : one.width), 0);
  const byRank = columns
    .map((column, index) => ({ column, rank: column.rank ?? index, index }))
    .filter(({ column }) => column !== first && column.id !== sorted)
    .sort((a, b) => b.rank - a.rank || b.index - a.index);
  for (const { column } of byRank) {
    if (needed <= width) break;
    shown.splice(shown.indexOf(column), 1);
    needed -= column.width;
  }
  return shown.length === columns.length ? columns : shown;
}

/** The pixels that a column needs at least. */
export const least = <Row>({ least, width }: Column<Row>): number => least ?? width;
