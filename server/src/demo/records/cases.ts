import type { ActivityValues } from '../../template/library.ts';

/** Cases that a visitor should find in every demo: records that something is wrong with. */
export type Case = Readonly<{
  company: string;
  activity: string;
  /** How the record was entered at first, where it differs from the library. */
  entered?: ActivityValues;
  /** Corrections made afterwards, by e-mail name of the person. */
  corrections?: readonly Readonly<{ daysAgo: number; by: string; values: ActivityValues }>[];
}>;

const ONLY_INTEREST: ActivityValues = {
  isleme_sarti: ['k5_2_f_mesru_menfaat'],
  veri_sorumlusu_mesru_menfaati: 'İş gücü planlamasının aksamadan yürütülmesi.',
  hukuki_yukumluluk_istisnasi: null,
  kategori_ayrintilari: [],
};

// prettier-ignore
export const CASES: readonly Case[] = [
  {
    company: 'ilgaz', activity: 'istirahat_raporu_takibi', entered: ONLY_INTEREST,
    corrections: [
      { daysAgo: 17, by: 'danisman', values: { isleme_sarti: ['k5_2_cc_hukuki_yukumluluk', 'k6_3_f_istihdam_isg'], veri_sorumlusu_mesru_menfaati: null, hukuki_yukumluluk_istisnasi: '5510 sayılı Kanun m.18; 4857 sayılı Kanun m.48', diger_aciklamalar_danisman: 'Meşru menfaat özel nitelikli veriyi taşımaz; dayanak 5/2-ç ve 6/3-f olarak düzeltildi.' } },
      { daysAgo: 2, by: 'temsilci', values: { saklandigi_alan: ['ik_yazilimi', 'kilitli_dolap', 'arsiv_odasi'] } },
    ],
  },
  {
    company: 'ilgaz', activity: 'sendika_aidat_kesintisi', entered: { ...ONLY_INTEREST, veri_sorumlusu_mesru_menfaati: 'Aidatların sendikaya eksiksiz aktarılması.' },
    corrections: [{ daysAgo: 1, by: 'danisman', values: { diger_aciklamalar_danisman: 'Sendika üyeliği özel nitelikli veridir; meşru menfaat tek başına dayanak olamaz. 6/3-b ve 6/3-f değerlendirilip hukuki sebep düzeltilmelidir.' } }],
  },
  {
    company: 'ilgaz', activity: 'analik_izni', entered: { isleme_sarti: ['k5_2_a_kanun', 'k5_2_cc_hukuki_yukumluluk'] },
    corrections: [{ daysAgo: 2, by: 'yonetici', values: { dosya_ismi: 'İK-F-34 Analık ve süt izni dosyası' } }],
  },
  {
    company: 'ilgaz', activity: 'ise_giris_muayenesi', entered: { isleme_sarti: ['k5_2_a_kanun', 'k5_2_cc_hukuki_yukumluluk'], saklama_suresi: 'is_iliskisi_10' },
    corrections: [
      { daysAgo: 4, by: 'egitim', values: { islenen_kisisel_veriler: ['ad_soyad', 'tckn', 'dogum_tarihi', 'gorev_unvan', 'ise_giris_muayene', 'saglik_raporu', 'kan_grubu', 'tahlil_sonucu', 'asi_bilgisi'] } },
      { daysAgo: 3, by: 'danisman', values: { kategori_ayrintilari: ['saglik_bilgileri.isleme_sarti=k6_3_e_saglik_hizmeti', 'saglik_bilgileri.isleme_sarti=k6_3_f_istihdam_isg', 'saglik_bilgileri.saklama_suresi=saglik_dosyasi_15'] } },
      { daysAgo: 1, by: 'yonetici', values: { veri_isleyen_unvan: 'Çınaraltı Ortak Sağlık ve Güvenlik Birimi Ltd. Şti.' } },
    ],
  },
  {
    company: 'ilgaz', activity: 'bordro_hazirlama', entered: { isleme_sarti: ['k5_1_acik_riza', 'k5_2_a_kanun', 'k5_2_cc_hukuki_yukumluluk', 'k5_2_c_sozlesme'] },
    corrections: [
      { daysAgo: 31, by: 'danisman', values: { isleme_sarti: ['k5_2_a_kanun', 'k5_2_cc_hukuki_yukumluluk', 'k5_2_c_sozlesme'], diger_aciklamalar_danisman: 'Kanuni yükümlülük varken ayrıca rıza alınması yanıltıcıdır; açık rıza dayanağı çıkarıldı.' } },
      { daysAgo: 6, by: 'temsilci', values: { veri_isleyen_unvan: 'Denge Bordro ve Mali Müşavirlik Ltd. Şti.' } },
    ],
  },
  { company: 'ilgaz', activity: 'sgk_ise_giris_bildirimi', entered: { isleme_sarti: ['k5_1_acik_riza', 'k5_2_a_kanun', 'k5_2_cc_hukuki_yukumluluk'] } },
  {
    company: 'ilgaz', activity: 'cctv_izleme',
    corrections: [
      { daysAgo: 22, by: 'yonetici', values: { saklama_suresi: 'cctv_90' } },
      { daysAgo: 5, by: 'danisman', values: { saklama_suresi: 'cctv_30', ilkelere_uygunluk_3: false, diger_aciklamalar_danisman: 'Kayıtlar fiilen 90 gün tutuluyor; kayıt cihazı 30 güne ayarlanana kadar 4/2-d ilkesine aykırıdır.' } },
    ],
  },
  { company: 'korfez', activity: 'alt_isveren_belgeleri', entered: { isleme_sarti: ['k5_2_cc_hukuki_yukumluluk'] } },
  { company: 'korfez', activity: 'psikoteknik_takibi', entered: { ...ONLY_INTEREST, veri_sorumlusu_mesru_menfaati: 'Sürüş güvenliğinin sağlanması.' } },
  {
    company: 'korfez', activity: 'ozluk_dosyasi', entered: { isleme_sarti: ['k5_1_acik_riza', 'k5_2_a_kanun', 'k5_2_cc_hukuki_yukumluluk', 'k5_2_c_sozlesme'] },
    corrections: [{ daysAgo: 9, by: 'danisman', values: { isleme_sarti: ['k5_2_a_kanun', 'k5_2_cc_hukuki_yukumluluk', 'k5_2_c_sozlesme'] } }],
  },
  {
    company: 'korfez', activity: 'arac_tahsis_takip',
    corrections: [{ daysAgo: 3, by: 'gulsen.inanc', values: { ilkelere_uygunluk_2: false, veri_isleyen_unvan: 'Rota Filo ve Araç Takip Teknolojileri A.Ş.' } }],
  },
];
