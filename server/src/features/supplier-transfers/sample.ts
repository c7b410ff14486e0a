import { supplierTransferFields } from '@emanet/contract/supplier-transfers';
import type { Values } from '@emanet/contract/records/fields';
import { askedOf } from '../../records/asked.fixture.ts';

/** A whole supplier transfer for tests: abroad, by a standard contract notified in time. */
export const supplierTransferBody = (
  department_id: number,
  tedarikci_adi: string,
  more: Values = {},
) =>
  askedOf(supplierTransferFields, {
    department_id,
    tedarikci_adi,
    tedarikci_unvan: 'Bordro Hizmetleri A.Ş.',
    hizmet_konusu: 'Bordroların hazırlanması',
    veri_isleyen_rolu: 'veri_isleyen',
    durum: true,
    aktarilan_kisisel_veriler: ['ad_soyad', 'tckn'],
    ilgili_kisi: ['calisan'],
    aktarim_amaci: ['mevzuata_uygunluk'],
    aktarim_sarti: ['k5_2_cc_hukuki_yukumluluk'],
    alici_grubu: 'tedarikciler',
    aktarim_yontemi: ['kep_aktarim', 'portal_aktarim'],
    aktarim_sikligi: 'aylik',
    yurt_disi_aktarim: true,
    aktarim_ulkesi: 'Almanya',
    yurt_disi_mekanizma: 'standart_sozlesme',
    standart_sozlesme_imza_tarihi: '2026-03-16',
    standart_sozlesme_bildirim_tarihi: '2026-03-18',
    standart_sozlesme_turu: 'sorumludan_isleyene',
    standart_sozlesme_yetki: true,
    standart_sozlesme_imza_sekli: 'el_yazisi',
    sozlesme_var_mi: true,
    sozlesme_tarihi: '2026-01-05',
    alinan_tedbirler: ['sifreleme'],
    saklama_suresi: 'is_iliskisi_10',
    ...more,
  });
