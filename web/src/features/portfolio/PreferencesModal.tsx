import { portfolio, STARTS, type PortfolioPreferences } from '@emanet/contract/portfolio';
import {
  Button,
  Group,
  Modal,
  SegmentedControl,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { when } from '../../platform/when.ts';
import { usePortfolioChanged, usePreferences } from './queries.ts';

/** Where the day begins, the Monday mail, and one calendar over all clients. */
export function PreferencesModal({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useTranslation();
  const { data } = usePreferences();
  return (
    <Modal opened onClose={onClose} title={t('portfolio.preferences')}>
      {data && <Choices chosen={data} />}
    </Modal>
  );
}

function Choices({ chosen }: Readonly<{ chosen: PortfolioPreferences }>) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const changed = usePortfolioChanged();
  const onError = (error: Error) => notify.error(error.message);
  const prefer = useMutation({
    mutationFn: (body: Partial<Pick<PortfolioPreferences, 'acilis' | 'pazartesi'>>) =>
      call(portfolio.prefer, { body }),
    onSuccess: ({ message }) => {
      notify.success(message);
      return changed();
    },
    onError,
  });
  const make = useMutation({
    mutationFn: async () => (await call(portfolio.makeCalendarLink, { body: {} })).data.adres,
    onSuccess: changed,
    onError,
  });
  const revoke = useMutation({
    mutationFn: () => call(portfolio.revokeCalendarLink),
    onSuccess: ({ message }) => {
      make.reset();
      notify.success(message);
      return changed();
    },
    onError,
  });
  const since = chosen.takvim_tarihi;
  return (
    <Stack gap="md">
      <Stack gap="xs">
        <Text fw={600}>{t('portfolio.start')}</Text>
        <SegmentedControl
          aria-label={t('portfolio.start')}
          data={STARTS.map((value) => ({ value, label: t(`portfolio.starts.${value}`) }))}
          value={chosen.acilis}
          onChange={(acilis) =>
            prefer.mutate({ acilis: acilis === 'denetim' ? acilis : 'portfoy' })
          }
        />
      </Stack>
      <Switch
        label={t('portfolio.monday')}
        description={t('portfolio.mondayText')}
        checked={chosen.pazartesi}
        onChange={(event) => prefer.mutate({ pazartesi: event.currentTarget.checked })}
      />
      <Stack gap="xs">
        <Text fw={600}>{t('portfolio.calendar')}</Text>
        <Text c="var(--em-text-2)">{t('dashboard.calendar.text')}</Text>
        {make.data && (
          <TextInput
            readOnly
            label={t('dashboard.calendar.address')}
            description={t('dashboard.calendar.once')}
            value={make.data}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
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
            <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
              {t(since ? 'dashboard.calendar.again' : 'dashboard.calendar.make')}
            </Button>
          )}
        </Group>
      </Stack>
    </Stack>
  );
}
