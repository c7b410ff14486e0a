import { Group, Text } from '@mantine/core';
import type { Column } from '../../ui/table/column.ts';
import type { RecordRow, Register } from '../register.ts';
import { EditButton } from './EditButton.tsx';
import type { InPlaceActs } from './useInPlace.ts';

/** Columns whose cells are edited in place; the name, which is the first, is not. */
export const withEditing = (
  columns: readonly Column<RecordRow>[],
  register: Register,
  acts: InPlaceActs,
): readonly Column<RecordRow>[] =>
  columns.map((column, index) =>
    index === 0
      ? column
      : {
          ...column,
          paper: column.paper ?? column.cell,
          cell: (row) =>
            acts.fieldFor(row, column.id) ? (
              <Group component="span" gap={0} wrap="nowrap">
                <Text span inherit truncate flex={1} miw={0}>
                  {column.cell(row)}
                </Text>
                <EditButton register={register} row={row} field={column.id} acts={acts} />
              </Group>
            ) : (
              column.cell(row)
            ),
        },
  );
