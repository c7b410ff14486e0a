import { ActionIcon } from '@mantine/core';
import { IconCalendarShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

const CalendarModal = atFirstMove(() => import('./CalendarModal.tsx'), {
  close: ({ onClose }) => onClose(),
});

/** Access to due work for a calendar program: an address shown once, which can be removed. */
export function CalendarLink({ inWords = false }: Readonly<{ inWords?: boolean }>) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const open = () => setOpened(true);
  return (
    <>
      {inWords ? (
        <ActButton
          variant="subtle"
          color="gray"
          c="var(--em-text)"
          icon={IconCalendarShare}
          onClick={open}
        >
          {t('clocks.subscribe')}
        </ActButton>
      ) : (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('dashboard.calendar.open')}
          title={t('dashboard.calendar.open')}
          onClick={open}
        >
          <IconCalendarShare size={18} aria-hidden />
        </ActionIcon>
      )}
      {opened && <CalendarModal onClose={() => setOpened(false)} />}
    </>
  );
}
