import { publicTransferFields } from '@emanet/contract/public-transfers';
import type { Values } from '@emanet/contract/records/fields';
import { askedOf } from '../../records/asked.fixture.ts';

/** A whole public transfer for tests, to a body that the look-up does not name. */
export const publicTransferBody = (
  department_id: number,
  kurum_adi_yaziniz: string,
  more: Values = {},
) =>
  askedOf(publicTransferFields, {
    department_id,
    kurum_adi: 'diger_kurum',
    kurum_adi_yaziniz,
    sorumlu_unvan: 'İnsan Kaynakları Müdürü',
    durum: true,
    aktarilan_kisisel_veriler: ['ad_soyad', 'tckn'],
    ilgili_kisi: ['calisan'],
    aktarim_amaci: ['mevzuata_uygunluk'],
    aktarim_sarti: ['k5_2_cc_hukuki_yukumluluk'],
    hukuki_dayanak: '5510 s. Kanun m.8',
    aktarim_yontemi: ['portal_aktarim'],
    aktarim_sikligi: 'aylik',
    saklama_suresi: 'sgk_belge_10',
    ...more,
  });
