import { memo } from 'react';
import { IconChevronRight, IconDots } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import type { Column } from './column.ts';
import rows from './rows.module.css';
import classes from './table.module.css';
import type { RowId } from './useSelection.ts';

type Props<Row> = Readonly<{
  row: Row;
  id: RowId;
  index: number;
  /** Number of its line in the table, with headings. */
  line: number;
  name: string;
  columns: readonly Column<Row>[];
  /** A hidden text that matched the search. */
  foundIn: string | undefined;
  /** Is it ticked? Undefined where rows cannot be. */
  ticked: boolean | undefined;
  /** The one row that Tab reaches; the arrow keys move this. */
  active: boolean;
  /** Its drawer is open. */
  open: boolean;
  /** Is it unfolded? Undefined where rows cannot be. */
  unfolded: boolean | undefined;
  menu: boolean;
}>;

/**
 * One row of a table. It has no handlers: the table reads `data-row` and `data-act` of the clicked
 * element, so that a row renders again only when it changes.
 */
function Line<Row>(props: Props<Row>) {
  const { row, id, index, name, columns, ticked, active, open, unfolded, menu } = props;
  const { t } = useTranslation();
  const [first, ...others] = columns;
  return (
    <tr
      data-row={id}
      data-index={index}
      data-open={open || undefined}
      data-unfolded={unfolded || undefined}
      aria-rowindex={props.line + 2}
      aria-selected={ticked}
      aria-expanded={unfolded}
      tabIndex={active ? 0 : -1}
      className={`em-soft ${rows.row}`}
    >
      <th scope="row" className={classes.nameCell}>
        <span className={`em-row ${classes.nameLine}`}>
          {ticked !== undefined && (
            <input
              type="checkbox"
              data-act="select"
              className={`em-middle em-rigid em-round-small em-surface ${rows.tick}`}
              checked={ticked}
              readOnly
              tabIndex={-1}
              aria-label={t('ui.table.select', { name })}
            />
          )}
          {unfolded !== undefined && (
            <button
              type="button"
              data-act="unfold"
              className={`em-rigid em-soft em-round ${rows.dots}`}
              tabIndex={-1}
              aria-expanded={unfolded}
              aria-label={name}
            >
              <IconChevronRight size={16} aria-hidden />
            </button>
          )}
          {first?.cell(row)}
        </span>
        {props.foundIn && (
          <span className={`em-faint ${classes.foundIn}`} title={props.foundIn}>
            {props.foundIn}
          </span>
        )}
      </th>
      {others.map((column) => (
        <td key={column.id} data-column={column.id} data-figure={column.figure || undefined}>
          {column.cell(row)}
        </td>
      ))}
      {menu && (
        <td className={classes.menuCell}>
          <button
            type="button"
            data-act="menu"
            className={`em-rigid em-soft em-round ${rows.dots}`}
            tabIndex={active ? 0 : -1}
            aria-haspopup="menu"
            aria-label={t('ui.table.menu', { name })}
          >
            <IconDots size={16} aria-hidden />
          </button>
        </td>
      )}
    </tr>
  );
}

// `memo` loses the component's type parameter.
export const TableLine: typeof Line = memo(Line) as typeof Line;
