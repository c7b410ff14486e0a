import { ActionIcon } from '@mantine/core';
import { IconCalendarShare } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove, OPENED } from '../../platform/lazily.ts';
import { useWanted } from '../../platform/useWanted.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

const CalendarModal = atFirstMove(() => import('./CalendarModal.tsx'), OPENED);

/** Opens what is due to a calendar program: an address that is shown once and can be removed. */
export function CalendarLink({ inWords = false }: Readonly<{ inWords?: boolean }>) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const wanted = useWanted(opened);
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
      {wanted && (
        <Suspense fallback={null}>
          <CalendarModal opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
