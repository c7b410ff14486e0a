import type { ActivityValues } from '../../template/library.ts';

/** Activities that a company entered itself, some of them barely begun. */
export type OwnActivity = Readonly<{
  company: string;
  department: string;
  daysAgo: number;
  by: string;
  deletedDaysAgo?: number;
  values: ActivityValues;
}>;

// prettier-ignore
export const OWN_ACTIVITIES: readonly OwnActivity[] = [
  {
    company: 'ilgaz', department: 'Üretim ve Kalite Güvence', daysAgo: 9, by: 'yonetici',
    values: {
      surec_ismi: 'Gıda Güvenliği Kapsamında Portör Muayenesi ve Hijyen Eğitimi Belgelerinin Takibi', faaliyet_amaci: 'uretim_lojistik',
      faaliyet_aciklamasi: 'Üretim hattında gıdaya temas eden çalışanların hijyen eğitimi belgeleri ile muayene sonuçlarının geçerlilik tarihleri izlenir.',
      islenen_kisisel_veriler: ['ad_soyad', 'tckn', 'gorev_unvan', 'saglik_raporu', 'tahlil_sonucu', 'sertifika'], ilgili_kisi: ['calisan'],
      kvk_kimden_nasil: ['ilgili_kisi', 'isyeri_hekimi'], kimden_nasil_temin: ['fiziki_belge', 'muayene'], otomatik_veri_isleme_faaliyeti: 'kismen_otomatik',
      islenme_amaci: ['isg', 'mevzuata_uygunluk'], isleme_sarti: ['k5_2_a_kanun'], hukuki_yukumluluk_istisnasi: '5996 sayılı Kanun ve Gıda Hijyeni Yönetmeliği',
      gerceklestirme_amaci: 'Gıda güvenliği mevzuatının aradığı çalışan yeterliliğini göstermek.', dosya_ismi: 'ÜK-F-21 Portör takip çizelgesi',
      saklandigi_alan: ['klasor', 'dosya_sunucusu'], dahil_oluyormu: 'hayir', ilkelere_uygunluk: true, ilkelere_uygunluk_2: true, durum: true,
    },
  },
  {
    company: 'ilgaz', department: 'Tüketici Danışma Hattı', daysAgo: 6, by: 'danisman',
    values: {
      surec_ismi: 'Tüketici Bildirimi Sonrası Ürün Geri Çağırma ve Numune İadesi Sürecinin Yürütülmesi', faaliyet_amaci: 'musteri_destegi',
      faaliyet_aciklamasi: 'Geri çağrılan partiden ürün alan tüketicilere ulaşılır, numune kargo ile geri alınır.',
      islenen_kisisel_veriler: ['ad_soyad', 'telefon', 'teslimat_adresi', 'talep_sikayet'], ilgili_kisi: ['musteri'],
      kvk_kimden_nasil: ['ilgili_kisi'], kimden_nasil_temin: ['cagri_merkezi', 'web_formu'], otomatik_veri_isleme_faaliyeti: 'kismen_otomatik',
      islenme_amaci: ['talep_sikayet_takibi', 'satis_sonrasi'], isleme_sarti: ['k5_2_cc_hukuki_yukumluluk', 'k5_2_e_hak'],
      dahil_oluyormu: 'evet', tedarikci_dahil_oluyormu_yaziniz: 'Numuneyi geri getiren kargo firması', veri_isleyen_unvan: 'Çamlıca Uluslararası Nakliyat ve Dağıtım A.Ş.',
    },
  },
  { company: 'ilgaz', department: 'Pazarlama ve Kurumsal İletişim', daysAgo: 2, by: 'mert.karaca', values: { surec_ismi: 'Yeni Yıl Tarif Yarışması Katılımcı Kayıtları', ilgili_kisi: ['potansiyel_musteri'], islenen_kisisel_veriler: ['ad_soyad', 'eposta', 'sosyal_medya_hesabi', 'fotograf'] } },
  { company: 'ilgaz', department: 'Bilgi Teknolojileri', daysAgo: 1, by: 'varlik', values: { surec_ismi: 'Fabrika Sahasında Kullanılan El Terminallerinin Zimmet ve Konum Takibi', faaliyet_amaci: 'bt_yonetimi' } },
  { company: 'ilgaz', department: 'Yurt İçi Satış', daysAgo: 80, by: 'danisman', deletedDaysAgo: 21, values: { surec_ismi: 'Faks ile Gelen Siparişlerin Kaydı', faaliyet_amaci: 'satis_sureci', ilgili_kisi: ['musteri_yetkilisi'], islenen_kisisel_veriler: ['ad_soyad', 'telefon', 'imza', 'siparis'], isleme_sarti: ['k5_2_c_sozlesme'], saklama_suresi: 'ttk_82_10', saklandigi_alan: ['klasor'], durum: false } },
  {
    company: 'korfez', department: 'Depo ve Sevkiyat', daysAgo: 8, by: 'tolga.ozkan',
    values: {
      surec_ismi: 'Antrepo Giriş ve Çıkışlarında Sürücü Kimlik, Plaka ve Takograf Bilgilerinin Kaydı', faaliyet_amaci: 'uretim_lojistik',
      islenen_kisisel_veriler: ['ad_soyad', 'tckn', 'surucu_belgesi', 'arac_plakasi', 'imza'], ilgili_kisi: ['sofor_nakliyeci'],
      kvk_kimden_nasil: ['ilgili_kisi'], kimden_nasil_temin: ['basili_form', 'diger_nasil'], kimden_nasil_temin_yaziniz: 'Kantar otomasyonu',
      islenme_amaci: ['lojistik', 'fiziksel_mekan'], isleme_sarti: ['k5_2_a_kanun', 'k5_2_cc_hukuki_yukumluluk'], hukuki_yukumluluk_istisnasi: '4458 sayılı Gümrük Kanunu m.93',
      dosya_ismi: 'DS-F-07 Antrepo giriş çıkış defteri', saklandigi_alan: ['ziyaretci_defteri', 'depo_yazilimi'], saklama_suresi: 'gumruk_5',
    },
  },
  {
    company: 'korfez', department: 'Filo ve İdari İşler', daysAgo: 5, by: 'gulsen.inanc',
    values: {
      surec_ismi: 'Sürücülerin Çalışma ve Dinlenme Sürelerinin Dijital Takograf Kayıtlarından İzlenmesi', faaliyet_amaci: 'uretim_lojistik',
      islenen_kisisel_veriler: ['ad_soyad', 'surucu_belgesi', 'arac_takip_konumu', 'puantaj'], ilgili_kisi: ['calisan', 'sofor_nakliyeci'],
      kvk_kimden_nasil: ['cihaz_sistem'], kimden_nasil_temin: ['arac_takip'], otomatik_veri_isleme_faaliyeti: 'tamamen_otomatik',
      otomatik_veri_isleme_faaliyeti_yaziniz: 'Süre aşımı uyarısı sistemce üretilir; işlem kararını filo sorumlusu verir.',
      isleme_sarti: ['k5_2_a_kanun', 'k5_2_f_mesru_menfaat'], veri_sorumlusu_mesru_menfaati: 'Sürüş güvenliğinin sağlanması ve idari yaptırımların önlenmesi.',
    },
  },
  { company: 'korfez', department: 'Güvenlik', daysAgo: 2, by: 'gulsen.inanc', values: { surec_ismi: 'Saha Girişinde Alkolmetre Uygulaması', islenen_kisisel_veriler: ['ad_soyad', 'saglik_raporu'], ilgili_kisi: ['calisan', 'sofor_nakliyeci'] } },
  { company: 'korfez', department: 'Satın Alma', daysAgo: 74, by: 'danisman', deletedDaysAgo: 33, values: { surec_ismi: 'Elden Teslim Alınan Tedarikçi Tekliflerinin Arşivlenmesi', ilgili_kisi: ['tedarikci_yetkilisi'], islenen_kisisel_veriler: ['ad_soyad', 'telefon', 'teklif_bilgisi'], isleme_sarti: ['k5_2_c_sozlesme'], saklama_suresi: 'teklif_1', saklandigi_alan: ['klasor'], durum: false } },
];
