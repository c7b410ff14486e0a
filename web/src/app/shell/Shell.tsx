import './sheets.ts';
import '../../platform/theme/theme.css';
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Box } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { DAY_PARAM } from '@emanet/contract/shared/time/past-day';
import { fetchPart, lazily, moreSheets, watchFirstMove } from '../../platform/lazily.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { useLeaveWatch } from '../../platform/session/leave-guard.ts';
import { useCan, useCompanyOrNone, useUser } from '../../platform/session/session.tsx';
import { openOf } from '../../platform/session/tab-company.ts';
import { maySee } from '../../platform/navigation.ts';
import { TopNav } from './TopNav.tsx';
import shell from './shell.module.css';
import { useNotifications, type Notifications } from '@mantine/notifications';
import { onFirstMove } from '../../platform/first-move.ts';
import { keepWorkNow } from '../../platform/session/kept-work.ts';
import { notify } from '../../platform/notify.tsx';
import { signOut } from '../../platform/session/session-store.ts';
import { SignOutContext, type SignOut } from '../../platform/session/sign-out.ts';
import { unsavedWorkOf, type UnsavedWork } from './unsaved-work.ts';

const UnsavedWorkModal = lazily(() => import('./UnsavedWorkModal.tsx'), {
  close: ({ onStay }) => onStay(),
});

function SignOutProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { user_id } = useUser();
  const [work, setWork] = useState<UnsavedWork>();
  const [busy, setBusy] = useState(false);
  const opener = useRef<HTMLElement>(null);

  async function leave() {
    setBusy(true);
    try {
      await signOut();
    } catch {
      notify.error(t('shell.signOutFailed'));
    }
    setBusy(false);
    setWork(undefined);
  }
  function stay() {
    setWork(undefined);
    opener.current?.focus();
  }
  const ask: SignOut = (from = null) => {
    opener.current = from;
    keepWorkNow();
    const found = unsavedWorkOf(user_id);
    if (found.drafts.length > 0 || found.picks > 0) setWork(found);
    else void leave();
  };
  return (
    <SignOutContext value={ask}>
      {children}
      {work && (
        <Suspense fallback={null}>
          <UnsavedWorkModal work={work} busy={busy} onLeave={() => void leave()} onStay={stay} />
        </Suspense>
      )}
    </SignOutContext>
  );
}

// Rarely needed, so not part of the first load.
const PastDay = lazy(() => fetchPart(() => import('../past/PastDay.tsx')));
const ClosedCompany = lazy(() => fetchPart(() => import('./ClosedCompany.tsx')));
const ConfirmationCard = lazy(() =>
  fetchPart(() => import('../../features/confirmations/ConfirmationCard.tsx')),
);
const VisitorBanner = lazy(() => fetchPart(() => import('./VisitorBanner.tsx')));
const CompanyBanner = lazy(() => fetchPart(() => import('./CompanyBanner.tsx')));

/** Nothing has the focus before the first move; a tab that cannot load it goes without. */
const keepFocus = () =>
  void import('../../ui/overlay/lost-focus.ts').then(
    ({ default: watch }) => watch(),
    () => undefined,
  );

/** All clients, in any company of the tab. */
const ALL_CLIENTS = '/portfoy';
const WITHOUT_COMPANY = ['/guvenlik', '/notification-settings', '/unauthorized-access'];

/** Navigation above, the screen below; drawn only with a user. */
export default function Shell() {
  const { t, lang } = useTranslation();
  const { ziyaretci } = useUser();
  const confirms = useCan('confirmations.send');
  useEffect(() => () => queryClient.clear(), []);
  // Answers contain sentences of the server: they are loaded again in the language chosen.
  const read = useRef(lang);
  useEffect(() => {
    if (read.current === lang) return;
    read.current = lang;
    void queryClient.invalidateQueries();
  }, [lang]);
  useEffect(watchFirstMove, []);
  useEffect(() => onFirstMove(keepFocus), []);
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
      {confirms && (
        <Suspense fallback={null}>
          <ConfirmationCard />
        </Suspense>
      )}
      <Toasts />
      <ScrollRestoration getKey={(location) => location.pathname} />
    </QueryClientProvider>
  );
}

/** A screen reader starts at the new screen, not at the link that opened it. */
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
  const day = new URLSearchParams(search).get(DAY_PARAM);
  const user = useUser();
  const company = useCompanyOrNone();
  const next = openOf(user);
  if (!maySee(pathname, user)) return <Navigate to="/unauthorized-access" replace />;
  if (day)
    return (
      <Suspense fallback={null}>
        <PastDay day={day} />
      </Suspense>
    );
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
  if (maySee(ALL_CLIENTS, user)) return <Navigate to={ALL_CLIENTS} replace />;
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

type Place = ComponentType<ComponentProps<typeof Notifications>>;

/**
 * Place of the toasts: loaded at the first move or the first message. Without a connection it
 * cannot load, so the newest message is shown as plain text until it does.
 */
function Toasts() {
  const [Place, setPlace] = useState<Place>();
  const [failed, setFailed] = useState(false);
  const { notifications } = useNotifications();
  const newest = notifications.at(-1);
  const bring = useCallback(() => {
    Promise.all([import('./notifications.ts'), moreSheets()]).then(
      ([{ default: loaded }]) => setPlace(() => loaded),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => onFirstMove(bring), [bring]);
  useEffect(() => {
    if (newest) bring();
  }, [newest, bring]);
  if (Place) return <Place position="bottom-right" />;
  if (!failed || !newest) return null;
  return (
    <Box
      role="alert"
      className="em-card"
      pos="fixed"
      right={12}
      bottom={12}
      maw="min(26rem, 90vw)"
      p="md"
      fz="sm"
      style={{ zIndex: 'var(--mantine-z-index-overlay)', boxShadow: 'var(--mantine-shadow-md)' }}
    >
      {newest.message}
    </Box>
  );
}
