import type { PastType } from '@emanet/contract/change-logs';
import { REGISTERS } from '@emanet/contract/records/registers';
import { isPastDay } from '@emanet/contract/shared/time/past-day';
import { Box, Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconCalendarOff } from '@tabler/icons-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { newClient } from '../../platform/api/query-client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { onDay, PastDayProvider } from '../../platform/session/past-day.ts';
import { UserProvider, useCan, useUser } from '../../platform/session/session.tsx';
import { dayInWords } from '../../platform/when.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PastBanner } from './PastBanner.tsx';

/** Screens that show the end of a past day, and the noun of their list. */
const PAST_SCREENS: Readonly<Record<string, PastType>> = {
  ...Object.fromEntries(REGISTERS.map(({ path, tur }) => [path, tur])),
  '/tedarikciler/rehber': 'tedarikci_listesi',
  '/metinler/cerezler': 'cerezler',
  '/aksiyonlar': 'aksiyonlar',
  '/aksiyon-arsiv': 'aksiyonlar',
  '/dokumanlar': 'dokumanlar',
  '/dokuman-arsiv': 'dokumanlar',
  '/tedarikci-haritasi': 'veri_aktarim',
  '/varlik-haritasi': 'varlik_listesi',
  '/tablolar': 'veri_aktarim',
};

/** Views of the tables that other records than transfers make first of all. */
const OF_VIEW: Readonly<Record<string, PastType>> = {
  varliklar: 'varlik_listesi',
  verbis: 'veri_harita',
  matris: 'veri_harita',
  capraz: 'veri_harita',
};

/**
 * A screen as it was at the end of a day: its reading calls name the day, its answers are kept apart from
 * those of today, and nobody may write. An address whose screen shows no past day is refused, since its
 * reader would take today's list for it.
 */
export default function PastDay({ day }: Readonly<{ day: string }>) {
  const { t, lang } = useTranslation();
  const { pathname, search } = useLocation();
  const view = new URLSearchParams(search).get('gorunum') ?? '';
  const type = (pathname === '/tablolar' && OF_VIEW[view]) || PAST_SCREENS[pathname];
  const may = useCan('history.read');
  const user = useUser();
  const reader = useMemo(
    () => ({ ...user, abilities: user.abilities.filter((one) => one.endsWith('.read')) }),
    [user],
  );
  const valid = isPastDay(day);
  // Each day has answers of its own.
  const clients = useMemo(() => ({ day, client: newClient() }), [day]);
  const { ref, height } = useElementSize();
  if (!type || !may || !valid)
    return (
      <EmptyState
        alone
        icon={<IconCalendarOff size={20} aria-hidden />}
        title={t('past.refused', { day: valid ? dayInWords(day, lang) : t('past.invalid') })}
        text={t('past.refusedText')}
      >
        <Button component={Link} to={onDay(pathname, search, undefined)}>
          {t('past.refusedToday')}
        </Button>
      </EmptyState>
    );
  return (
    <QueryClientProvider client={clients.client}>
      <UserProvider value={reader}>
        <PastDayProvider value={day}>
          <Box ref={ref}>
            <PastBanner day={day} type={type} />
          </Box>
          {/* The list below takes what the banner leaves of the height. */}
          <Box key={day} style={{ '--em-nav': `calc(52px + ${Math.ceil(height)}px)` }}>
            <Outlet />
          </Box>
        </PastDayProvider>
      </UserProvider>
    </QueryClientProvider>
  );
}
