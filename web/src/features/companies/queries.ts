import { companies, type CompanyProfile } from '@emanet/contract/companies';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../platform/api/client.ts';
import { refreshSession } from '../../platform/session/session-store.ts';
import { STALE_AFTER_MS, useCompanyId } from '../../records/query-keys.ts';

const companyKey = (company: number) => ['company', company];

/** The data of the company shown. */
export function useCompanyProfile() {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...companyKey(company), 'profile'],
    queryFn: async ({ signal }) => (await call(companies.profile, { signal })).data,
    staleTime: STALE_AFTER_MS,
    // An answer that arrives while somebody types would begin the form anew.
    refetchOnWindowFocus: false,
  });
}

/** Everybody of the company, managers first. */
export function useCompanyUsers() {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...companyKey(company), 'users'],
    queryFn: async ({ signal }) => (await call(companies.users, { signal })).data,
    staleTime: STALE_AFTER_MS,
  });
}

/** How much of its room and mail the company uses. */
export function useUsage() {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...companyKey(company), 'usage'],
    queryFn: async ({ signal }) => (await call(companies.usage, { signal })).data,
    staleTime: STALE_AFTER_MS,
  });
}

/** Effect of an answer that holds the company as it is now; header and menus show its logo. */
export function useProfileSaved(): (profile: CompanyProfile) => void {
  const client = useQueryClient();
  const company = useCompanyId();
  return useCallback(
    (profile: CompanyProfile) => {
      client.setQueryData([...companyKey(company), 'profile'], profile);
      void refreshSession();
    },
    [client, company],
  );
}
