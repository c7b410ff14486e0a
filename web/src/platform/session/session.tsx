import { createContext, use, useSyncExternalStore } from 'react';
import type { CompanyEntry, UserInfo } from '@emanet/contract/auth';
import type { Permission } from '@emanet/contract/shared/roles';
import { onSessionChange, sessionState, type SessionState } from './session-store.ts';
import { companyOf } from './tab-company.ts';

/** loading, authenticated or unauthenticated; renders again on every change. */
export const useSession = (): SessionState => useSyncExternalStore(onSessionChange, sessionState);

const UserContext = createContext<UserInfo | undefined>(undefined);

export const UserProvider = UserContext.Provider;

/** The signed-in user; only inside the shell. */
export function useUser(): UserInfo {
  const user = use(UserContext);
  if (!user) throw new Error('useUser is only for screens inside the shell');
  return user;
}

const ClientContext = createContext<number | undefined>(undefined);

/** Shows a part of the page for another company than the tab's: a client's row beside a list over all. */
export const ClientProvider = ClientContext.Provider;

const entryOf = (user: UserInfo, client: number | undefined): CompanyEntry | undefined =>
  client === undefined
    ? companyOf(user)
    : user.companies.find(({ company_id }) => company_id === client);

/** The company of this tab, or of this part of the page; undefined when the user is no member of it. */
export const useCompanyOrNone = (): CompanyEntry | undefined =>
  entryOf(useUser(), use(ClientContext));

/** The same where there may be no user: dialogs and titles of the kit. */
export function useCompanyEntry(): CompanyEntry | undefined {
  const user = use(UserContext);
  const client = use(ClientContext);
  return user && entryOf(user, client);
}

/** The shown company; the shell draws no screen that needs one without it. */
export function useCompany(): CompanyEntry {
  const company = useCompanyOrNone();
  if (!company) throw new Error('useCompany needs a user with a company');
  return company;
}

/** Whether the user reads the whole company; a representative reads only the own departments. */
export const useReadsAll = (): boolean => useUser().role !== 'temsilci';

/** Whether the user may do this in the shown company; abilities are part of the user info. */
export function useCan(permission: Permission): boolean {
  const { abilities } = useUser();
  if (permission === 'public' || permission === 'signed-in') return true;
  return abilities.includes(permission);
}

/** Kind of the body of this tab's company, on which rules depend; `null` while unanswered. */
export const useBody = () => useCompanyEntry()?.kurum_turu;
