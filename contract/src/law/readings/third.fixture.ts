import { about, at, kept, law, of, TESTED, type Row } from './sound.fixture.ts';

const DUTY = 'k5_2_cc_hukuki_yukumluluk';
const CONSENT = ['k5_1_acik_riza'];
const F = 'k6_3_f_istihdam_isg';
const B = 'k6_3_b_kanun';
const E = 'k6_3_e_saglik_hizmeti';
const G = 'k6_3_g_uyelik';

/** Records of a third reading that a specialist objects to, with the rule that says why. */
// prettier-ignore
export const OBJECTED: readonly Row[] = [
  ...of('processingActivities', [
    ['health of the members of a union', about('diger', 'engellilik', [DUTY, G], at('sendika')), 'uyelik_disi_veri'],
    ['members of a party in a company', about('musteri', 'siyasi_parti_uyeligi', ['k5_2_c_sozlesme', G]), 'uyelik_disi_veri'],
    ['health of customers whom a company helps', about('musteri', 'saglik_raporu', [DUTY, F], law('4857 s. Kanun m.75')), 'istihdam_disi_veri'],
    ['health of customers in a public body, without a law', about('musteri', 'engellilik', [DUTY, F], at('kamu_kurumu')), 'istihdam_disi_veri'],
    ['health of aided people by the law of labour', about('basvuru_sahibi', 'engellilik', [DUTY, F], { ...at('kamu_kurumu'), ...law('4857 s. Kanun m.75') }), 'istihdam_disi_veri'],
    ['former convicts by a law on something else', about('calisan', 'eski_hukumlu', [DUTY, F], { ...at('kamu_kurumu'), ...law('6331 s. Kanun m.15') }), 'istihdam_disi_veri'],
    ['fingers at the door of a public body', about('calisan', 'parmak_izi', [DUTY, F], { ...at('kamu_kurumu'), ...law('657 s. DMK m.100') }), 'istihdam_disi_veri'],
    ['clothes that somebody made public', about('musteri', 'kilik_kiyafet_bilgisi', ['k5_2_c_sozlesme', 'k6_3_cc_alenilestirme']), 'aleni_disi_veri'],
    ['politics of candidates, gathered from their pages', about('calisan_adayi', 'siyasi_dusunce_bilgisi', ['k5_2_d_alenilestirme', 'k6_3_cc_alenilestirme'], { kvk_kimden_nasil: ['aleni_kaynak'], ...kept('aday_1') }), 'aleni_veri_toplama'],
    ['religion of pupils on care', about('ogrenci', 'din_bilgisi', [DUTY, E], law('1739 s. Kanun m.12')), 'saglik_disi_veri'],
    ['doses of radiation for ten years', about('calisan', 'dozimetre', [DUTY, F], { ...law('Radyasyon Güvenliği Yönetmeliği m.21'), ...kept('is_iliskisi_10') }), 'sure_yasadan_kisa'],
    ['doses of radiation for fifteen years', about('calisan', 'dozimetre', [DUTY, F], { ...law('Radyasyon Güvenliği Yönetmeliği m.21'), ...kept('saglik_dosyasi_15') }), 'sure_yasadan_kisa'],
    ['exposure to asbestos for fifteen years', about('calisan', 'tahlil_sonucu', [DUTY, F], { ...law('Asbestle Çalışmalarda Sağlık ve Güvenlik Önlemleri Hakkında Yönetmelik m.16'), ...kept('saglik_dosyasi_15') }), 'sure_yasadan_kisa'],
    ['hearing tests of workers for five years', about('calisan', 'tahlil_sonucu', [DUTY, F], { ...law('6331 s. Kanun m.15'), ...kept('kayit_5') }), 'sure_yasadan_kisa'],
    ['a patient’s file for ten years by law', about('hasta', 'hasta_dosyasi', [DUTY, B], { ...law('Özel Hastaneler Yönetmeliği m.49'), ...kept('kayit_10') }), 'sure_yasadan_kisa'],
    ['a transfusion for twenty years', about('hasta', 'kan_grubu', [DUTY, B], { ...law('5624 s. Kanun m.3'), ...kept('hasta_dosyasi_20') }), 'sure_yasadan_kisa'],
    ['approvals of messages for a year', about('musteri', 'ileti_onayi', [DUTY], { ...law('6563 s. Kanun m.6'), ...kept('Onayın sona ermesinden itibaren 1 yıl') }), 'sure_yasadan_kisa'],
    ['receipts for two years', about('musteri', 'odeme_kaydi', [DUTY], { ...law('213 s. VUK m.253'), ...kept('Takip eden takvim yılı başından itibaren 2 yıl') }), 'sure_yasadan_kisa'],
    ['sales at a distance for a year', about('musteri', 'siparis', [DUTY], { ...law('Mesafeli Sözleşmeler Yönetmeliği m.20'), ...kept('İşlem tarihinden itibaren 1 yıl') }), 'sure_yasadan_kisa'],
    ['declarations of customs for three years', about('musteri', 'teslimat_kaydi', [DUTY], { ...law('4458 s. Kanun m.13'), ...kept('Tescilden itibaren 3 yıl') }), 'sure_yasadan_kisa'],
    ['traffic of a host for three months', about('internet_ziyaretcisi', 'internet_trafik', [DUTY], { ...law('5651 s. Kanun m.5'), ...kept('Kayıttan itibaren 3 ay') }), 'sure_yasadan_kisa'],
    ['a personnel file for thirty-five years', about('calisan', 'performans', ['k5_2_c_sozlesme'], kept('İş ilişkisinin sona ermesinden itibaren 35 yıl')), 'sure_amactan_uzun'],
    ['logs for fifteen years', about('calisan', 'log_kaydi', [], { ...TESTED, ...kept('Kayıttan itibaren 15 yıl') }), 'sure_amactan_uzun'],
    ['photographs of a party for thirty years', about('etkinlik_katilimcisi', 'etkinlik_gorseli', CONSENT, kept('Etkinlikten itibaren 30 yıl')), 'sure_amactan_uzun'],
    ['a law on unions that is no longer in force', about('calisan', 'sendika_aidati', [DUTY, F], { ...law('2821 s. Sendikalar Kanunu m.61'), ...kept('is_iliskisi_10') }), 'kanun_degil'],
    ['a law on foreigners at work that is no longer in force', about('calisan', 'calisma_izni', [DUTY], law('4817 s. Kanun m.3')), 'kanun_degil'],
    ...['Genel Veri Koruma Tüzüğü m.6', 'AB Yapay Zekâ Tüzüğü m.10', 'Dernek Tüzüğü m.12', 'Vakıf senedi m.4', 'Esas sözleşme m.9', 'Şirket Bilgi Güvenliği Yönetmeliği m.5', 'İşyeri iç yönetmeliği m.4'].map((text) => [`“${text}” for a law`, about('musteri', 'telefon', [DUTY], law(text)), 'kanun_degil'] as const),
    ['a number of an article for a law', about('musteri', 'telefon', [DUTY], law('asdf m.657')), 'kanun_taninmadi'],
    ['marks of pupils on consent', about('ogrenci', 'ogrenci_notu', CONSENT, { on_sekiz_yas_alti: false }), 'riza_yerine_kanun'],
    ['a file of a patient on consent', about('hasta', 'hasta_dosyasi', ['k5_2_c_sozlesme', 'k6_3_a_acik_riza'], kept('hasta_dosyasi_20')), 'riza_yerine_kanun'],
    ['a stay in a hotel on consent', about('konaklayan', 'konaklama_bilgisi', CONSENT), 'riza_yerine_sozlesme'],
    ['a surety on consent', about('kefil', 'teminat_kefalet', CONSENT), 'riza_yerine_sozlesme'],
  ]),
  ...of('supplierTransfers', [
    ['the post as processor', { tedarikci_adi: 'PTT A.Ş.', hizmet_konusu: 'Tebligat gönderimi', veri_isleyen_rolu: 'veri_isleyen' }, 'rol_sorulur'],
    ['a bank called by one word', { tedarikci_adi: 'Akbank T.A.Ş.', hizmet_konusu: 'Maaş ödemeleri', veri_isleyen_rolu: 'veri_isleyen' }, 'rol_sorulur'],
    ['a carrier of the world', { tedarikci_adi: 'DHL Express', hizmet_konusu: 'Gönderilerin dağıtımı', veri_isleyen_rolu: 'veri_isleyen' }, 'rol_sorulur'],
    ['notes in a cloud, at home', { tedarikci_adi: 'Notion', hizmet_konusu: 'Not ve proje yönetimi', veri_isleyen_rolu: 'veri_isleyen' }, 'yurt_disi_gorunuyor'],
    ['mails by a service abroad, at home', { tedarikci_adi: 'SendGrid', hizmet_konusu: 'E-posta gönderimi', veri_isleyen_rolu: 'veri_isleyen' }, 'yurt_disi_gorunuyor'],
    ['binding rules without the Board', { yurt_disi_aktarim: true, aktarim_ulkesi: 'Almanya', alici_grubu: 'topluluk_sirketleri', yurt_disi_mekanizma: 'baglayici_sirket_kurallari' }, 'kurul_izni_yok'],
  ]),
  ...of('publicTransfers', [
    ['politics to the tax office on 6/3-f', { kurum_adi: 'gib', hukuki_dayanak: '213 s. VUK m.148', aktarilan_kisisel_veriler: ['siyasi_dusunce_bilgisi'], aktarim_sarti: ['k5_2_a_kanun', F] }, 'istihdam_disi_veri'],
    ['the charter of an association', { hukuki_dayanak: 'Dernek tüzüğü m.5' }, 'kanun_degil'],
  ]),
];

/** Lawful records, none of which may be alarmed. */
// prettier-ignore
export const LAWFUL: readonly Row[] = [
  ...of('processingActivities', [
    ['sexual life in a clinic of urology', about('hasta', 'cinsel_hayat_bilgisi', ['k5_2_c_sozlesme', E], kept('hasta_dosyasi_20'))],
    ['members of a party in the party', about('diger', 'siyasi_parti_uyeligi', ['k5_2_c_sozlesme', G], at('siyasi_parti'))],
    ['religion of the members of a foundation', about('diger', 'din_bilgisi', ['k5_2_c_sozlesme', G], at('vakif'))],
    ['health of people whom a municipality helps', about('basvuru_sahibi', 'engellilik', [DUTY, F], { ...at('kamu_kurumu'), ...law('5393 s. Belediye Kanunu m.14; 5378 s. Kanun m.5') })],
    ['health of people whom a foundation of the state helps', about('basvuru_sahibi', 'engellilik', [DUTY, F], { ...at('vakif'), ...law('3294 s. Sosyal Yardımlaşma ve Dayanışmayı Teşvik Kanunu m.1') })],
    ['residents of a company’s care home', about('musteri', 'engellilik', [DUTY, F], law('2828 s. Sosyal Hizmetler Kanunu m.9'))],
    ['aided people of an association', about('diger', 'engellilik', [DUTY, F], { ...at('dernek'), ...law('2828 s. Kanun m.9') })],
    ['records of guards', about('calisan', 'adli_sicil', [DUTY, B], { ...law('5188 s. Kanun m.10'), ...kept('is_iliskisi_10') })],
    ['records of civil servants', about('calisan', 'adli_sicil', [DUTY, B], { ...at('kamu_kurumu'), ...law('657 s. DMK m.48'), ...kept('is_iliskisi_10') })],
    ['dues of civil servants', about('calisan', 'sendika_aidati', [DUTY, F], { ...at('kamu_kurumu'), ...law('4688 s. Kanun m.25'), ...kept('is_iliskisi_10') })],
    ['an injured worker who cannot speak', about('calisan', 'kan_grubu', ['k5_2_b_fiili_imkansizlik', 'k6_3_c_fiili_imkansizlik'], { islenme_amaci: ['acil_durum'], ...kept('ayrilis_6ay') })],
    ['a dispute about harassment', about('ihtilaf_tarafi', 'cinsel_hayat_bilgisi', ['k5_2_e_hak', 'k6_3_d_hak'], kept('hukuki_10'))],
    ['a donor’s genes in a laboratory', about('hasta', 'genetik_bilgi', ['k5_2_c_sozlesme', E], kept('hasta_dosyasi_20'))],
    ['doses of radiation for thirty years', about('calisan', 'dozimetre', [DUTY, F], { ...law('Radyasyon Güvenliği Yönetmeliği m.21'), ...kept('radyasyon_30') })],
    ['exposure to asbestos for forty years', about('calisan', 'tahlil_sonucu', [DUTY, F], { ...law('Asbestle Çalışmalarda Sağlık ve Güvenlik Önlemleri Hakkında Yönetmelik m.16'), ...kept('asbest_40') })],
    ['a transfusion for thirty years', about('hasta', 'kan_grubu', [DUTY, B], { ...law('5624 s. Kanun m.3'), ...kept('kan_30') })],
    ['approvals of messages for three years', about('musteri', 'ileti_onayi', [DUTY], { ...law('6563 s. Kanun m.6'), ...kept('ileti_onay_3') })],
    ['traffic of a host for a year', about('internet_ziyaretcisi', 'internet_trafik', [DUTY], { ...law('5651 s. Kanun m.5'), ...kept('Kayıttan itibaren 1 yıl') })],
    ['traffic of a provider of access for a year', about('musteri', 'internet_trafik', [DUTY], { ...law('5651 s. Kanun m.6'), ...kept('Kayıttan itibaren 1 yıl') })],
    ['receipts for five years', about('musteri', 'odeme_kaydi', [DUTY], { ...law('213 s. VUK m.253'), ...kept('vuk_253_5') })],
    ['sales at a distance for three', about('musteri', 'siparis', [DUTY], { ...law('Mesafeli Sözleşmeler Yönetmeliği m.20'), ...kept('mesafeli_3') })],
    ['logs for two years', about('calisan', 'log_kaydi', [], { ...TESTED, ...kept('sistem_log_2') })],
    ['a register of shares for as long as the company lives', about('hissedar_ortak', 'pay_bilgisi', [DUTY], { ...law('TTK 64'), ...kept('sirket_suresi') })],
    ...['5187 s. Basın Kanunu m.10', '2828 s. Sosyal Hizmetler Kanunu m.9', '6284 s. Kanun m.5', '5941 s. Çek Kanunu m.2', '5901 s. Türk Vatandaşlığı Kanunu m.11', '2886 s. Devlet İhale Kanunu m.6', '6023 s. Türk Tabipleri Birliği Kanunu m.4', '3628 s. Kanun m.2', '2802 s. Hâkimler ve Savcılar Kanunu m.8', '5253 s. Dernekler Kanunu m.19', '6698 s. Kanun m.12', 'KVKK m.12', 'İSG Kanunu m.15', '2644 s. Tapu Kanunu m.26', 'Tapu Sicili Tüzüğü m.7', 'TTK m. 506', 'TMK 743', 'TTK’nın 818. maddesi'].map((text) => [`“${text}” for a law`, about('musteri', 'telefon', [DUTY], law(text))] as const),
    ['a second opinion on consent', about('hasta', 'tani_tedavi', ['k5_2_c_sozlesme', 'k6_3_a_acik_riza'])],
  ]),
  ...of('supplierTransfers', [
    ['the post as controller', { tedarikci_adi: 'PTT A.Ş.', hizmet_konusu: 'Tebligat gönderimi' }],
    ['a bank of data', { tedarikci_adi: 'Veri Bankası Yazılım', hizmet_konusu: 'Yazılım bakımı', veri_isleyen_rolu: 'veri_isleyen' }],
    ['a shop called after a word of a cloud', { tedarikci_adi: 'Asana Yoga Stüdyosu', hizmet_konusu: 'Çalışanlar için ders' }],
  ]),
  ...of('publicTransfers', [
    ['an answer to a court', { kurum_adi: 'mahkemeler', hukuki_dayanak: '6100 s. HMK m.195', aktarim_sikligi: 'talep_uzerine', saklama_suresi: 'hukuki_10' }],
    ['dues told to a union', { kurum_adi: 'sendika_toplu_is', aktarilan_kisisel_veriler: ['ad_soyad', 'sendika_aidati'], aktarim_sarti: ['k5_2_a_kanun', F], hukuki_dayanak: '6356 s. Kanun m.18', saklama_suresi: 'is_iliskisi_10' }],
    ['a suspicious transaction', { kurum_adi: 'masak', ilgili_kisi: ['musteri'], aktarilan_kisisel_veriler: ['dekont', 'ad_soyad'], hukuki_dayanak: '5549 s. Kanun m.4', saklama_suresi: 'masak_8' }],
  ]),
];
