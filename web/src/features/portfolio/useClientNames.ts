import { useCallback } from 'react';
import { useUser } from '../../platform/session/session.tsx';

/** Names a client by its number. */
export function useClientNames(): (company_id: number) => string {
  const { companies } = useUser();
  return useCallback(
    (company_id) => companies.find((one) => one.company_id === company_id)?.company_name ?? '–',
    [companies],
  );
}
