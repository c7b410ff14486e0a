import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import type { Names } from '../display.ts';
import { scrollOf } from '../list-address.ts';
import { nameOf } from '../register.ts';
import type { RecordRow, Register } from '../register.ts';
import type { Column } from './columns.ts';
import { nameWidth } from './columns.ts';
import classes from './list.module.css';
import type { Sort } from './order.ts';
import { RecordLine } from './RecordLine.tsx';
import { TableHead } from './TableHead.tsx';
import { useRowKeys } from './useRowKeys.ts';
import { useRowWindow } from './useRowWindow.ts';
import type { useSelection } from './useSelection.ts';

const ROW_HEIGHT = 40;
const HEAD_HEIGHT = 34;
const MENU_WIDTH = 40;

type Props = {
  register: Register;
  rows: readonly RecordRow[];
  listing: string;
  columns: readonly Column[];
  names: Names;
  sort: Sort;
  onSort: (sort: Sort) => void;
  selection: ReturnType<typeof useSelection>;
  openId: number | undefined;
  onOpen: (id: number) => void;
  onMenu: (row: RecordRow, button: HTMLElement) => void;
};

/** The register as a table: sticky head, pinned name, rows drawn only in sight. */
export function RecordTable(props: Props) {
  const { register, rows, columns, names, sort, onSort, selection, openId, onOpen, onMenu } = props;
  const { t } = useTranslation();
  const lang = useLanguage();
  const { scroller, virtualizer, active, activate } = useRowWindow({
    register,
    rows,
    listing: props.listing,
    height: ROW_HEIGHT,
    head: HEAD_HEIGHT,
  });
  // Only when another record opens: a list that changes under an open drawer stays in place, and
  // so does one that is come back to, though the record just saved may have moved elsewhere.
  const shown = useRef(false);
  const follow = useEffectEvent((id: number | undefined) => {
    const index = rows.findIndex((row) => row.id === id);
    if (index < 0) return;
    activate(index, false);
    const back = !shown.current && scrollOf(register) > 0;
    shown.current = true;
    if (!back) virtualizer.scrollToIndex(index, { align: 'auto' });
  });
  useEffect(() => follow(openId), [openId]);
  const dotsOf = (index: number) =>
    scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-act="menu"]`);
  const onKeyDown = useRowKeys({
    active,
    count: rows.length,
    page: () => Math.floor(((scroller.current?.clientHeight ?? 0) - HEAD_HEIGHT) / ROW_HEIGHT) || 1,
    onMove: (index) => activate(index, true),
    onOpen: (index) => rows[index] && onOpen(rows[index].id),
    onTick: (index, range) => rows[index] && selection.toggle(rows[index].id, range),
    onMenu: (index) => {
      const dots = dotsOf(index);
      if (rows[index] && dots) onMenu(rows[index], dots);
    },
  });

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return;
    const line = event.target.closest<HTMLElement>('[data-row]');
    const index = Number(line?.dataset.index);
    const row = rows[index];
    if (!line || !row) return;
    activate(index, false);
    const button = event.target.closest<HTMLElement>('[data-act]');
    if (button?.dataset.act === 'menu') onMenu(row, button);
    else if (button?.dataset.act === 'select') selection.toggle(row.id, event.shiftKey);
    else if (!document.getSelection()?.toString()) onOpen(row.id);
  };

  const items = virtualizer.getVirtualItems();
  const first = nameWidth(register);
  const width = columns.reduce((sum, column) => sum + column.width, first + MENU_WIDTH);
  const ticked = selection.ids.size === 0 ? 'none' : 'some';
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div className={classes.scroller} ref={scroller}>
      <table
        role="grid"
        className={classes.table}
        style={{ minWidth: width }}
        aria-label={t('records.table.label', { title: t(`records.nouns.${register.noun}.title`) })}
        aria-rowcount={rows.length + 1}
        aria-multiselectable
      >
        <colgroup>
          <col style={{ width: first }} />
          {columns.map((column) => (
            <col key={column.key} style={{ width: column.width }} />
          ))}
          <col style={{ width: MENU_WIDTH }} />
        </colgroup>
        <TableHead
          register={register}
          columns={columns}
          sort={sort}
          onSort={onSort}
          ticked={selection.ids.size === rows.length ? 'all' : ticked}
          onTickAll={selection.toggleAll}
        />
        <tbody onClick={onClick} onKeyDown={onKeyDown}>
          {items.map((item, at) => {
            const row = rows[item.index];
            if (!row) return null;
            return (
              <Fragment key={row.id}>
                <Gap height={item.start - (items[at - 1]?.end ?? HEAD_HEIGHT)} />
                <RecordLine
                  row={row}
                  index={item.index}
                  name={nameOf(register, row)}
                  columns={columns}
                  lang={lang}
                  names={names}
                  selected={selection.ids.has(row.id)}
                  active={item.index === active}
                  open={row.id === openId}
                />
              </Fragment>
            );
          })}
          <Gap height={after} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for rows that are not drawn. */
const Gap = ({ height }: { height: number }) =>
  height > 0 ? <tr aria-hidden="true" role="presentation" style={{ height }} /> : null;
