import { Anchor, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import type { Entry } from './entries.ts';
import rows from './rows.module.css';
import classes from './table.module.css';
import { Tick } from './Tick.tsx';
import type { TableModel } from './useDataTable.ts';

type Heading<Row> = Extract<Entry<Row>, { kind: 'heading' }>;

type Props<Row extends object> = Readonly<{
  entry: Heading<Row>;
  line: number;
  /** Number of columns that it spans. */
  across: number;
  table: TableModel<Row>;
  onGroup?: ((key: string) => void) | undefined;
}>;

/** The line over the rows of a group; it ticks them all. */
export function GroupHeading<Row extends object>(props: Props<Row>) {
  const { entry, line, across, table, onGroup } = props;
  const { t } = useTranslation();
  const { selection, selectable } = table;
  return (
    <tr className={rows.heading} aria-rowindex={line + 2}>
      <th scope="rowgroup" colSpan={across}>
        <span className={`em-row ${classes.nameLine}`}>
          {selectable && (
            <Tick
              state={selection.tickOf(entry.rows)}
              label={t('ui.table.selectGroup', { name: entry.label })}
              onChange={() => selection.toggleMany(entry.rows)}
            />
          )}
          {table.toggleGroup ? (
            <button
              type="button"
              className={`em-inline ${rows.fold}`}
              aria-expanded={!table.folded.has(entry.group)}
              onClick={() => table.toggleGroup?.(entry.group)}
            >
              <IconChevronDown size={14} aria-hidden />
              {entry.label}
            </button>
          ) : onGroup ? (
            <Anchor
              component="button"
              type="button"
              inherit
              c="inherit"
              onClick={() => onGroup(entry.group)}
            >
              {entry.label}
            </Anchor>
          ) : (
            entry.label
          )}
          <Text span c="dimmed" fz="xs" fw={560}>
            {entry.rows.length}
          </Text>
          {entry.note && (
            <Text span c="dimmed" fz="xs">
              {entry.note}
            </Text>
          )}
        </span>
      </th>
    </tr>
  );
}
