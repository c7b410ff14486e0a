import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dashboard, type Dashboard } from '@emanet/contract/dashboard';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
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
const UNCHANGED = { okunmamis: 0, fazlasi: false, son: [] };

/** Dashboard while nothing could be asked: zero and empty (specification, section 8). */
export function emptyDashboard(): Dashboard {
  const bugun = todayInTurkey();
  return {
    bugun,
    sayaclar: {
      veri_harita: NONE,
      veri_aktarim: NONE,
      diger_aktarim: NONE,
      varlik_listesi: NONE,
      aksiyonlar: NONE,
      dokumanlar: NONE,
      basvurular: null,
    },
    aksiyonlar: [],
    degisiklikler: {
      veri_harita: UNCHANGED,
      veri_aktarim: UNCHANGED,
      diger_aktarim: UNCHANGED,
      varlik_listesi: UNCHANGED,
    },
    yaklasan: { baslangic: bugun, bitis: bugun, isler: [], fazlasi: false, sonraki: null },
  };
}

const REGISTERS = ['veri_harita', 'veri_aktarim', 'diger_aktarim', 'varlik_listesi'] as const;

/** Does the company have no record yet? Then the first steps are what is wanted. */
export const isBlank = ({ sayaclar }: Dashboard): boolean =>
  REGISTERS.every((tur) => (sayaclar[tur]?.toplam ?? 0) === 0);
