import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import type { Register } from '../register.ts';
import { nameWidth } from './columns.ts';
import type { Column } from './columns.ts';
import classes from './list.module.css';

const ROWS = 16;
const FILLED = [0.62, 0.45, 0.54, 0.7, 0.5];
const NARROW = 1;

type Props = { register: Register; columns: readonly Column[]; phone: boolean };

/** The table before its rows: the same columns, head and row height. */
export function TableSkeleton({ register, columns, phone }: Props) {
  const { t } = useTranslation();
  const widths = [nameWidth(register), ...columns.map((column) => column.width)];
  const shown = phone ? widths.slice(0, NARROW) : widths;
  return (
    <div className={classes.panel} role="status" aria-busy="true" aria-label={t('records.loading')}>
      {!phone && <div className={classes.skeletonHead} />}
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={classes.skeletonRow} data-phone={phone || undefined}>
          {shown.map((width, column) => (
            <div key={column} style={{ flex: `${width} 0 0` }}>
              <Skeleton
                height={10}
                width={`${(FILLED[(row + column) % FILLED.length] ?? 1) * 100}%`}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
