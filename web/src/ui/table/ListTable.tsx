import type { ReactNode } from 'react';
import { Box, Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './table-props.ts';
import { TableFooter } from './TableFooter.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { TableModel } from './useDataTable.ts';

type Props<Row extends object> = Readonly<{
  table: TableModel<Row>;
  /** Query behind the rows. */
  query: Readonly<{ data: unknown; error: unknown; refetch: () => unknown }>;
  /** Failure, in the words of the screen. */
  failed: string;
  /** Empty state: purpose and the first step, for a list without rows. */
  empty: ReactNode;
  /** Removes search and filters. */
  onClear: () => void;
  children: ReactNode;
}>;

type ListProps<Row extends object> = DataTableProps<Row> &
  Omit<Props<Row>, 'children'> &
  Readonly<{
    /** Another view of the rows than a table. */
    face?: ReactNode;
  }>;

/** The table of a list page, or why it has no rows; below it the count or the page's own foot. */
export function ListTable<Row extends object>(props: ListProps<Row>) {
  const { query, failed, empty, onClear, face, ...table } = props;
  return (
    <TableStates {...{ table: table.table, query, failed, empty, onClear }}>
      {face ?? <DataTable footer={<TableFooter table={table.table} />} {...table} />}
    </TableStates>
  );
}

/** The rows, or the reason why there are none: loading, failed, empty, not found. */
function TableStates<Row extends object>(props: Props<Row>) {
  const { table, query } = props;
  if (table.rows.length > 0 && query.data) return props.children;
  if (!query.data && !query.error) return <TableSkeleton columns={table.columns} />;
  return (
    <Box flex={1} display="grid">
      <WhyNone {...props} />
    </Box>
  );
}

function WhyNone<Row extends object>({ table, query, failed, empty, onClear }: Props<Row>) {
  const { t } = useTranslation();
  if (!query.data) return <ErrorState query={query} title={failed} />;
  if (table.total === 0) return empty;
  return (
    <EmptyState
      icon={<IconFilterOff size={20} aria-hidden />}
      title={t('ui.noMatch.title')}
      text={t('ui.noMatch.text', { count: table.total })}
    >
      <Button onClick={onClear}>{t('common.clearFilters')}</Button>
    </EmptyState>
  );
}
