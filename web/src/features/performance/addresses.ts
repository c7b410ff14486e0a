import type { MeasureName } from '@emanet/contract/performance';
import { registerOfType } from '@emanet/contract/records/registers';

const ACTIVITIES = registerOfType('veri_harita').path;

export const CONFIRMATIONS = '/envanter/onaylar';

/** Addresses of the rows behind a part of the score; those to correct where a filter finds them. */
export const MEASURE_ADDRESSES: Readonly<Record<MeasureName, string>> = {
  eksiksizlik: `${ACTIVITIES}?eksik=1`,
  uyarisiz: `${ACTIVITIES}?uyari=1`,
  aksiyon: '/aksiyonlar?gorunum=liste&geciken=1',
  metin: '/dokumanlar',
  yurt_disi: `${registerOfType('veri_aktarim').path}?yurtdisi=1`,
  egitim: '/farkindalik-egitimi?durum=gonderilmedi,gonderildi,basladi',
  onay: CONFIRMATIONS,
};

export const departmentAddress = (id: number): string => `${ACTIVITIES}?departman=${id}`;

export const openActionsAddress = (id: number, risk: string): string =>
  `/aksiyonlar?gorunum=liste&durum=acik&departman=${id}&risk=${risk}`;

/** People of a department with an invitation to training. */
export const trainingAddress = (id: number): string => `/farkindalik-egitimi?departman=${id}`;
