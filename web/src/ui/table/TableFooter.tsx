import { use, type ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { KEYS } from '../../platform/keys.ts';
import { KeyCaps } from '../KeyCaps.tsx';
import classes from './screen.module.css';
import { RowsOpen } from './table-props.ts';
import type { TableModel } from './useDataTable.ts';

const { up, down, open, tick, unfold } = KEYS.lists;
const SHOWN = [
  [[up[0], down[0]], 'move'],
  [unfold, 'unfold'],
  [open, 'enter'],
  [[tick[0]], 'mark'],
  [KEYS.everywhere.find, 'find'],
] as const;

type Props<Row extends object> = Readonly<{
  table: TableModel<Row>;
  /** Name of the details that an unfolded row shows. */
  unfolds?: string;
  /** Keys of this list only, each with its effect. */
  hints?: readonly (readonly [specs: readonly string[], does: string])[];
  /** Marks of the rows. */
  children?: ReactNode;
}>;

/** How many rows are shown, the counts of marked ones, and the keys. */
export function TableFooter<Row extends object>({
  table,
  unfolds,
  hints = [],
  children,
}: Props<Row>) {
  const { t } = useTranslation();
  const opens = use(RowsOpen);
  const { total } = table;
  const shown = table.rows.length;
  const keys = SHOWN.filter(
    ([, does]) =>
      (does !== 'mark' || table.selectable) &&
      (does !== 'enter' || opens) &&
      (does !== 'unfold' || unfolds !== undefined),
  );
  return (
    <div className={`em-rigid em-smaller em-soft em-line-top ${classes.footer}`}>
      <span className="em-num" role="status">
        {shown === total
          ? t('common.records', { count: total })
          : t('ui.table.shown', { shown, total, count: total })}
      </span>
      {children}
      {/* Keys without room are hidden whole, in a clipped line. */}
      <span className={`em-faint em-wrap em-clip ${classes.keys}`} style={{ height: '1.2lh' }}>
        {keys.map(([names, does]) => (
          <span key={does}>
            <KeyCaps specs={names} />
            {does === 'unfold' ? unfolds : t(`ui.table.keys.${does}`)}
          </span>
        ))}
        {hints.map(([specs, does]) => (
          <span key={does}>
            <KeyCaps specs={specs} />
            {does}
          </span>
        ))}
      </span>
    </div>
  );
}
