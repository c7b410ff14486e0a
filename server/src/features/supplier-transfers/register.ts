import { supplierTransferRegister as shared } from '@emanet/contract/supplier-transfers';
import { serverText } from '@emanet/contract/locales/server-texts';
import type { Example, Register } from '../../records/register.ts';

/** The record in the template of an import. */
const example: Example = {
  alici_grubu: 'tedarikciler',
  tedarikci_adi: serverText('records.examples.supplierTransfers.tedarikciAdi'),
  tedarikci_unvan: 'Kuzey Bordro A.Ş.',
  hizmet_konusu: serverText('records.examples.supplierTransfers.hizmetKonusu'),
  veri_isleyen_rolu: 'veri_isleyen',
  durum: false,
  aktarilan_kisisel_veriler: ['ad_soyad', 'tckn', 'ucret_tutari'],
  ilgili_kisi: ['calisan'],
  aktarim_amaci: ['ucret_politikasi'],
  aktarim_sarti: ['k5_2_cc_hukuki_yukumluluk'],
  aktarim_yontemi: ['portal_aktarim'],
  aktarim_sikligi: 'aylik',
  yurt_disi_aktarim: false,
  sozlesme_var_mi: true,
  sozlesme_tarihi: '2026-01-05',
  saklama_suresi: 'is_iliskisi_10',
};

export const supplierTransferRegister: Register = {
  ...shared,
  table: shared.tur,
  example,
  secondName: 'tedarikci_unvan',
};
