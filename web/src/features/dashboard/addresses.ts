import type { Dashboard } from '@emanet/contract/dashboard';
import { registerOfType, type RegisterType } from '@emanet/contract/records/registers';

type CounterName = keyof Dashboard['sayaclar'];

const pathOf = (tur: RegisterType): string => registerOfType(tur).path;
const OPEN_ACTIONS = '/aksiyonlar?gorunum=liste&durum=acik';

/** Addresses of a counter's rows: all of them, and those that need attention. */
export const COUNTER_ADDRESSES: Readonly<Record<CounterName, Readonly<[string, string]>>> = {
  veri_harita: [pathOf('veri_harita'), `${pathOf('veri_harita')}?eksik=1`],
  veri_aktarim: [pathOf('veri_aktarim'), `${pathOf('veri_aktarim')}?yurtdisi=1`],
  diger_aktarim: [pathOf('diger_aktarim'), `${pathOf('diger_aktarim')}?risk=Yüksek`],
  varlik_listesi: [pathOf('varlik_listesi'), `${pathOf('varlik_listesi')}?ozel=1`],
  aksiyonlar: [OPEN_ACTIONS, `${OPEN_ACTIONS}&risk=Yüksek`],
  dokumanlar: ['/dokumanlar', '/dokumanlar?gozden=geciken'],
  metinler: ['/metinler?goster=yayinda', '/metinler?goster=eskiyen'],
  basvurular: ['/basvurular', '/basvurular?sure=geciken'],
};

export const openActionsAddress = (department: number, risk?: string): string =>
  `${OPEN_ACTIONS}&departman=${department}${risk ? `&risk=${risk}` : ''}`;

/** A record in the list of its register, its drawer open. */
export const recordAddress = (tur: RegisterType, id: number) => `${pathOf(tur)}?kayit=${id}`;

/** Records of a register with changes that the person has not opened. */
export const unreadAddress = (tur: RegisterType): string => `${pathOf(tur)}?okunmamis=1`;
