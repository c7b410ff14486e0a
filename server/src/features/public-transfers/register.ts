import { publicTransferRegister as shared } from '@emanet/contract/public-transfers';
import { serverText } from '@emanet/contract/locales/server-texts';
import type { Example, Register } from '../../records/register.ts';

/** The record in the template of an import. */
const example: Example = {
  kurum_adi: 'sgk',
  sorumlu_unvan: serverText('records.examples.publicTransfers.sorumluUnvan'),
  durum: false,
  aktarilan_kisisel_veriler: ['ad_soyad', 'tckn', 'ucret_tutari'],
  ilgili_kisi: ['calisan'],
  aktarim_amaci: ['mevzuata_uygunluk'],
  aktarim_sarti: ['k5_2_cc_hukuki_yukumluluk'],
  hukuki_dayanak: serverText('records.examples.publicTransfers.hukukiDayanak'),
  alici_grubu: 'yetkili_kamu_kurumlari',
  aktarim_yontemi: ['portal_aktarim'],
  aktarim_sikligi: 'aylik',
  saklama_suresi: 'sgk_belge_10',
};

export const publicTransferRegister: Register = {
  ...shared,
  table: shared.tur,
  example,
};
