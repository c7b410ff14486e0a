import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import legend from './legend.module.css';
import classes from './map.module.css';

const COLUMNS = [5, 14, 9, 3] as const;

/** The shape of a map that is on its way. */
export function MapSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={`em-fill ${classes.content}`}>
      <div
        className={`em-card em-column em-clip em-grow ${classes.panel}`}
        role="status"
        aria-busy
        aria-label={t('common.loading')}
      >
        <div className={`em-line-bottom ${classes.tools}`}>
          <Skeleton height={30} width={236} />
        </div>
        <div className={`em-stack ${legend.ghost}`}>
          {COLUMNS.map((boxes, column) => (
            <Stack key={column} gap="xs" justify="space-around">
              {Array.from({ length: boxes }, (_, at) => (
                <Skeleton key={at} height={25} />
              ))}
            </Stack>
          ))}
        </div>
      </div>
    </div>
  );
}
