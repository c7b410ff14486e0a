import type { dashboard } from '@emanet/contract/dashboard';
import type { portfolio } from '@emanet/contract/portfolio';
import { Button, Group, Text } from '@mantine/core';
import { useAct } from '../nouns/act.ts';
import { useTranslation } from '../platform/i18n.ts';
import { when } from '../platform/when.ts';
import { ShownOnce } from '../ui/form/ShownOnce.tsx';

type Props = Readonly<{
  /** Creation time of the address; undefined while it is loading. */
  since: string | null | undefined;
  make: typeof dashboard.makeCalendarLink | typeof portfolio.makeCalendarLink;
  revoke: typeof dashboard.revokeCalendarLink;
}>;

/** The address of a calendar: made, shown once, renewed or removed. */
export function CalendarAddress({ since, ...by }: Props) {
  const { t, lang } = useTranslation();
  const make = useAct(by.make, { parts: () => ({ body: {} }) });
  const revoke = useAct(by.revoke, { told: 'message', onDone: make.reset });
  const address = make.data?.data.adres;
  return (
    <>
      <Text c="var(--em-text-2)">{t('dashboard.calendar.text')}</Text>
      {address && (
        <ShownOnce
          label={t('dashboard.calendar.address')}
          description={t('dashboard.calendar.once')}
          copyLabel={t('dashboard.calendar.copy')}
          address={address}
        />
      )}
      {since && !address && (
        <Text>{t('dashboard.calendar.since', { at: when(since, lang, true) })}</Text>
      )}
      <Group justify="flex-end" gap="sm">
        {since && (
          <Button variant="default" loading={revoke.isPending} onClick={() => revoke.mutate({})}>
            {t('dashboard.calendar.revoke')}
          </Button>
        )}
        {!address && (
          <Button
            loading={make.isPending}
            disabled={since === undefined}
            onClick={() => make.mutate({})}
          >
            {t(since ? 'dashboard.calendar.again' : 'dashboard.calendar.make')}
          </Button>
        )}
      </Group>
    </>
  );
}
