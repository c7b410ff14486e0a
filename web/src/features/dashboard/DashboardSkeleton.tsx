import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import css from './dashboard.module.css';

/** The shape of the dashboard while it is on its way. */
export function DashboardSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t('common.loading')}>
      <div className={`em-desk ${css.middle}`} data-even>
        <ListSkeleton rows={12} />
        <Stack gap="panels">
          <Skeleton height={290} radius="lg" />
          <Skeleton height={420} radius="lg" />
        </Stack>
      </div>
    </div>
  );
}
