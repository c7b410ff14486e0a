import { useEffect } from 'react';
import { useTranslation } from '../platform/i18n.ts';
import { useCompanyEntry } from '../platform/session/session.tsx';

/** Names the browser's tab: the screen, its company, the product. */
export function useTabTitle(...names: readonly (string | undefined)[]): void {
  const { t } = useTranslation();
  const company = useCompanyEntry()?.company_name;
  const title = [...names, company, t('common.product')].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
