import { useEffect, Suspense, useSyncExternalStore, lazy } from 'react';
import { COMPANY_PARAM } from '@emanet/contract/shared/company-address';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useLanguage, useTranslation } from '../platform/i18n.ts';
import { inNamedCompany, noteInHistory } from '../platform/session/tab-company.ts';
import { loginAfter } from '../platform/session/return-address.ts';
import { UserProvider, useSession } from '../platform/session/session.tsx';
import { atFirstMove } from '../platform/lazily.ts';
import { askedAgain, onAskedAgain } from '../platform/session/sign-in-again.ts';
import type { ApiError } from '../platform/api/client.ts';
import { refreshSession } from '../platform/session/session-store.ts';
import { LoadingShell } from './LoadingShell.tsx';

const SECURITY = '/guvenlik';

/** Lets signed-in people through; others go to /login, which remembers the wanted address. */
export function RequireSession() {
  const session = useSession();
  const language = useLanguage();
  const { pathname, search, key } = useLocation();
  const login =
    session.status === 'unauthenticated'
      ? loginAfter(session.reason, inNamedCompany(pathname + search), language)
      : undefined;
  const names = new URLSearchParams(search).has(COMPANY_PARAM);
  useEffect(() => {
    // A new document, so that no data of the last person, or company, stays in memory.
    if (login) location.replace(login);
    else if (names) location.replace(pathname + search);
    // Noted again once the session has the company of this tab.
    else noteInHistory();
  }, [login, names, pathname, search, key, session.status]);
  if (session.status === 'unauthenticated' || names) return null;
  if (session.status === 'loading') {
    return session.problem ? <SessionProblem error={session.problem} /> : <LoadingShell />;
  }
  // A company that requires a second step shows nothing before there is one.
  if (session.user.ikinci_adim_gerekli && pathname !== SECURITY)
    return <Navigate to={SECURITY} replace />;
  return (
    <UserProvider value={session.user}>
      <Outlet />
      <SignInAgain />
    </UserProvider>
  );
}

const SignInAgainDialog = atFirstMove(() => import('./SignInAgainDialog.tsx'), {
  close: ({ onAnswer }) => onAnswer(false),
});

/** Requires a code or a passkey for a call that was refused because of an old sign-in. */
function SignInAgain() {
  const asked = useSyncExternalStore(onAskedAgain, askedAgain);
  return asked && <SignInAgainDialog text={asked.error.message} onAnswer={asked.answer} />;
}

// Rarely needed, so not part of the first load.
const ErrorState = lazy(async () => ({
  default: (await import('../ui/ErrorState.tsx')).ErrorState,
}));

/** The session could not be loaded. */
function SessionProblem({ error }: { error: ApiError }) {
  const { t } = useTranslation();
  return (
    <main>
      <Suspense>
        <ErrorState
          error={error}
          title={t('shell.sessionProblem')}
          onRetry={() => void refreshSession()}
        />
      </Suspense>
    </main>
  );
}
