import { memo } from 'react';
import { IconDots } from '@tabler/icons-react';
import type { Language } from '@emanet/contract/shared/primitives';
import { useTranslation } from '../../platform/i18n.ts';
import { AbroadMark } from '../../ui/AbroadMark.tsx';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import { UnreadPill } from '../../ui/UnreadPill.tsx';
import type { Names } from '../display.ts';
import { isAbroad } from '../display.ts';
import type { RecordRow } from '../register.ts';
import { Cell } from './Cell.tsx';
import type { Column } from './columns.ts';
import classes from './list.module.css';

type Props = {
  row: RecordRow;
  index: number;
  name: string;
  columns: readonly Column[];
  lang: Language;
  names: Names;
  selected: boolean;
  /** The one row that Tab reaches; the arrow keys move it. */
  active: boolean;
  /** Its drawer is open. */
  open: boolean;
};

/**
 * One row of the table. It holds no handlers: the table reads `data-row` and `data-act` of what
 * was clicked, so that a row is drawn again only when it changes.
 */
export const RecordLine = memo(function RecordLine(props: Props) {
  const { row, index, name, columns, lang, names, selected, active, open } = props;
  const { t } = useTranslation();
  return (
    <tr
      data-row={row.id}
      data-index={index}
      data-open={open || undefined}
      aria-rowindex={index + 2}
      aria-selected={selected}
      tabIndex={active ? 0 : -1}
      className={classes.row}
    >
      <th scope="row" className={classes.nameCell}>
        <span className={classes.nameLine}>
          <input
            type="checkbox"
            data-act="select"
            className={classes.tick}
            checked={selected}
            readOnly
            tabIndex={-1}
            aria-label={t('records.table.select', { name })}
          />
          <span className={classes.cut} title={name}>
            {name}
          </span>
          {row.ozel_nitelikli && <SpecialMark />}
          {isAbroad(row) && <AbroadMark />}
          <UnreadPill count={row.unread_count} />
        </span>
      </th>
      {columns.map((column) => (
        <td key={column.key} data-kind={column.kind}>
          <Cell row={row} column={column} lang={lang} names={names} />
        </td>
      ))}
      <td className={classes.menuCell}>
        <button
          type="button"
          data-act="menu"
          className={classes.dots}
          tabIndex={active ? 0 : -1}
          aria-haspopup="menu"
          aria-label={t('records.table.menu', { name })}
        >
          <IconDots size={16} />
        </button>
      </td>
    </tr>
  );
});
