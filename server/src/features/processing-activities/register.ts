import { processingActivityRegister as shared } from '@emanet/contract/processing-activities';
import { serverText } from '@emanet/contract/locales/server-texts';
import type { Example, Register } from '../../records/register.ts';

/** The record in the template of an import. */
const example: Example = {
  surec_ismi: serverText('records.examples.processingActivities.surecIsmi'),
  faaliyet_amaci: 'personel_yonetimi',
  faaliyet_aciklamasi: serverText('records.examples.processingActivities.faaliyetAciklamasi'),
  faaliyet_durumu: 'yururlukte',
  durum: false,
  ilgili_kisi: ['calisan'],
  islenen_kisisel_veriler: ['ad_soyad', 'tckn', 'ucret_tutari'],
  kvk_kimden_nasil: ['ilgili_kisi'],
  islenme_amaci: ['ucret_politikasi'],
  isleme_sarti: ['k5_2_cc_hukuki_yukumluluk'],
  gerceklestirme_amaci: serverText('records.examples.processingActivities.gerceklestirmeAmaci'),
  hukuki_yukumluluk_istisnasi: serverText(
    'records.examples.processingActivities.hukukiYukumlulukIstisnasi',
  ),
  dosya_ismi: serverText('records.examples.processingActivities.dosyaIsmi'),
  saklama_suresi: 'is_iliskisi_10',
  imha_yontemi: 'silme',
  dahil_oluyormu: 'hayir',
  alici_grubu: ['gercek_ozel_hukuk_kisileri', 'yetkili_kamu_kurumlari'],
  yurt_disi_aktarim: false,
};

export const processingActivityRegister: Register = {
  ...shared,
  table: shared.tur,
  example,
  library: true,
};
