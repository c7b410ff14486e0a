import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import { START } from '@emanet/contract/shared/return-address';

/** Shown when a screen is not for the user's role. */
export default function UnauthorizedPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('shell.unauthorized')} />
      <EmptyState
        icon={<IconLock size={20} />}
        title={t('shell.unauthorizedTitle')}
        text={t('shell.unauthorizedText')}
      >
        <Button component={Link} to={START}>
          {t('shell.toStart')}
        </Button>
      </EmptyState>
    </>
  );
}
