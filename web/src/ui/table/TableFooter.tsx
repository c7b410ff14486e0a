import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { KEYS } from '../../platform/keys.ts';
import { KeyCaps } from '../KeyCaps.tsx';
import classes from './screen.module.css';
import type { TableModel } from './useDataTable.ts';

const { up, down, open, tick } = KEYS.lists;
const SHOWN = [
  [[up[0], down[0]], 'move'],
  [open, 'enter'],
  [[tick[0]], 'mark'],
  [KEYS.everywhere.find, 'find'],
] as const;

type Props<Row extends object> = Readonly<{
  table: TableModel<Row>;
  /** Marks of the rows. */
  children?: ReactNode;
}>;

/** How many rows are shown, what stands out among them, and the keys. */
export function TableFooter<Row extends object>({ table, children }: Props<Row>) {
  const { t } = useTranslation();
  const keys = SHOWN.filter(([, does]) => does !== 'mark' || table.selectable);
  return (
    <div className={classes.footer}>
      <span className="em-num" role="status">
        {t('ui.table.shown', { shown: table.rows.length, total: table.total })}
      </span>
      {children}
      <span className={classes.keys}>
        {keys.map(([names, does]) => (
          <span key={does}>
            <KeyCaps specs={names} />
            {t(`ui.table.keys.${does}`)}
          </span>
        ))}
      </span>
    </div>
  );
}
