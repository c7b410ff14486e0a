import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LoadingShell } from './LoadingShell.tsx';
import { useLanguage } from '../platform/i18n.ts';
import { loginAfter } from '../platform/session/return-address.ts';
import { SessionProblem } from './SessionProblem.tsx';
import { UserProvider, useSession } from '../platform/session/session.tsx';

const SECURITY = '/guvenlik';

/** Lets the signed-in through; others go to /login, which remembers where they wanted to go. */
export function RequireSession() {
  const session = useSession();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const login =
    session.status === 'unauthenticated'
      ? loginAfter(session.reason, pathname + search, language)
      : undefined;
  useEffect(() => {
    // A new document, so that nothing of the last person stays in memory.
    if (login) location.replace(login);
  }, [login]);
  if (session.status === 'unauthenticated') return null;
  if (session.status === 'loading') {
    return session.problem ? <SessionProblem error={session.problem} /> : <LoadingShell />;
  }
  // A company that asks for a second step shows nothing before there is one.
  if (session.user.ikinci_adim_gerekli && pathname !== SECURITY)
    return <Navigate to={SECURITY} replace />;
  return (
    <UserProvider value={session.user}>
      <Outlet />
    </UserProvider>
  );
}
