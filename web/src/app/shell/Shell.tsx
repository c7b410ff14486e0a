import './sheets.ts';
import '../../platform/theme/theme.css';
import { lazy, Suspense, type ReactNode, useEffect, useRef } from 'react';
import { Box } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { ConfirmationCard } from '../../features/confirmations/ConfirmationCard.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PastDay, pastDayOf } from './PastDay.tsx';
import { fetchPart, watchFirstMove } from '../../platform/lazily.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { useLeaveWatch } from '../../platform/session/leave-guard.ts';
import { useCompanyOrNone, useUser } from '../../platform/session/session.tsx';
import { openOf } from '../../platform/session/tab-company.ts';
import { maySee } from '../../platform/navigation.ts';
import { SignOutProvider } from './SignOut.tsx';
import { Toasts } from './Toasts.tsx';
import { TopNav } from './TopNav.tsx';
import shell from './shell.module.css';

// Rarely needed, so kept out of what everybody loads first.
const ClosedCompany = lazy(() => fetchPart(() => import('./ClosedCompany.tsx')));
const VisitorBanner = lazy(() => fetchPart(() => import('./VisitorBanner.tsx')));
const CompanyBanner = lazy(() => fetchPart(() => import('./CompanyBanner.tsx')));

/** Over every client, whatever the company of the tab. */
const ALL_CLIENTS = '/portfoy';
const WITHOUT_COMPANY = ['/guvenlik', '/notification-settings', '/unauthorized-access'];

/** Navigation above, the screen below; nothing of it is drawn without a user. */
export default function Shell() {
  const { t, lang } = useTranslation();
  const { ziyaretci } = useUser();
  useEffect(() => () => queryClient.clear(), []);
  // Sentences of the server stand in answers: they are read again in the language chosen.
  const read = useRef(lang);
  useEffect(() => {
    if (read.current === lang) return;
    read.current = lang;
    void queryClient.invalidateQueries();
  }, [lang]);
  useEffect(watchFirstMove, []);
  useLeaveWatch();
  return (
    <QueryClientProvider client={queryClient}>
      <a className={`em-screen em-round ${shell.skip}`} href="#icerik">
        {t('shell.skip')}
      </a>
      <SignOutProvider>
        <TopNav />
        <Main>
          {ziyaretci && (
            <Suspense fallback={null}>
              <VisitorBanner />
            </Suspense>
          )}
          <Screen />
        </Main>
      </SignOutProvider>
      <ConfirmationCard />
      <Toasts />
      <ScrollRestoration getKey={(location) => location.pathname} />
    </QueryClientProvider>
  );
}

/** The reader of a screen reader starts at the new screen, not at the link that led to it. */
function Main({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const isInside = main.current?.contains(document.activeElement);
    if (!isInside) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id="icerik" ref={main} className={`em-canvas ${shell.main}`} tabIndex={-1}>
      {children}
    </main>
  );
}

function Screen() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const pastDay = pastDayOf(search);
  const user = useUser();
  const company = useCompanyOrNone();
  const next = openOf(user);
  if (!maySee(pathname, user)) return <Navigate to="/unauthorized-access" replace />;
  if (pastDay) return <PastDay day={pastDay} />;
  if (WITHOUT_COMPANY.includes(pathname) || pathname.startsWith(ALL_CLIENTS)) return <Outlet />;
  if (company && !company.askida)
    return (
      <>
        {(company.salt_okunur || company.silinecek || company.deneme_bitisi) && (
          <Suspense fallback={null}>
            <CompanyBanner company={company} />
          </Suspense>
        )}
        <Outlet />
      </>
    );
  if (company || next)
    return (
      <Suspense>
        <ClosedCompany suspended={company} next={next} />
      </Suspense>
    );
  return (
    <Box pt="var(--em-space-title)">
      <EmptyState
        icon={<IconBuilding size={20} />}
        title={t('shell.noCompanyTitle')}
        text={t('shell.noCompanyText')}
      />
    </Box>
  );
}
