import { processingActivityFields } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { askedOf } from '../../records/asked.fixture.ts';

/** A whole activity for tests, with every field that needs no documents of the company. */
export const activityBody = (department_id: number, surec_ismi: string, more: Values = {}) =>
  askedOf(processingActivityFields, {
    department_id,
    surec_ismi,
    faaliyet_amaci: 'ise_alim',
    faaliyet_aciklamasi: 'Adayın başvurusu kaydedilir.\nUygun pozisyona yönlendirilir.',
    durum: true,
    ilgili_kisi: ['calisan_adayi', 'referans_kisi'],
    islenen_kisisel_veriler: ['ad_soyad', 'tckn'],
    kvk_kimden_nasil: ['ilgili_kisi'],
    kimden_nasil_temin: [],
    otomatik_veri_isleme_faaliyeti: 'kismen_otomatik',
    islenme_amaci: ['aday_basvuru'],
    isleme_sarti: ['k5_2_f_mesru_menfaat'],
    gerceklestirme_amaci: 'Uygun adayın seçilmesi',
    veri_sorumlusu_mesru_menfaati: 'Nitelikli çalışan bulmak',
    dosya_ismi: 'Aday havuzu',
    saklandigi_alan: ['klasor'],
    saklama_suresi: 'aday_1',
    dahil_oluyormu: 'evet',
    tedarikci_dahil_oluyormu_yaziniz: 'İstihdam platformu ilanı yayımlar.',
    ilkelere_uygunluk: true,
    ilkelere_uygunluk_2: true,
    ilkelere_uygunluk_3: false,
    ...more,
  });
