import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { usePhone } from '../usePhone.ts';
import type { Column } from './column.ts';
import classes from './table.module.css';

const ROWS = 16;
const FILLED = [0.62, 0.45, 0.54, 0.7, 0.5];

type Props = Readonly<{ columns: readonly Pick<Column<never>, 'id' | 'width'>[] }>;

/** A table before its rows: the same columns, head and row height. */
export function TableSkeleton({ columns }: Props) {
  const { t } = useTranslation();
  const phone = usePhone();
  const shown = phone ? columns.slice(0, 1) : columns;
  return (
    <div
      className={classes.panel}
      data-panel
      role="status"
      aria-busy="true"
      aria-label={t('common.loading')}
    >
      {!phone && <div className={classes.skeletonHead} />}
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={classes.skeletonRow} data-phone={phone || undefined}>
          {shown.map(({ id, width }, column) => (
            <div key={id} style={{ flex: `${width} 0 0` }}>
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
