import { ActionIcon, Button } from '@mantine/core';
import { IconCalendarShare } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove, OPENED } from '../../platform/lazily.ts';
import { useWanted } from '../../platform/useWanted.ts';

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
        <Button
          variant="subtle"
          color="gray"
          c="var(--em-text)"
          leftSection={<IconCalendarShare size={17} aria-hidden />}
          onClick={open}
        >
          {t('clocks.subscribe')}
        </Button>
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
