import type { Client } from '@emanet/contract/portfolio';
import { dayOf } from '@emanet/contract/shared/time/today';
import { useCallback } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useUser } from '../../platform/session/session.tsx';
import { dayShort } from '../../platform/when.ts';
import { useSectorName } from './useSectorName.ts';

/** The line under a client's name: read-only, waiting for its erasure, or its sector. */
export function useClientLine() {
  const { t, lang } = useTranslation();
  const sectorName = useSectorName();
  const { companies } = useUser();
  return useCallback(
    ({ company_id, sektor, vergi_no }: Client): string => {
      const own = companies.find((one) => one.company_id === company_id);
      if (own?.silinecek)
        return t('portfolio.erased', {
          date: dayShort(dayOf(own.silinecek), lang),
        });
      if (own?.salt_okunur) return t('company.consultant.rights.salt_okunur');
      return sectorName(sektor) ?? vergi_no ?? '–';
    },
    [companies, lang, sectorName, t],
  );
}
