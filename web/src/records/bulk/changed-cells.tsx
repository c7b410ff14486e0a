import type { Column } from '../../ui/table/column.ts';
import type { RecordRow } from '../register.ts';
import classes from './bulk.module.css';
import type { ChangedCells } from './useBulkEdit.ts';

/** Columns that show in moss what the last bulk edit changed. */
export const withChangedCells = (
  columns: readonly Column<RecordRow>[],
  changed: ChangedCells | undefined,
): readonly Column<RecordRow>[] =>
  changed
    ? columns.map((column) =>
        column.id === changed.field
          ? {
              ...column,
              cell: (row) =>
                changed.ids.has(row.id) ? (
                  <span className={classes.changed} data-changed>
                    {column.cell(row)}
                  </span>
                ) : (
                  column.cell(row)
                ),
            }
          : column,
      )
    : columns;
