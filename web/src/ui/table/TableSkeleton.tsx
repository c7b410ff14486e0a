import { Group, Skeleton } from '@mantine/core';
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
      className={`em-card em-column em-fill em-clip ${classes.panel}`}
      data-panel
      role="status"
      aria-busy="true"
      aria-label={t('common.loading')}
    >
      {!phone && <div className={classes.skeletonHead} />}
      {Array.from({ length: ROWS }, (_, row) => (
        <Group
          key={row}
          className={classes.skeletonRow}
          flex="none"
          gap="lg"
          h={phone ? 68 : 40}
          px="md"
          wrap="nowrap"
        >
          {shown.map(({ id, width }, column) => (
            <div key={id} style={{ flex: `${width} 0 0` }}>
              <Skeleton
                height={10}
                width={`${(FILLED[(row + column) % FILLED.length] ?? 1) * 100}%`}
              />
            </div>
          ))}
        </Group>
      ))}
    </div>
  );
}
