import type { KeyboardEvent } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSelector } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { nextSort, type Column } from './column.ts';
import { ResizeHandle } from './fit/ResizeHandle.tsx';
import css from './head.module.css';
import classes from './table.module.css';
import { Tick } from './Tick.tsx';
import type { TableModel } from './useDataTable.ts';

/** Pixels by which a key widens a column. */
const STEP = 16;

type Props<Row extends object> = Readonly<{
  table: TableModel<Row>;
  columns: readonly Column<Row>[];
  menu: boolean;
  onResize: ((column: string, width: number) => void) | undefined;
  onMove: ((column: string, by: number) => void) | undefined;
}>;

/** The sticky head: columns sort, the first box ticks all. */
export function TableHead<Row extends object>(props: Props<Row>) {
  const { table, columns, menu, onResize, onMove } = props;
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
        className={`em-inline em-smaller em-name em-faint ${css.sorter}`}
        data-sorted={sort.key === column.id || undefined}
        title={onResize && column !== columns[0] ? t('ui.columns.keys') : undefined}
        onClick={() => onSort(nextSort(sort, column))}
      >
        {column.label}
        <SortIcon order={orderOf(column)} />
      </button>
    ) : (
      <span className={`em-inline em-smaller em-name em-faint ${css.sorter}`}>{column.label}</span>
    );
  const arrange = (column: Column<Row>) => (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0 || !event.shiftKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (event.ctrlKey) onMove?.(column.id, by);
    else onResize?.(column.id, column.width + by * STEP);
  };
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
            onKeyDown={index === 0 ? undefined : arrange(column)}
          >
            {index === 0 ? (
              <span className={`em-row ${classes.nameLine}`}>
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
            {onResize && index > 0 && (
              <ResizeHandle
                at={index}
                width={column.width}
                onResize={(width) => onResize(column.id, width)}
              />
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
  return <IconSelector size={14} aria-hidden className={css.idle} />;
}
