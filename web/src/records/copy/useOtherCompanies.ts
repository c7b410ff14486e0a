import { useCompanyEntry, useUser } from '../../platform/session/session.tsx';

/** Companies of a consultant except that of the tab; other roles have none. */
export function useOtherCompanies() {
  const { companies, role } = useUser();
  const here = useCompanyEntry()?.company_id;
  if (role !== 'danışman') return [];
  return companies.filter(
    ({ company_id, role: roleThere, askida, salt_okunur, silinecek }) =>
      roleThere === 'danışman' &&
      company_id !== here &&
      !askida &&
      !salt_okunur &&
      silinecek === undefined,
  );
}
