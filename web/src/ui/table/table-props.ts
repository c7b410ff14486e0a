import { createContext, type ReactNode } from 'react';
import type { TableModel } from './useDataTable.ts';
import type { Place } from './useRowWindow.ts';
import type { RowId } from './useSelection.ts';

/** A row on a small screen: a name with a note beside it, and the same below. */
export type PhoneLine = Readonly<{
  /** Before the lines, such as a logo. */
  mark?: ReactNode;
  name: string;
  beside?: ReactNode;
  below?: ReactNode;
  besideBelow?: ReactNode;
  /** Further lines; the table then needs the height of a row. */
  more?: ReactNode;
  /** Buttons at the end of the row. */
  acts?: ReactNode;
}>;

/** Cells that are edited in place. */
export type CellEditing<Row> = Readonly<{
  editable: (row: Row, column: string) => boolean;
  edit: (row: Row, column: string, cell: HTMLElement) => void;
}>;

/** Whether Enter opens or unfolds a row of the table: its footer lists only keys that work. */
export const RowsOpen = createContext(true);

type Found<Row> = Readonly<{
  q: string;
  /** `columns`: those shown beside the name. */
  where?: (row: Row, columns: readonly string[]) => string | undefined;
}>;

/** Properties of a table, on a wide screen and on a phone. */
export type DataTableProps<Row extends object> = Readonly<{
  table: TableModel<Row>;
  /** Name of the table, for screen readers. */
  label: string;
  /** Enter, a click or a touch. Without it a row with details unfolds. */
  onOpen?: ((row: Row) => void) | undefined;
  /** A double click into a cell that can be edited in place. */
  cells?: CellEditing<Row> | undefined;
  /** E. */
  onEdit?: ((row: Row) => void) | undefined;
  /** C: finishes an open task, or opens it again. */
  onFinish?: ((row: Row) => void) | undefined;
  /** D: shows changes of its sources. */
  onCompare?: ((row: Row) => void) | undefined;
  /** The three dots; the menu opens at the button. */
  onMenu?: ((row: Row, button: HTMLElement) => void) | undefined;
  /** A press of a group's heading; without it headings are text. */
  onGroup?: ((key: string) => void) | undefined;
  /** The row whose drawer is open. */
  openId?: RowId | undefined;
  detail?: ((row: Row) => ReactNode) | undefined;
  /** Estimated height of the details, until they are drawn and measured. */
  detailHeight?: (row: Row) => number;
  /** The two lines of a row on a small screen. */
  phone: (row: Row) => PhoneLine;
  /** Height of a phone row in pixels, where it has more lines. */
  phoneHeight?: number;
  /** Changes when other rows are listed, or in another order: the list then starts at its top. */
  listing?: string;
  place?: Place;
  /** Cells hold two lines. */
  tall?: boolean;
  /** All columns at any width; the table scrolls sideways. */
  sideways?: boolean;
  /** Sets a column's width, dragged at its head or by Shift with an arrow. */
  onResize?: ((column: string, width: number) => void) | undefined;
  /** Moves a column, by Ctrl and Shift with an arrow. */
  onMoveColumn?: ((column: string, by: number) => void) | undefined;
  /** Searched words, and the hidden text in which a row has them. */
  found?: Found<Row> | undefined;
  /** Below the rows: their number, or the acts on ticked ones. */
  footer?: ReactNode;
}>;
