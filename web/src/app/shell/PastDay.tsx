import { dayShort } from '../../platform/when.ts';
import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useTranslation } from '../../platform/i18n.ts';

const PAST_DAY = 'tarih';

/** The day that an address names (`?tarih=`), where it names one. */
export const pastDayOf = (search: string): string | undefined =>
  new URLSearchParams(search).get(PAST_DAY) || undefined;

/** Refuses an address that asks for the state of a day: today's list under it would be taken for that. */
export function PastDay({ day }: { day: string }) {
  const { t, lang } = useTranslation();
  const { pathname, search } = useLocation();
  const rest = new URLSearchParams(search);
  rest.delete(PAST_DAY);
  return (
    <EmptyState
      alone
      icon={<IconCalendarOff size={20} aria-hidden />}
      title={t('shell.pastDay', { day: dayShort(day, lang) })}
      text={t('shell.pastDayText')}
    >
      <Button component={Link} to={`${pathname}?${rest.toString()}`.replace(/\?$/, '')}>
        {t('shell.pastDayToday')}
      </Button>
    </EmptyState>
  );
}
