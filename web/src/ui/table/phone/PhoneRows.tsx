import { type MouseEvent, type ReactNode, useRef } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconDots } from '@tabler/icons-react';
import type { DataTableProps, PhoneLine } from '../table-props.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import phone from './phone.module.css';
import css from '../rows.module.css';
import classes from '../table.module.css';
import { useFoundMarks } from '../../highlight/useFoundMarks.ts';
import { useRowWindow } from '../useRowWindow.ts';

/** Time after which a resting finger selects the row instead of opening it. */
const LONG_MS = 450;

/** Detects a long touch of a row; a moving finger scrolls and counts as no touch. */
function useLongPress<Row>(onLong: (row: Row) => void) {
  const timer = useRef<number>(undefined);
  const long = useRef(false);
  const end = () => window.clearTimeout(timer.current);
  return {
    /** Was the press that ends now a long one? Its click is then ignored. */
    wasLong: () => long.current,
    on: (row: Row) => ({
      onTouchStart: () => {
        long.current = false;
        end();
        timer.current = window.setTimeout(() => {
          long.current = true;
          onLong(row);
        }, LONG_MS);
      },
      onTouchMove: end,
      onTouchEnd: end,
      onTouchCancel: end,
      // The browser's own menu of a long touch.
      onContextMenu: (event: MouseEvent) => long.current && event.preventDefault(),
    }),
  };
}

const HEIGHTS = { row: 68, heading: 34, head: 0 } as const;

/** A list on a small screen: two lines per row; a touch opens, unfolds or ticks it. */
export function PhoneRows<Row extends object>(props: DataTableProps<Row>) {
  const { table, openId, detail, onOpen, listing = '', place, found } = props;
  const { phoneHeight: row = HEIGHTS.row } = props;
  const { rows, entries, idOf, selection, open } = table;
  const { scroller, virtualizer } = useRowWindow({
    table,
    heights: { ...HEIGHTS, row },
    listing,
    ...(props.detailHeight && { detailHeight: props.detailHeight }),
    ...(place && { place }),
  });
  useFoundMarks(scroller, found?.q ?? '');
  const { t } = useTranslation();
  const picking = selection.picking;
  const press = useLongPress((row: Row) => {
    if (!picking) selection.pick();
    selection.toggle(idOf(row));
  });
  /** The menu of a row without another button for it. */
  const menuOf = (row: Row) =>
    props.onMenu &&
    !onOpen &&
    !detail && (
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-haspopup="menu"
        aria-label={t('ui.table.menu', { name: table.nameOf(row) })}
        onClick={(event) => props.onMenu?.(row, event.currentTarget)}
      >
        <IconDots size={18} aria-hidden />
      </ActionIcon>
    );
  const touch = (row: Row) => {
    if (picking) selection.toggle(idOf(row));
    else if (onOpen) onOpen(row);
    else if (detail) table.toggleOpen(idOf(row));
  };
  return (
    <div className={`em-fill ${classes.scroller}`} ref={scroller}>
      <ul
        className={phone.rows}
        style={{ height: virtualizer.getTotalSize() }}
        aria-label={props.label}
      >
        {virtualizer.getVirtualItems().map((item) => {
          const entry = entries[item.index];
          if (!entry) return null;
          return (
            <li
              key={entry.key}
              ref={
                entry.kind === 'detail' || row > HEIGHTS.row
                  ? virtualizer.measureElement
                  : undefined
              }
              data-entry={item.index}
              style={{ transform: `translateY(${item.start}px)` }}
              data-high={row > HEIGHTS.row || undefined}
              {...(entry.kind === 'row' && {
                'aria-setsize': rows.length,
                'aria-posinset': entry.index + 1,
              })}
            >
              {entry.kind === 'heading' && (
                <div className={`em-canvas em-smaller em-strong ${phone.heading}`}>
                  {table.toggleGroup ? (
                    <button
                      type="button"
                      className={`em-inline ${css.fold}`}
                      aria-expanded={!table.folded.has(entry.group)}
                      onClick={() => table.toggleGroup?.(entry.group)}
                    >
                      <IconChevronDown size={14} aria-hidden />
                      {entry.label}
                    </button>
                  ) : (
                    entry.label
                  )}
                </div>
              )}
              {entry.kind === 'detail' && (
                <div className={`em-canvas ${phone.detail}`} data-detail={idOf(entry.row)}>
                  {detail?.(entry.row)}
                </div>
              )}
              {entry.kind === 'row' && (
                <button
                  type="button"
                  className={`em-row em-full em-soft em-surface em-line-bottom ${phone.row}`}
                  data-index={entry.index}
                  data-row={idOf(entry.row)}
                  data-open={
                    idOf(entry.row) === openId ||
                    (picking && selection.ids.has(idOf(entry.row))) ||
                    undefined
                  }
                  role={picking ? 'checkbox' : undefined}
                  aria-checked={picking ? selection.ids.has(idOf(entry.row)) : undefined}
                  aria-expanded={detail && open.has(idOf(entry.row))}
                  onClick={() => !press.wasLong() && touch(entry.row)}
                  {...(table.selectable && press.on(entry.row))}
                >
                  {picking && <Picked on={selection.ids.has(idOf(entry.row))} />}
                  <Lines {...props.phone(entry.row)} foundIn={found?.where?.(entry.row, [])} />
                </button>
              )}
              {entry.kind === 'row' && (
                <Acts acts={props.phone(entry.row).acts ?? menuOf(entry.row)} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const Acts = ({ acts }: { acts: ReactNode }) =>
  acts ? <span className={`em-middle ${phone.acts}`}>{acts}</span> : null;

const Picked = ({ on }: { on: boolean }) => (
  <span
    className={`em-middle em-rigid em-round-small em-surface ${css.tick}`}
    data-on={on || undefined}
  />
);

type LinesProps = PhoneLine & Readonly<{ foundIn: string | undefined }>;

const Lines = ({ mark, name, beside, below, besideBelow, more, foundIn }: LinesProps) => (
  <>
    {mark}
    <span className={`em-thin em-grow em-stack ${phone.lines}`}>
      <span className={`em-row em-smaller ${phone.line}`}>
        <span className={`${classes.cut} ${phone.name}`}>{name}</span>
        {beside}
      </span>
      <span className={`em-row em-smaller ${phone.line}`}>
        <span className={classes.cut}>{foundIn ?? below}</span>
        {besideBelow}
      </span>
      {more}
    </span>
  </>
);
