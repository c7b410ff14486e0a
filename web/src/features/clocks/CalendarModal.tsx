import { dashboard } from '@emanet/contract/dashboard';
import { Modal, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { CalendarAddress } from '../../records/CalendarAddress.tsx';
import { calendarLinkKey, useCompanyId } from '../../records/query-keys.ts';

type Props = Readonly<{ opened: boolean; onClose: () => void }>;

/** The address of the company's calendar. */
export default function CalendarModal({ opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('dashboard.calendar.title')}
      size={560}
      closeButtonProps={{ 'aria-label': t('dashboard.calendar.close') }}
    >
      {opened && <Body />}
    </Modal>
  );
}

function Body() {
  const client = useQueryClient();
  const key = calendarLinkKey(useCompanyId());
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(dashboard.calendarLink, { signal })).data,
    staleTime: 0,
  });
  return (
    <Stack gap="md">
      <CalendarAddress
        since={data && (data.olusturma_tarihi ?? null)}
        onMake={async () => (await call(dashboard.makeCalendarLink, { body: {} })).data.adres}
        onRevoke={async () => (await call(dashboard.revokeCalendarLink)).message}
        onChange={() => client.invalidateQueries({ queryKey: key })}
      />
    </Stack>
  );
}
