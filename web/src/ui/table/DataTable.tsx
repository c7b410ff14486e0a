import {
  type FocusEvent,
  Fragment,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { usePhone } from '../usePhone.ts';
import { GroupHeading } from './GroupHeading.tsx';
import { PhoneRows } from './phone/PhoneRows.tsx';
import css from './rows.module.css';
import classes from './table.module.css';
import { TableHead } from './TableHead.tsx';
import { TableLine } from './TableLine.tsx';
import { RowsOpen, type DataTableProps } from './table-props.ts';
import { useFoundMarks } from '../highlight/useFoundMarks.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useRowWindow } from './useRowWindow.ts';
import type { RowId } from './useSelection.ts';
import type { Column } from './column.ts';
import { fitColumns, least } from './fit/fit.ts';

/** Width of a head beside its label: the gap between columns and the mark of its order. */
const HEAD_ROOM = 36;
/** Width before the name in the first column. */
const FIRST_ROOM = 44;

type Options<Row> = Readonly<{
  columns: readonly Column<Row>[];
  scroller: RefObject<HTMLElement | null>;
  taken: number;
  sorted: string;
  /** All columns were chosen: the table scrolls sideways and none is hidden. */
  sideways: boolean;
}>;

/** The columns that fit into the table's width, each wide enough for its label. */
function useFitted<Row>(options: Options<Row>): readonly Column<Row>[] {
  const { columns, scroller, taken, sorted, sideways } = options;
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const measure = () => setWidth(node.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    measure();
    return () => observer.disconnect();
  }, [scroller]);
  const [fonts, setFonts] = useState(false);
  useEffect(() => void document.fonts.ready.then(() => setFonts(true)), []);

  const wide = useMemo(
    () =>
      columns.map((column, index) => {
        const needed = labelWidth(column.label, fonts) + HEAD_ROOM + (index === 0 ? FIRST_ROOM : 0);
        return column.width < needed ? { ...column, width: needed } : column;
      }),
    [columns, fonts],
  );
  return useMemo(
    () => (sideways ? wide : narrowed(fitColumns(wide, { width, taken, sorted }), width, taken)),
    [wide, sideways, width, taken, sorted],
  );
}

/** The first column gets the remaining width, if it is less than it needs. */
function narrowed<Row>(columns: readonly Column<Row>[], width: number | undefined, taken: number) {
  const [first, ...others] = columns;
  if (width === undefined || !first) return columns;
  const left = others.reduce((room, column) => room - column.width, width - taken);
  return left < first.width
    ? [{ ...first, width: Math.max(left, least(first)) }, ...others]
    : columns;
}

const PER_LETTER = 7;
const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** Pixels of a column's label. Widths from before the font had loaded are not cached. */
function labelWidth(label: string, fontsLoaded: boolean): number {
  const before = known.get(label);
  if (before !== undefined) return before;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return label.length * PER_LETTER;
  pen.font = '640 12px "Inter Variable", system-ui, sans-serif';
  const width = Math.ceil(pen.measureText(label).width);
  if (fontsLoaded) known.set(label, width);
  return width;
}

const HEIGHTS = { row: 40, heading: 34, head: 34 } as const;
const TALL = { ...HEIGHTS, row: 46 } as const;
const MENU_WIDTH = 40;
/** From this width on a list is shown beside its open row (screen.module.css). */
const ROOM = '(width >= 80em)';
/** Time for which a first click waits for a second one. */
const SECOND_CLICK_MS = 220;

/** A list of any noun: sticky head, pinned name, rows drawn only in sight, keys, two lines a row on a phone. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const phone = usePhone();
  return (
    <div className={`em-card em-column em-fill em-clip ${classes.panel}`} data-panel>
      {phone ? <PhoneRows {...props} /> : <WideTable {...props} />}
      <RowsOpen value={(props.onOpen ?? props.detail) !== undefined}>{props.footer}</RowsOpen>
    </div>
  );
}

function WideTable<Row extends object>(props: DataTableProps<Row>) {
  const { table, openId, onMenu, onEdit, detail, place, listing = '', sideways = false } = props;
  const { found } = props;
  const heights = props.tall ? TALL : HEIGHTS;
  const { rows, entries, idOf, open } = table;
  const selection = table.selectable ? table.selection : undefined;
  const { scroller, virtualizer, active, activate, show } = useRowWindow({
    table,
    heights,
    listing,
    ...(props.detailHeight && { detailHeight: props.detailHeight }),
    ...(place && { place }),
  });
  const columns = useFitted({
    columns: table.columns,
    scroller,
    taken: onMenu ? MENU_WIDTH : 0,
    sorted: table.sort.key,
    sideways,
  });
  const inSight = columns.slice(1).map(({ id }) => id);
  useFoundMarks(scroller, found?.q ?? '');
  const unfold = detail && ((row: Row) => table.toggleOpen(idOf(row)));
  const onOpen = props.onOpen ?? unfold;

  // Only when another row opens: a list that changes under an open drawer keeps its place, and so
  // does a list after a return, though the row just saved may have moved.
  const shown = useRef(false);
  const follow = useEffectEvent((id: RowId | undefined) => {
    const index = id === undefined ? -1 : rows.findIndex((row) => idOf(row) === id);
    if (index < 0) return;
    activate(index, false);
    const back = !shown.current && (place?.top() ?? 0) > 0;
    shown.current = true;
    if (!back) show(index);
  });
  useEffect(() => follow(openId), [openId]);

  const pressed = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(pressed.current), []);

  const at = (act: ((row: Row) => void) | undefined) =>
    act && ((index: number) => rows[index] && act(rows[index]));
  const keys = {
    onOpen: at(onOpen),
    onEdit: at(onEdit),
    onFinish: at(props.onFinish),
    onCompare: at(props.onCompare),
    onTick:
      selection &&
      ((index: number, range: boolean) =>
        rows[index] && selection.toggle(idOf(rows[index]), range)),
    onMenu:
      onMenu &&
      ((index: number) => {
        const dots = `[data-index="${index}"] [data-act="menu"]`;
        const button = scroller.current?.querySelector<HTMLElement>(dots);
        if (rows[index] && button) onMenu(rows[index], button);
      }),
    onUnfold:
      detail &&
      ((index: number, wanted: boolean) =>
        rows[index] && table.toggleOpen(idOf(rows[index]), wanted)),
  };
  const onKeyDown = useRowKeys({
    active,
    count: rows.length,
    page: () =>
      Math.floor(((scroller.current?.clientHeight ?? 0) - heights.head) / heights.row) || 1,
    onMove: (index) => {
      const row = activate(index, true);
      // An open drawer beside its list shows the row that the keys have reached.
      if (row && openId !== undefined && matchMedia(ROOM).matches) props.onOpen?.(row);
    },
    ...keys,
  });

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return;
    const line = event.target.closest<HTMLElement>('[data-row]');
    const index = Number(line?.dataset.index);
    const row = rows[index];
    if (!line || !row) return;
    activate(index, false);
    const button = event.target.closest<HTMLElement>('[data-act]');
    if (button?.dataset.act === 'menu') onMenu?.(row, button);
    else if (button?.dataset.act === 'select') selection?.toggle(idOf(row), event.shiftKey);
    else if (button?.dataset.act === 'unfold') unfold?.(row);
    else if (!event.target.closest('a, button, label, input')) press(row, event);
  };

  /** Opens a row; over a cell that a double click edits, only when no second click follows. */
  const press = (row: Row, { target, detail: clicks }: MouseEvent<HTMLElement>) => {
    clearTimeout(pressed.current);
    const cell = target instanceof Element && target.closest<HTMLElement>('td[data-column]');
    const column = (cell && cell.dataset.column) || '';
    if (cell && props.cells?.editable(row, column)) {
      if (clicks > 1) {
        document.getSelection()?.removeAllRanges();
        props.cells.edit(row, column, cell);
      } else pressed.current = window.setTimeout(() => openUnlessMarked(row), SECOND_CLICK_MS);
    } else openUnlessMarked(row);
  };
  /** The arrows go on from a row that gets the focus in another way than by them. */
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const index = Number(target.dataset['index'] ?? NaN);
    if (target.matches('tr') && index !== active) activate(index, false);
  };
  // Marking words to copy them must not open the row.
  const openUnlessMarked = (row: Row) => !document.getSelection()?.toString() && onOpen?.(row);

  const items = virtualizer.getVirtualItems();
  const width = columns.reduce((sum, column) => sum + column.width, onMenu ? MENU_WIDTH : 0);
  const across = columns.length + (onMenu ? 1 : 0);
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div className={`em-fill ${classes.scroller}`} ref={scroller}>
      <table
        role={detail ? 'treegrid' : 'grid'}
        className={`em-full em-small ${classes.table}`}
        data-tall={props.tall || undefined}
        style={{ minWidth: width }}
        aria-label={props.label}
        aria-rowcount={entries.length + 1}
        aria-multiselectable={selection && true}
      >
        <colgroup>
          {columns.map((column) => (
            <col key={column.id} style={{ width: column.width }} />
          ))}
          {onMenu && <col style={{ width: MENU_WIDTH }} />}
        </colgroup>
        <TableHead
          table={table}
          columns={columns}
          menu={onMenu !== undefined}
          onResize={props.onResize}
          onMove={props.onMoveColumn}
        />
        <tbody
          onClick={onClick}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          data-opens={onOpen ? true : undefined}
        >
          {items.map((item, place) => {
            const entry = entries[item.index];
            if (!entry) return null;
            return (
              <Fragment key={entry.key}>
                <Gap height={item.start - (items[place - 1]?.end ?? heights.head)} />
                {entry.kind === 'heading' && (
                  <GroupHeading
                    entry={entry}
                    line={item.index}
                    across={across}
                    table={table}
                    onGroup={props.onGroup}
                  />
                )}
                {entry.kind === 'row' && (
                  <TableLine
                    row={entry.row}
                    id={idOf(entry.row)}
                    index={entry.index}
                    line={item.index}
                    name={table.nameOf(entry.row)}
                    columns={columns}
                    foundIn={found?.where?.(entry.row, inSight)}
                    ticked={selection?.ids.has(idOf(entry.row))}
                    active={entry.index === active}
                    open={idOf(entry.row) === openId}
                    unfolded={detail && open.has(idOf(entry.row))}
                    menu={onMenu !== undefined}
                  />
                )}
                {entry.kind === 'detail' && (
                  <tr
                    ref={virtualizer.measureElement}
                    data-entry={item.index}
                    data-detail={idOf(entry.row)}
                    className={css.detail}
                    aria-rowindex={item.index + 2}
                  >
                    <td colSpan={across}>{detail?.(entry.row)}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
          <Gap height={after} />
        </tbody>
      </table>
    </div>
  );
}

/** Fills the height of rows that are not drawn. */
const Gap = ({ height }: { height: number }) =>
  height > 0 ? <tr aria-hidden="true" role="presentation" style={{ height }} /> : null;
