import { ActionIcon } from '@mantine/core';
import { IconCalendarShare } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { atFirstMove, OPENED } from '../../../platform/lazily.ts';
import { useWanted } from '../../../platform/useWanted.ts';

const CalendarModal = atFirstMove(() => import('./CalendarModal.tsx'), OPENED);

/** Opens what is due to a calendar program: an address that is shown once and can be removed. */
export function CalendarLink() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const wanted = useWanted(opened);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('dashboard.calendar.open')}
        title={t('dashboard.calendar.open')}
        onClick={() => setOpened(true)}
      >
        <IconCalendarShare size={18} aria-hidden />
      </ActionIcon>
      {wanted && (
        <Suspense fallback={null}>
          <CalendarModal opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
