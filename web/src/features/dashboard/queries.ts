import { dashboard, type Dashboard } from '@emanet/contract/dashboard';
import { useRead } from '../../nouns/read.ts';

/** The dashboard, its calendar from a week on; read again at each visit. */
export const useDashboard = (week: string) =>
  useRead(
    dashboard.read,
    { query: week ? { baslangic: week } : {} },
    { staleTime: 0, placeholderData: (before) => before },
  );

const NONE = { toplam: 0, dikkat: 0, bilinmeyen: 0 };

/** Counters when they could not be read: zero (specification, section 8). */
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

/** Has the company no record yet? Then the first steps are shown. */
export const isBlank = ({ sayaclar }: Dashboard): boolean =>
  REGISTERS.every((tur) => (sayaclar[tur]?.toplam ?? 0) === 0);
