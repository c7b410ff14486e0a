import { Navigate, Outlet, useLocation } from 'react-router';
import { loginAddress } from './return-address.ts';
import { SessionProblem } from './SessionProblem.tsx';
import { UserProvider, useSession } from './session.tsx';

/** Lets the signed-in through; others go to /login, which remembers where they wanted to go. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'unauthenticated') {
    return <Navigate to={loginAddress(session.reason, pathname + search)} replace />;
  }
  if (session.status === 'loading') {
    return session.problem ? <SessionProblem error={session.problem} /> : null;
  }
  return (
    <UserProvider value={session.user}>
      <Outlet />
    </UserProvider>
  );
}
