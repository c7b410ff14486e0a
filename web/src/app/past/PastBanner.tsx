import { changeLogs, type PastType } from '@emanet/contract/change-logs';
import { REGISTERS } from '@emanet/contract/records/registers';
import { isPastDay } from '@emanet/contract/shared/time/past-day';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import {
  IconArrowBackUp,
  IconChevronLeft,
  IconChevronRight,
  IconGitCompare,
} from '@tabler/icons-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRead } from '../../nouns/read.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { onDay, PastDayProvider } from '../../platform/session/past-day.ts';
import { registerText } from '../../platform/texts/register-text.ts';
import { dayInWords } from '../../platform/when.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { ChangeLine } from './ChangeLine.tsx';

const Differences = lazily(() => import('./Differences.tsx'), {
  close: ({ onClose }) => onClose(),
});

type Props = Readonly<{ day: string; type: PastType }>;

/** Which day is shown, what has changed since, and the way to other days. */
export function PastBanner({ day, type }: Props) {
  const { t, lang } = useTranslation();
  const phone = usePhone();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [compares, setCompares] = useState(false);
  const found = useRead(changeLogs.compare, { params: { type }, query: { gun: day } }).data;
  const show = (next: string | undefined) =>
    void navigate(onDay(pathname, search, next), { replace: true });
  const step = (days: number) => {
    const next = daysAfter(day, days);
    show(next < todayInTurkey() ? next : undefined);
  };
  const register = REGISTERS.find(({ tur }) => tur === type);
  // A map or a table is made from several lists: the sentence names the one it is about.
  const of =
    register && register.path !== pathname ? t(registerText(register.noun, 'title')) : undefined;
  const count = (durum: string) => found?.filter((one) => one.durum === durum).length ?? 0;
  const counts = {
    added: count('eklendi'),
    removed: count('cikarildi'),
    changed: count('degisti'),
  };
  return (
    <section
      className="em-screen em-round em-soft"
      aria-label={t('past.seen', { day: dayInWords(day, lang) })}
      style={{
        marginTop: 'var(--mantine-spacing-md)',
        padding: 'var(--mantine-spacing-sm) var(--em-space-panels)',
        background: 'var(--em-brand-ground)',
      }}
    >
      <Group justify="space-between" gap="md" wrap={phone ? 'wrap' : 'nowrap'}>
        <Text component="div" size="sm" flex={1} miw={phone ? '100%' : 0}>
          <strong>{t('past.seen', { day: dayInWords(day, lang) })}</strong>{' '}
          <Text span inherit role="status">
            {found && of && `${of}: `}
            {found && t(found.length > 0 ? 'past.since' : 'past.sinceNothing', counts)}
          </Text>
          <Text size="xs" c="var(--em-text-2)">
            {t('past.readOnly')}
          </Text>
        </Text>
        <Group gap="xs" wrap="nowrap">
          <ActionIcon variant="default" aria-label={t('past.previous')} onClick={() => step(-1)}>
            <IconChevronLeft size={16} aria-hidden />
          </ActionIcon>
          <DayInput
            w={140}
            size="sm"
            aria-label={t('past.day')}
            value={day}
            max={daysAfter(todayInTurkey(), -1)}
            onChange={({ currentTarget: { value } }) => {
              if (isPastDay(value)) show(value);
            }}
          />
          <ActionIcon variant="default" aria-label={t('past.next')} onClick={() => step(1)}>
            <IconChevronRight size={16} aria-hidden />
          </ActionIcon>
        </Group>
        <ActButton variant="default" icon={IconGitCompare} onClick={() => setCompares(true)}>
          {t('past.compare')}
        </ActButton>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => show(undefined)}
        >
          {t('past.toToday')}
        </Button>
      </Group>
      {!phone && <ChangeLine day={day} type={type} onDay={show} />}
      {compares && (
        <Suspense fallback={null}>
          {/* Names in it are those of today. */}
          <QueryClientProvider client={queryClient}>
            <PastDayProvider value={undefined}>
              <Differences day={day} type={type} onClose={() => setCompares(false)} />
            </PastDayProvider>
          </QueryClientProvider>
        </Suspense>
      )}
    </section>
  );
}
