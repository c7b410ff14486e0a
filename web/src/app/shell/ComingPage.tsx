import { IconLayoutDashboard } from '@tabler/icons-react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import type { MissingScreen } from '../missing-screens.ts';

/** A screen of the specification that this version does not have: one honest sentence. */
export function ComingPage({ screen }: { screen: MissingScreen }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t(`coming.titles.${screen}`)} />
      <EmptyState icon={<IconLayoutDashboard size={20} />} text={t(`coming.${screen}`)} />
    </>
  );
}
