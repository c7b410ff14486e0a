import { companies, type CompanyProfile } from '@emanet/contract/companies';
import { useCallback } from 'react';
import { useRead, useShow } from '../../nouns/read.ts';
import { refreshSession } from '../../platform/session/session-store.ts';

/** The data of the company shown; never refetched during typing, as it would reset the form. */
export const useCompanyProfile = () =>
  useRead(companies.profile, {}, { refetchOnWindowFocus: false });

/** All people of the company, managers first. */
export const useCompanyUsers = () => useRead(companies.users);

/** Used room of the company. */
export const useUsage = () => useRead(companies.usage);

/** Number of mails that the company and this person may still send. */
export const useMails = () => useRead(companies.mails, {}, { staleTime: 0 });

/** Handler for an answer with the company's new data; header and menus show its logo. */
export function useProfileSaved(
  followOwn?: (surum: number) => void,
): (profile: CompanyProfile) => void {
  const show = useShow(companies.profile);
  return useCallback(
    (profile: CompanyProfile) => {
      show({}, profile);
      followOwn?.(profile.surum);
      void refreshSession();
    },
    [show, followOwn],
  );
}
