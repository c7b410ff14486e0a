import { Group, Skeleton } from '@mantine/core';
import { useTranslation } from '../platform/i18n.ts';

const WIDTHS = ['34%', '26%', '30%', '38%', '28%', '36%'] as const;

/** The shape of a list while it loads. */
export function ListSkeleton({ rows = 12 }: { rows?: number }) {
  const { t } = useTranslation();
  return (
    <div
      className="em-card em-lines"
      aria-busy="true"
      aria-label={t('common.loading')}
      role="status"
    >
      {Array.from({ length: rows }, (_, index) => (
        <Group key={index} gap="xl" h={40} px="md" wrap="nowrap">
          <Skeleton height={10} width={WIDTHS[index % WIDTHS.length]} />
          <Skeleton height={10} width="14%" visibleFrom="md" />
          <Skeleton height={10} width="18%" visibleFrom="md" />
          <Skeleton height={10} width="8%" ml="auto" />
        </Group>
      ))}
    </div>
  );
}
