import { ActionIcon } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { useOpenPast } from '../../platform/session/past-day.ts';
import { MenuAct } from './MenuAct.tsx';

/** Opens a list as it was at the end of a past day, where it can be shown so. */
export function PastDayButton() {
  const { t } = useTranslation();
  const open = useOpenPast();
  if (!open) return null;
  return (
    <ActionIcon
      variant="default"
      size="md"
      aria-label={t('past.open')}
      title={t('past.open')}
      onClick={open}
    >
      <IconHistory size={16} aria-hidden />
    </ActionIcon>
  );
}

/** The same as an entry of a menu. */
export function PastDayItem() {
  const { t } = useTranslation();
  const open = useOpenPast();
  return (
    open && (
      <MenuAct icon={IconHistory} onClick={open}>
        {t('past.open')}
      </MenuAct>
    )
  );
}
