import { ActionIcon, Button, CopyButton, Group, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../platform/i18n.ts';
import { notify } from '../platform/notify.tsx';
import { when } from '../platform/when.ts';

type Props = Readonly<{
  /** Since when there is an address; undefined while that is not known yet. */
  since: string | null | undefined;
  /** Makes a new address and answers it. */
  onMake: () => Promise<string>;
  /** Removes the address and answers the sentence about it. */
  onRevoke: () => Promise<string>;
  /** Called after each of them. */
  onChange: () => unknown;
}>;

/** The address of a calendar: made, shown once, made anew or removed. */
export function CalendarAddress({ since, onMake, onRevoke, onChange }: Props) {
  const { t, lang } = useTranslation();
  const onError = (error: Error) => notify.error(error.message);
  const make = useMutation({ mutationFn: onMake, onSuccess: onChange, onError });
  const revoke = useMutation({
    mutationFn: onRevoke,
    onSuccess: (message) => {
      make.reset();
      notify.success(message);
      return onChange();
    },
    onError,
  });
  return (
    <>
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
            disabled={since === undefined}
            onClick={() => make.mutate()}
          >
            {t(since ? 'dashboard.calendar.again' : 'dashboard.calendar.make')}
          </Button>
        )}
      </Group>
    </>
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
              aria-label={t(copied ? 'common.copied' : 'dashboard.calendar.copy')}
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
