import { dashboard } from '@emanet/contract/dashboard';
import {
  ActionIcon,
  Button,
  CopyButton,
  Group,
  Modal,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { when } from '../../platform/when.ts';
import { calendarLinkKey, useCompanyId } from '../../records/query-keys.ts';

type Props = Readonly<{ opened: boolean; onClose: () => void }>;

/** The address of the calendar: made, shown once, made anew or removed. */
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
  const { t } = useTranslation();
  const lang = useLanguage();
  const client = useQueryClient();
  const key = calendarLinkKey(useCompanyId());
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(dashboard.calendarLink, { signal })).data,
    staleTime: 0,
  });
  const refresh = () => client.invalidateQueries({ queryKey: key });
  const onError = (error: Error) => notify.error(error.message);
  const make = useMutation({
    mutationFn: async () => (await call(dashboard.makeCalendarLink, { body: {} })).data.adres,
    onSuccess: refresh,
    onError,
  });
  const revoke = useMutation({
    mutationFn: () => call(dashboard.revokeCalendarLink),
    onSuccess: ({ message }) => {
      make.reset();
      notify.success(message);
      return refresh();
    },
    onError,
  });
  const since = data?.olusturma_tarihi;
  return (
    <Stack gap="md">
      <Text c="var(--em-text-2)">{t('dashboard.calendar.text')}</Text>
      {make.data && <Address address={make.data} />}
      {since && !make.data && (
        <Text>{t('dashboard.calendar.since', { at: when(since, lang, true) })}</Text>
      )}
      <Group justify="flex-end" gap="sm">
        {since && (
          <Button variant="default" loading={revoke.isPending} onClick={() => revoke.mutate()}>
            {t('dashboard.calendar.revoke')}
          </Button>
        )}
        {!make.data && (
          <Button
            loading={make.isPending}
            disabled={data === undefined}
            onClick={() => make.mutate()}
          >
            {t(since ? 'dashboard.calendar.again' : 'dashboard.calendar.make')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Address({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <TextInput
      readOnly
      label={t('dashboard.calendar.address')}
      description={t('dashboard.calendar.once')}
      value={address}
      onFocus={(event) => event.currentTarget.select()}
      rightSection={
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t(copied ? 'dashboard.calendar.copied' : 'dashboard.calendar.copy')}
              onClick={copy}
            >
              {copied ? <IconCheck size={17} aria-hidden /> : <IconCopy size={17} aria-hidden />}
            </ActionIcon>
          )}
        </CopyButton>
      }
    />
  );
}
