import type { Column } from '../../ui/table/column.ts';
import type { RecordRow } from '../register.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import type { ChangedCells } from './useBulkEdit.ts';

/** Columns that mark the last bulk edit's cells in moss. */
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
                  <Tag tone="done">{column.cell(row)}</Tag>
                ) : (
                  column.cell(row)
                ),
            }
          : column,
      )
    : columns;
