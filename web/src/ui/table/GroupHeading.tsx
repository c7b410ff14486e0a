import { useTranslation } from '../../platform/i18n.ts';
import type { Entry } from './entries.ts';
import classes from './table.module.css';
import { Tick } from './Tick.tsx';
import type { TableModel } from './useDataTable.ts';

type Heading<Row> = Extract<Entry<Row>, { kind: 'heading' }>;

type Props<Row extends object> = Readonly<{
  entry: Heading<Row>;
  line: number;
  /** How many columns it goes across. */
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
    <tr className={classes.heading} aria-rowindex={line + 2}>
      <th scope="rowgroup" colSpan={across}>
        <span className={classes.nameLine}>
          {selectable && (
            <Tick
              state={selection.tickOf(entry.rows)}
              label={t('ui.table.selectGroup', { name: entry.label })}
              onChange={() => selection.toggleMany(entry.rows)}
            />
          )}
          {onGroup ? (
            <button type="button" className={classes.group} onClick={() => onGroup(entry.group)}>
              {entry.label}
            </button>
          ) : (
            entry.label
          )}
          <span className={classes.headingCount}>{entry.rows.length}</span>
        </span>
      </th>
    </tr>
  );
}
