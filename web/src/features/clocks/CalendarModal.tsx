import { dashboard } from '@emanet/contract/dashboard';
import { Modal, Stack } from '@mantine/core';
import { useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { CalendarAddress } from '../../records/CalendarAddress.tsx';

type Props = Readonly<{ opened: boolean; onClose: () => void }>;

/** The address of the company's calendar. */
export default function CalendarModal({ opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={onClose} title={t('dashboard.calendar.title')} size={560}>
      {opened && <Body />}
    </Modal>
  );
}

function Body() {
  const { data } = useRead(dashboard.calendarLink, {}, { staleTime: 0 });
  return (
    <Stack gap="md">
      <CalendarAddress
        since={data && (data.olusturma_tarihi ?? null)}
        make={dashboard.makeCalendarLink}
        revoke={dashboard.revokeCalendarLink}
      />
    </Stack>
  );
}
