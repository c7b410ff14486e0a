import { dashboard } from '@emanet/contract/dashboard';
import { Stack } from '@mantine/core';
import { useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { CalendarAddress } from '../../records/CalendarAddress.tsx';
import { OpenModal } from '../../ui/overlay/OpenModal.tsx';

type Props = Readonly<{ onClose: () => void }>;

/** The address of the company's calendar. */
export default function CalendarModal({ onClose }: Props) {
  const { t } = useTranslation();
  return (
    <OpenModal onClose={onClose} title={t('dashboard.calendar.title')} size={560}>
      <Body />
    </OpenModal>
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
