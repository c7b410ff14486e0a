import { auth } from '@emanet/contract/auth';
import { inCompany } from '@emanet/contract/shared/company-address';
import { sentence } from '@emanet/contract/shared/sentences';
import { ApiError, call } from '../api/client.ts';
import { useLanguage } from '../i18n.ts';
import { notify } from '../notify.tsx';
import { useCompanyOrNone, useUser } from './session.tsx';

/**
 * Switches this tab to another company of a consultant and opens an address in it with a full load.
 * New tabs begin there too; open tabs keep theirs.
 */
export function useSwitchCompany() {
  const language = useLanguage();
  const { user_id } = useUser();
  const company = useCompanyOrNone();
  return async (company_id: number, address: string): Promise<void> => {
    if (company_id === company?.company_id) return;
    try {
      const body = { user_id, company_id, company_active: true };
      await call(auth.companyActive, { body, company_id });
    } catch (error) {
      const fallback = sentence('companySwitchFailed')[language];
      notify.error(error instanceof ApiError ? error.message : fallback);
      return;
    }
    location.assign(inCompany(address, company_id));
  };
}
