import { column, type Column } from './column.ts';
import { Cut } from './Cut.tsx';

/** A column of one text: cut on little room, whole on paper, and sortable. */
export const textColumn = <Row,>(
  id: string,
  label: string,
  width: number,
  textOf: (row: Row) => string | null | undefined,
  more?: Pick<Column<Row>, 'least' | 'rank' | 'sortBy'>,
): Column<Row> =>
  column(id, label, width, (row) => <Cut title={textOf(row) || '–'} />, {
    paper: (row) => textOf(row) || '–',
    sortBy: (row) => textOf(row) ?? '',
    ...more,
  });
