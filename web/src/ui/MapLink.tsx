import { ActionIcon, Button } from '@mantine/core';
import { IconSitemap } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../platform/i18n.ts';

/** Link from a list to its map; `short` where there is no room for a word. */
export function MapLink({ to, short = false }: { to: string; short?: boolean }) {
  const { t } = useTranslation();
  const icon = <IconSitemap size={16} aria-hidden />;
  return short ? (
    <ActionIcon component={Link} to={to} variant="default" aria-label={t('maps.open')}>
      {icon}
    </ActionIcon>
  ) : (
    <Button component={Link} to={to} variant="default" leftSection={icon}>
      {t('maps.open')}
    </Button>
  );
}
