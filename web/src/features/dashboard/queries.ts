import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dashboard, type Dashboard } from '@emanet/contract/dashboard';
import { call } from '../../platform/api/client.ts';
import { recordsKey, useCompanyId } from '../../records/query-keys.ts';

/** The dashboard, its calendar from a week on; asked for anew whenever somebody comes to it. */
export function useDashboard(week: string) {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...recordsKey(company), 'dashboard', week],
    queryFn: async ({ signal }) =>
      (await call(dashboard.read, { query: week ? { baslangic: week } : {}, signal })).data,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

const NONE = { toplam: 0, dikkat: 0 };

/** Counters while nothing could be asked: zero (specification, section 8). */
export const NOTHING_COUNTED: Dashboard['sayaclar'] = {
  veri_harita: NONE,
  veri_aktarim: NONE,
  diger_aktarim: NONE,
  varlik_listesi: NONE,
  aksiyonlar: NONE,
  dokumanlar: NONE,
  metinler: NONE,
  basvurular: null,
};

const REGISTERS = ['veri_harita', 'veri_aktarim', 'diger_aktarim', 'varlik_listesi'] as const;

/** Does the company have no record yet? Then the first steps are what is wanted. */
export const isBlank = ({ sayaclar }: Dashboard): boolean =>
  REGISTERS.every((tur) => (sayaclar[tur]?.toplam ?? 0) === 0);
