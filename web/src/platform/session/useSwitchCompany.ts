import { auth } from '@emanet/contract/auth';
import { SENTENCES } from '@emanet/contract/shared/sentences';
import { ApiError, call } from '../api/client.ts';
import { useLanguage } from '../i18n.ts';
import { notify } from '../notify.tsx';
import { useCompanyOrNone, useUser } from './session.tsx';
import { tellOtherTabs } from './tabs.ts';

/** Makes another company of a consultant the active one and goes to an address in it; the page starts over. */
export function useSwitchCompany() {
  const language = useLanguage();
  const { user_id } = useUser();
  const company = useCompanyOrNone();
  return async (company_id: number, address: string): Promise<void> => {
    if (company_id === company?.company_id) return;
    try {
      await call(auth.companyActive, { body: { user_id, company_id, company_active: true } });
    } catch (error) {
      const fallback = SENTENCES.companySwitchFailed[language === 'tr' ? 0 : 1];
      notify.error(error instanceof ApiError ? error.message : fallback);
      return;
    }
    tellOtherTabs('company-changed');
    location.assign(address);
  };
}
