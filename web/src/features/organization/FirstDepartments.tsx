import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus, IconSitemap } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { OrganizationActs } from './useOrganizationActs.ts';

const OFFERED = 8;

type Props = Readonly<{
  addDepartment: OrganizationActs['addDepartment'];
  mayWrite: boolean;
}>;

/** Empty state while there is no department, and the usual ones one press away. */
export function FirstDepartments({ addDepartment, mayWrite }: Props) {
  const { t, lang } = useTranslation();
  const [busy, setBusy] = useState<string>();
  const { data = [] } = useQuery({
    queryKey: ['department-library'],
    queryFn: async () => (await import('@emanet/contract/data/departments.json')).default.items,
    staleTime: Infinity,
    enabled: mayWrite,
  });
  async function add(name: string) {
    setBusy(name);
    const problem = await addDepartment(name).finally(() => setBusy(undefined));
    if (problem) notify.error(problem);
  }
  return (
    <EmptyState
      icon={<IconSitemap size={20} aria-hidden />}
      title={t('organization.emptyTitle')}
      text={t(mayWrite ? 'organization.emptyText' : 'organization.emptyRead')}
    >
      {data.slice(0, OFFERED).map((one) => (
        <Button
          key={one.code}
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          loading={busy === one[lang]}
          disabled={busy !== undefined && busy !== one[lang]}
          onClick={() => void add(one[lang])}
        >
          {one[lang]}
        </Button>
      ))}
    </EmptyState>
  );
}
