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
  /** `columns`: those in sight beside the name. */
  where?: (row: Row, columns: readonly string[]) => string | undefined;
}>;

/** Properties of a table, whether it is drawn wide or on a phone. */
export type DataTableProps<Row extends object> = Readonly<{
  table: TableModel<Row>;
  /** Name of the table, for screen readers. */
  label: string;
  /** Enter, a click or a touch. Without it a row that unfolds does so. */
  onOpen?: ((row: Row) => void) | undefined;
  /** A double click into a cell that can be edited in place. */
  cells?: CellEditing<Row> | undefined;
  /** E. */
  onEdit?: ((row: Row) => void) | undefined;
  /** C: what is to be done is done, or open again. */
  onFinish?: ((row: Row) => void) | undefined;
  /** D: what has moved on beneath it. */
  onCompare?: ((row: Row) => void) | undefined;
  /** The three dots; the menu opens at the button. */
  onMenu?: ((row: Row, button: HTMLElement) => void) | undefined;
  /** A press of a group's heading; without it headings are text. */
  onGroup?: ((key: string) => void) | undefined;
  /** The row whose drawer is open. */
  openId?: RowId | undefined;
  detail?: ((row: Row) => ReactNode) | undefined;
  /** About how high the details are, until they are drawn and measured. */
  detailHeight?: (row: Row) => number;
  /** The two lines of a row on a small screen. */
  phone: (row: Row) => PhoneLine;
  /** Height of a phone row in pixels, where it has more lines. */
  phoneHeight?: number;
  /** Changes when other rows are listed, or in another order: the list begins at its top again. */
  listing?: string;
  place?: Place;
  /** Cells hold two lines. */
  tall?: boolean;
  /** Every column whatever the room; the table scrolls sideways. */
  sideways?: boolean;
  /** Columns take a width, dragged at their head or by Shift with an arrow. */
  onResize?: ((column: string, width: number) => void) | undefined;
  /** Columns change places, by Ctrl and Shift with an arrow. */
  onMoveColumn?: ((column: string, by: number) => void) | undefined;
  /** Words that the rows were searched for, and in which text out of sight a row holds them. */
  found?: Found<Row> | undefined;
  /** Below the rows: how many are shown, or what to do with those that are ticked. */
  footer?: ReactNode;
}>;
