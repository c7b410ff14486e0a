import { useEffect } from 'react';
import { COMPANY_PARAM } from '@emanet/contract/shared/company-address';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LoadingShell } from './LoadingShell.tsx';
import { useLanguage } from '../platform/i18n.ts';
import { inNamedCompany, noteInHistory } from '../platform/session/tab-company.ts';
import { loginAfter } from '../platform/session/return-address.ts';
import { SignInAgain } from './SignInAgain.tsx';
import { SessionProblem } from './SessionProblem.tsx';
import { UserProvider, useSession } from '../platform/session/session.tsx';

const SECURITY = '/guvenlik';

/** Lets the signed-in through; others go to /login, which remembers where they wanted to go. */
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
    // A new document, so that nothing of the last person, or company, stays in memory.
    if (login) location.replace(login);
    else if (names) location.replace(pathname + search);
    else noteInHistory();
  }, [login, names, pathname, search, key]);
  if (session.status === 'unauthenticated' || names) return null;
  if (session.status === 'loading') {
    return session.problem ? <SessionProblem error={session.problem} /> : <LoadingShell />;
  }
  // A company that asks for a second step shows nothing before there is one.
  if (session.user.ikinci_adim_gerekli && pathname !== SECURITY)
    return <Navigate to={SECURITY} replace />;
  return (
    <UserProvider value={session.user}>
      <Outlet />
      <SignInAgain />
    </UserProvider>
  );
}
