import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSelector } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { nextSort, type Column } from './column.ts';
import classes from './table.module.css';
import { Tick } from './Tick.tsx';
import type { TableModel } from './useDataTable.ts';

type Props<Row extends object> = Readonly<{
  table: TableModel<Row>;
  columns: readonly Column<Row>[];
  menu: boolean;
}>;

/** The head that stays while rows scroll: columns sort, the first one ticks all. */
export function TableHead<Row extends object>({ table, columns, menu }: Props<Row>) {
  const { t } = useTranslation();
  const { sort, onSort, selection, selectable, rows } = table;
  const orderOf = ({ id }: Column<Row>) => {
    if (sort.key !== id) return undefined;
    return sort.descending ? 'descending' : 'ascending';
  };
  const head = (column: Column<Row>) =>
    column.sortBy ? (
      <button
        type="button"
        className={classes.sorter}
        data-sorted={sort.key === column.id || undefined}
        onClick={() => onSort(nextSort(sort, column))}
      >
        {column.label}
        <SortIcon order={orderOf(column)} />
      </button>
    ) : (
      <span className={classes.unsorted}>{column.label}</span>
    );
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column, index) => (
          <th
            key={column.id}
            scope="col"
            className={index === 0 ? classes.nameCell : undefined}
            data-column={column.id}
            data-figure={column.figure || undefined}
            aria-sort={orderOf(column)}
          >
            {index === 0 ? (
              <span className={classes.nameLine}>
                {selectable && (
                  <Tick
                    state={selection.tickOf(rows)}
                    label={t('ui.table.selectAll')}
                    onChange={selection.toggleAll}
                  />
                )}
                {head(column)}
              </span>
            ) : (
              head(column)
            )}
          </th>
        ))}
        {menu && (
          <th scope="col" className={classes.menuCell}>
            <VisuallyHidden>{t('ui.table.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

function SortIcon({ order }: { order: 'ascending' | 'descending' | undefined }) {
  if (order === 'ascending') return <IconChevronUp size={14} aria-hidden />;
  if (order === 'descending') return <IconChevronDown size={14} aria-hidden />;
  return <IconSelector size={14} aria-hidden className={classes.idle} />;
}
