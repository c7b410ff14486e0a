import { Group, Paper, Skeleton } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import css from './dashboard.module.css';

/** The shape of the dashboard while it is on its way. */
export function DashboardSkeleton({ manages }: { manages: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t('common.loading')}>
      <Paper component={Group} withBorder wrap="nowrap" gap="xl" p="panel">
        {Array.from({ length: manages ? 7 : 5 }, (_, at) => (
          <Skeleton key={at} height={62} />
        ))}
      </Paper>
      <div className={`em-desk ${css.middle}`} data-even data-both={manages || undefined}>
        {manages && <Skeleton height={420} radius="lg" />}
        <ListSkeleton rows={10} />
      </div>
    </div>
  );
}
