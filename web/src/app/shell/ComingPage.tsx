import { Button } from '@mantine/core';
import { IconLayoutDashboard } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import type { MissingScreen } from '../missing-screens.ts';
import { useCan, useUser } from '../../platform/session.tsx';

/** A screen of the specification that this version does not have: one honest sentence. */
export function ComingPage({ screen }: { screen: MissingScreen }) {
  const { t } = useTranslation();
  const user = useUser();
  const mayCopy = useCan('template.read');
  const isDepartment = screen === 'denetim' && user.role === 'temsilci';
  const title = t(`coming.titles.${isDepartment ? 'departman' : screen}`);
  return (
    <>
      <PageHead title={title} />
      <EmptyState icon={<IconLayoutDashboard size={20} />} text={t(`coming.${screen}`)}>
        {screen === 'denetim' && (
          <>
            <Button component={Link} to="/veri-isleme">
              {t('coming.toActivities')}
            </Button>
            {mayCopy && (
              <Button component={Link} to="/envanter/sihirbaz" variant="default">
                {t('coming.toWizard')}
              </Button>
            )}
          </>
        )}
      </EmptyState>
    </>
  );
}
