import { describe, expect, it } from 'vitest';
import type { Values } from '../records/fields.ts';
import type { RegisterNoun } from '../records/registers.ts';
import { RULES } from '../records/rules/all-rules.ts';
import { onConsent } from '../records/rules/bases.ts';
import { EXAMPLE_DAY, judge } from '../records/rules/rule.ts';

const ACTIVITY = {
  surec_ismi: 'Faaliyet',
  islenme_amaci: ['is_faaliyetleri'],
  islenen_kisisel_veriler: ['ad_soyad'],
  ilgili_kisi: ['musteri'],
  isleme_sarti: ['k5_2_c_sozlesme'],
  saklama_suresi: 'sozlesme_10',
  kvk_kimden_nasil: ['ilgili_kisi'],
  aydinlatma_metni: 1,
  otomatik_karar: false,
  kurum_turu: 'sirket',
};
const TRANSFER = {
  alici_grubu: 'tedarikciler',
  tedarikci_adi: 'Ada Danışmanlık A.Ş.',
  hizmet_konusu: 'Danışmanlık',
  veri_isleyen_rolu: 'ayri_veri_sorumlusu',
  aktarim_durumu: 'suruyor',
  aktarim_amaci: ['is_faaliyetleri'],
  aktarilan_kisisel_veriler: ['ad_soyad'],
  ilgili_kisi: ['musteri'],
  aktarim_sarti: ['k5_2_c_sozlesme'],
  aktarim_sikligi: 'surekli',
  yurt_disi_aktarim: false,
  sozlesme_var_mi: true,
  saklama_suresi: 'sozlesme_10',
  kurum_turu: 'sirket',
};
const PUBLIC = {
  kurum_adi: 'sgk',
  aktarim_durumu: 'suruyor',
  aktarim_amaci: ['yetkili_kurum_bilgi'],
  aktarilan_kisisel_veriler: ['ad_soyad'],
  ilgili_kisi: ['calisan'],
  aktarim_sarti: ['k5_2_a_kanun'],
  hukuki_dayanak: '5510 s. Kanun m.86',
  aktarim_sikligi: 'aylik',
  saklama_suresi: 'sgk_belge_10',
  kurum_turu: 'sirket',
};
const ASSET = {
  varlik_ismi: 'Varlık',
  varlik_turu: 'sunucu',
  islenen_kisisel_veriler: ['ad_soyad'],
  sifreleme_var_mi: true,
  yedekleme_var_mi: true,
  yurt_disi_mi: false,
  saklama_suresi: 'sozlesme_10',
};
const SOUND: Readonly<Record<RegisterNoun, Values>> = {
  processingActivities: ACTIVITY,
  supplierTransfers: TRANSFER,
  publicTransfers: PUBLIC,
  assets: ASSET,
};
const DUTY = ['k5_2_cc_hukuki_yukumluluk'];
const CONSENT = ['k5_1_acik_riza'];
const TESTED = {
  isleme_sarti: ['k5_2_f_mesru_menfaat'],
  veri_sorumlusu_mesru_menfaati: 'Tesisin ve içindekilerin güvenliği.',
  denge_gereklilik: 'Kapıda görevli bulunmadığından daha hafif bir yol yoktur.',
  denge_ilgili_kisi: 'Kayıt yalnız bir olay hâlinde izlenir.',
  denge_onlem: 'Levha asılmıştır; kayıtlara iki kişi erişir.',
  denge_sonucu: 'onlemle',
  denge_tarihi: '2026-02-03',
  denge_yapan: 'Zeynep Kılıç',
};
const HEALTH_SENT = {
  aktarilan_kisisel_veriler: ['saglik_raporu'],
  ilgili_kisi: ['calisan'],
  aktarim_sarti: ['k6_3_f_istihdam_isg', 'k5_2_cc_hukuki_yukumluluk'],
};
const FILM = {
  kurum_adi: 'kolluk',
  aktarilan_kisisel_veriler: ['kamera_kaydi'],
  hukuki_dayanak: '5271 s. CMK m.161',
  aktarim_sikligi: 'talep_uzerine',
  talep_tarihi: '2026-05-04',
  talep_sayisi: '2026/114',
  kapsam_denetlendi: true,
  saklama_suresi: 'olay_kapanis_10',
};
const ABROAD = { yurt_disi_aktarim: true, aktarim_ulkesi: 'İrlanda' };

type Row = readonly [name: string, values: Values, kod: string, noun: RegisterNoun];
const of = (noun: RegisterNoun, rows: readonly (readonly [string, Values, string?])[]) =>
  rows.map(([name, values, kod = '']): Row => [name, values, kod, noun]);
const kept = (item: string, saklama_suresi: string, more: Values = {}): Values => ({
  islenen_kisisel_veriler: ['ad_soyad', item],
  saklama_suresi,
  ...more,
});
const byLaw = (law: string | null, more: Values = {}): Values => ({
  isleme_sarti: DUTY,
  hukuki_yukumluluk_istisnasi: law,
  ...more,
});

/** Records of the second reading that a specialist objects to, with the rule that says why. */
// prettier-ignore
const OBJECTED: readonly Row[] = [
  ...of('processingActivities', [
    ['payroll for two years', kept('bordro', 'Kayıttan itibaren 2 yıl', byLaw('5510 s. Kanun m.86')), 'sure_yasadan_kisa'],
    ['payroll for two years on contract', kept('bordro', 'İşten ayrılmadan itibaren iki yıl', { ilgili_kisi: ['calisan'] }), 'sure_yasadan_kisa'],
    ['invoices for five', kept('fatura', 'vuk_253_5', byLaw('213 s. VUK m.253')), 'sure_yasadan_kisa'],
    ['a health file for five', kept('periyodik_muayene', 'kayit_5', byLaw('6331 s. Kanun m.15', { ilgili_kisi: ['calisan'], isleme_sarti: [...DUTY, 'k6_3_f_istihdam_isg'] })), 'sure_yasadan_kisa'],
    ['a health file for ten', kept('ise_giris_muayene', 'is_iliskisi_10', byLaw('6331 s. Kanun m.15', { ilgili_kisi: ['calisan'], isleme_sarti: [...DUTY, 'k6_3_f_istihdam_isg'] })), 'sure_yasadan_kisa'],
    ['a log of guests’ wireless for six months', kept('internet_trafik', 'Kayıttan itibaren 6 ay', byLaw('5651 s. Kanun m.7')), 'sure_yasadan_kisa'],
    ['a log of guests’ wireless for six months, in words', kept('internet_trafik', 'Kayıttan itibaren altı ay', byLaw('5651 s. Kanun m.7')), 'sure_yasadan_kisa'],
    ['known customers for three years', kept('tckn', 'Son işlemden itibaren 3 yıl', byLaw('5549 s. Kanun m.8')), 'sure_yasadan_kisa'],
    ['a patient’s file for five', kept('hasta_dosyasi', 'kayit_5', { ilgili_kisi: ['hasta'], isleme_sarti: ['k5_2_c_sozlesme', 'k6_3_e_saglik_hizmeti'] }), 'sure_yasadan_kisa'],
    ['cookies for ten years', kept('cerez_kaydi', 'Yerleştirmeden itibaren 10 yıl', { isleme_sarti: CONSENT }), 'sure_amactan_uzun'],
    ['positions for eight years', kept('arac_takip_konumu', 'Kayıttan itibaren 8 yıl', TESTED), 'sure_amactan_uzun'],
    ['visitors for twenty years', kept('ziyaretci_kaydi', 'Ziyaretten itibaren yirmi yıl', TESTED), 'sure_amactan_uzun'],
    ['calls for fifteen years', kept('cagri_merkezi_kaydi', 'Görüşmeden itibaren 15 yıl', TESTED), 'sure_amactan_uzun'],
    ['marketing for thirty years', kept('kampanya_verisi', 'Kayıttan itibaren 30 yıl', { isleme_sarti: CONSENT }), 'sure_amactan_uzun'],
    ['addresses for marketing for thirty years', kept('eposta', 'Kayıttan itibaren 30 yıl', { isleme_sarti: CONSENT, islenme_amaci: ['reklam_kampanya'], ticari_ileti_onayi: true }), 'sure_amactan_uzun'],
    ['contracts for forty-five years', kept('sozlesme_bilgisi', 'Sözleşmenin sona ermesinden itibaren 45 yıl'), 'sure_amactan_uzun'],
    ['addresses for forty-five years', kept('telefon', 'Sözleşmenin sona ermesinden itibaren 45 yıl'), 'sure_amactan_uzun'],
    ['biometrics for ten years', kept('parmak_izi', 'Kayıttan itibaren 10 yıl', { isleme_sarti: ['k6_3_a_acik_riza'] }), 'sure_amactan_uzun'],
    ['guests told to the police on consent', { islenme_amaci: ['yetkili_kurum_bilgi'], islenen_kisisel_veriler: ['tckn'], ilgili_kisi: ['konaklayan'], isleme_sarti: CONSENT }, 'riza_yerine_kanun'],
    ['guests of Law 1774 on consent', { islenen_kisisel_veriler: ['tckn'], ilgili_kisi: ['konaklayan'], isleme_sarti: CONSENT, hukuki_yukumluluk_istisnasi: '1774 s. Kanun m.2' }, 'riza_yerine_kanun'],
    ['invoices on consent', { islenen_kisisel_veriler: ['fatura'], isleme_sarti: CONSENT, hukuki_yukumluluk_istisnasi: '213 s. VUK m.229' }, 'riza_yerine_kanun'],
    ['invoices on consent without a law', { islenen_kisisel_veriler: ['fatura'], isleme_sarti: CONSENT }, 'riza_yerine_kanun'],
    ['notice to SGK on consent', { islenen_kisisel_veriler: ['ise_giris_bildirgesi'], ilgili_kisi: ['calisan'], isleme_sarti: CONSENT }, 'riza_yerine_kanun'],
    ['payroll on consent', { islenen_kisisel_veriler: ['bordro'], ilgili_kisi: ['calisan'], isleme_sarti: CONSENT }, 'riza_yerine_kanun'],
    ['an examination that a law orders on consent', { islenen_kisisel_veriler: ['periyodik_muayene'], ilgili_kisi: ['calisan'], isleme_sarti: ['k6_3_a_acik_riza'] }, 'riza_yerine_kanun'],
    ['a contract on consent', { islenen_kisisel_veriler: ['sozlesme_bilgisi'], isleme_sarti: CONSENT }, 'riza_yerine_sozlesme'],
    ['orders on consent', { islenen_kisisel_veriler: ['siparis', 'teslimat_adresi'], isleme_sarti: CONSENT }, 'riza_yerine_sozlesme'],
    ['wages on consent', { islenme_amaci: ['ucret_politikasi'], islenen_kisisel_veriler: ['iban'], ilgili_kisi: ['calisan'], isleme_sarti: CONSENT }, 'calisan_acik_rizasi'],
    ['genes of candidates on consent', { islenen_kisisel_veriler: ['genetik_bilgi'], ilgili_kisi: ['calisan_adayi'], isleme_sarti: ['k6_3_a_acik_riza'], saklama_suresi: 'aday_1' }, 'istenemez_riza'],
    ['consent of interns', { ilgili_kisi: ['stajyer'], isleme_sarti: CONSENT }, 'calisan_acik_rizasi'],
    ['consent of a supplier’s staff', { ilgili_kisi: ['tedarikci_calisani'], isleme_sarti: CONSENT }, 'calisan_acik_rizasi'],
    ['5/2-b for an address book', { islenme_amaci: ['iletisim'], islenen_kisisel_veriler: ['telefon'], isleme_sarti: ['k5_2_b_fiili_imkansizlik'] }, 'acil_durum_degil'],
    ['former convicts in a company', { islenen_kisisel_veriler: ['eski_hukumlu'], ilgili_kisi: ['calisan'], ...byLaw('4857 s. İş Kanunu m.30', { isleme_sarti: [...DUTY, 'k6_3_f_istihdam_isg'] }) }, 'istihdam_disi_veri'],
    ...(
      [
        ['m.1', 'kanun_taninmadi'],
        ['asdf m.9', 'kanun_taninmadi'],
        ['6698 s. Kanun m.5', 'kanun_degil'],
        ['GDPR Art. 6', 'kanun_degil'],
        ['İş sözleşmesi m.12', 'kanun_degil'],
        ['Şirket içi yönerge m.3', 'kanun_degil'],
        ['mülga 6762 s. TTK m.66', 'kanun_degil'],
        ['5651 s. Kanun m.9 (iptal)', 'kanun_degil'],
        ['ISO 27001', 'kanun_degil'],
        ['ISO 27001 m.4', 'kanun_degil'],
        ['Kişisel Verilerin Korunması Kanunu m.5', 'kanun_degil'],
        ['çalışma sözleşmesi m.4', 'kanun_degil'],
        ['personel yönetmeliği m.8', 'kanun_degil'],
        ['Disiplin yönetmeliği m.3', 'kanun_degil'],
        ['HIPAA m.1', 'kanun_degil'],
        ['9999 s. Kanun m.1', 'kanun_taninmadi'],
        ['55100 s. Kanun m.86', 'kanun_taninmadi'],
        ['5510', 'kanun_maddesi_yok'],
        ['İş Kanunu', 'kanun_maddesi_yok'],
        ['ilgili mevzuat', 'kanun_maddesi_yok'],
      ] as const
    ).map(([law, kod]) => [`“${law}” for a law`, byLaw(law), kod] as const),
  ]),
  ...of('processingActivities', [
    ['a personnel file on the law of the internet', { islenen_kisisel_veriler: ['ad_soyad', 'is_sozlesmesi', 'bordro'], ilgili_kisi: ['calisan'], ...byLaw('5651 s. Kanun m.6'), saklama_suresi: 'sgk_belge_10' }, 'kanun_uymuyor'],
    ['wages on the law of the internet', { islenen_kisisel_veriler: ['puantaj'], ...byLaw('5651/6') }, 'kanun_uymuyor'],
    ['members of what nobody has said', { islenen_kisisel_veriler: ['ad_soyad', 'sendika_uyelik_bilgisi'], isleme_sarti: ['k5_2_c_sozlesme', 'k6_3_g_uyelik'], kurum_turu: null }, 'kurum_turu_yanitsiz'],
    ['a quota of former convicts in what nobody has said', { islenen_kisisel_veriler: ['eski_hukumlu'], ilgili_kisi: ['calisan'], ...byLaw('4857 m.30', { isleme_sarti: [...DUTY, 'k6_3_f_istihdam_isg'] }), kurum_turu: null }, 'kurum_turu_yanitsiz'],
    ['cameras in changing rooms and toilets', { surec_ismi: 'Soyunma Odası ve Tuvalet Kameraları', ...kept('kamera_kaydi', 'cctv_30', TESTED) }, 'mahrem_alan'],
    ['screens and keys on a contract', { surec_ismi: 'Ekran ve Klavye Kaydı', islenen_kisisel_veriler: ['log_kaydi'], ilgili_kisi: ['calisan'] }, 'izleme_sozlesmeye_dayanmaz'],
    ['positions around the clock on a contract', kept('gps_konum', 'Kayıttan itibaren 5 yıl', { ilgili_kisi: ['calisan'] }), 'izleme_sozlesmeye_dayanmaz'],
    ['contacts of customers on a contract', { ilgili_kisi: ['musteri_yetkilisi'] }, 'sozlesmenin_tarafi_degil'],
    ['staff of suppliers on a contract', { ilgili_kisi: ['tedarikci_calisani', 'tedarikci_yetkilisi'] }, 'sozlesmenin_tarafi_degil'],
    ['a test signed “x”', { ...TESTED, denge_tarihi: '2019-05-06', denge_yapan: 'x', denge_gereklilik: null, denge_ilgili_kisi: null, denge_onlem: null }, 'denge_gerekcesiz'],
    ['a test without its reasons', { ...TESTED, denge_gereklilik: null }, 'denge_gerekcesiz'],
  ]),
  ...of('supplierTransfers', [
    ['contacts of suppliers on a contract', { ilgili_kisi: ['tedarikci_yetkilisi'] }, 'sozlesmenin_tarafi_degil'],
    ['health by ordinary mail', { ...HEALTH_SENT, aktarim_yontemi: ['eposta_aktarim'], alinan_tedbirler: ['sifreleme'] }, 'ozel_nitelikli_gonderim'],
    ['health on a stick', { ...HEALTH_SENT, aktarim_yontemi: ['tasinabilir_aktarim'], alinan_tedbirler: [] }, 'ozel_nitelikli_gonderim'],
    ['health reached from afar by one step', { ...HEALTH_SENT, aktarim_yontemi: ['uzaktan_erisim_aktarim'] }, 'ozel_nitelikli_gonderim'],
    ['a cloud now and again', { ...ABROAD, yurt_disi_mekanizma: 'arizi_acik_riza', aktarim_sarti: CONSENT, aktarim_sikligi: 'talep_uzerine', veri_isleyen_rolu: 'veri_isleyen', hizmet_konusu: 'Bulut CRM' }, 'arizi_degil'],
    ['consent for a processor', { veri_isleyen_rolu: 'veri_isleyen', aktarim_sarti: CONSENT }, 'isleyene_riza'],
    ['consent for a processor in Türkiye, with a derogation left over', { veri_isleyen_rolu: 'veri_isleyen', aktarim_sarti: CONSENT, yurt_disi_mekanizma: 'arizi_acik_riza' }, 'isleyene_riza'],
    ['consent beside a contract', { aktarim_sarti: ['k5_1_acik_riza', 'k5_2_c_sozlesme'] }, 'gereksiz_acik_riza'],
    ['a carrier as processor', { tedarikci_adi: 'Yurtiçi Kargo', hizmet_konusu: 'Gönderilerin dağıtımı', veri_isleyen_rolu: 'veri_isleyen' }, 'rol_sorulur'],
    ['a bank as processor', { tedarikci_adi: 'Garanti Bankası', hizmet_konusu: 'Maaş ödemeleri', veri_isleyen_rolu: 'veri_isleyen' }, 'rol_sorulur'],
    ['an insurer as processor', { tedarikci_adi: 'Ada Sigorta A.Ş.', hizmet_konusu: 'Tamamlayıcı sağlık sigortası', veri_isleyen_rolu: 'veri_isleyen' }, 'rol_sorulur'],
    ['a lawyer as processor', { tedarikci_adi: 'Yılmaz Hukuk Bürosu', hizmet_konusu: 'Dava takibi', veri_isleyen_rolu: 'veri_isleyen' }, 'rol_sorulur'],
    ['an auditor as processor', { tedarikci_adi: 'Ada Bağımsız Denetim A.Ş.', hizmet_konusu: 'Yıllık denetim', veri_isleyen_rolu: 'veri_isleyen' }, 'rol_sorulur'],
    ['a payroll bureau as controller', { tedarikci_adi: 'Ada Bordro', hizmet_konusu: 'Bordro' }, 'rol_sorulur'],
    ['a workspace in Ireland, at home', { tedarikci_adi: 'Google Workspace', tedarikci_unvan: 'Google Ireland Ltd.', hizmet_konusu: 'E-posta ve belgeler', veri_isleyen_rolu: 'veri_isleyen' }, 'yurt_disi_gorunuyor'],
    ['addresses for forty-five years', { aktarilan_kisisel_veriler: ['sozlesme_bilgisi'], saklama_suresi: 'Sözleşmenin bitiminden itibaren 45 yıl' }, 'sure_amactan_uzun'],
  ]),
  ...of('publicTransfers', [
    ['religion on employment', { aktarilan_kisisel_veriler: ['din_bilgisi'], aktarim_sarti: ['k5_2_a_kanun', 'k6_3_f_istihdam_isg'] }, 'istihdam_disi_veri'],
    ['consent', { aktarim_sarti: CONSENT }, 'kamuya_kanunsuz'],
    ['SGK by the law of tax procedure', { hukuki_dayanak: '213 s. VUK m.148' }, 'kanun_uymuyor'],
    ['film to the police without a letter', { ...FILM, talep_tarihi: null, talep_sayisi: null }, 'talep_yazisi_yok'],
    ['film to the police that nobody looked at', { ...FILM, kapsam_denetlendi: false }, 'kapsam_denetlenmedi'],
    ['a live feed for the police', { ...FILM, aktarim_sikligi: 'surekli', talep_tarihi: null, talep_sayisi: null, kapsam_denetlendi: null }, 'surekli_erisim'],
  ]),
  ...of('assets', [
    ['a cloud with health data and one step', { varlik_turu: 'bulut_saas', islenen_kisisel_veriler: ['saglik_raporu'] }, 'iki_kademe_yok'],
    ['backups of ten years for data of one', { yedek_saklama_suresi: 'P10Y', saklama_suresi: 'Kayıttan itibaren 1 yıl' }, 'yedek_veriden_uzun'],
    ['paper that is deleted', { varlik_turu: 'kilitli_dolap', imha_yontemi: 'silme' }, 'kagit_silinmez'],
    ['a server in Frankfurt, at home', { varlik_turu: 'bulut_sunucu', varlik_ismi: 'AWS Frankfurt', tedarikci_adi: 'AWS' }, 'yurt_disi_gorunuyor'],
    ['a server in a town abroad, at home', { varlik_turu: 'bulut_sunucu', bulundugu_yer: 'Frankfurt veri merkezi' }, 'yurt_disi_gorunuyor'],
  ]),
];

/** Lawful records, none of which may be alarmed. */
// prettier-ignore
const LAWFUL: readonly Row[] = [
  ...of('processingActivities', [
    ['payroll for ten years', kept('bordro', 'sgk_belge_10', byLaw('5510 s. Kanun m.86', { ilgili_kisi: ['calisan'] }))],
    ['payroll for ten years, in words', kept('bordro', 'İşten ayrılmadan itibaren on yıl', byLaw('5510 s.k. 86', { ilgili_kisi: ['calisan'] }))],
    ['invoices for ten', kept('fatura', 'ttk_82_10', byLaw('TTK m. 82; VUK 253'))],
    ['a health file for fifteen', kept('periyodik_muayene', 'saglik_dosyasi_15', byLaw('6331 s. Kanun m.15', { ilgili_kisi: ['calisan'], isleme_sarti: [...DUTY, 'k6_3_f_istihdam_isg'] }))],
    ['a log of guests’ wireless for two years', kept('internet_trafik', 'log_5651_2', byLaw('5651 s. Kanun m.7', { ilgili_kisi: ['ziyaretci'] }))],
    ['known customers for eight years', kept('tckn', 'masak_8', byLaw('5549 s. Kanun m.8'))],
    ['a patient’s file for twenty', kept('hasta_dosyasi', 'hasta_dosyasi_20', { ilgili_kisi: ['hasta'], isleme_sarti: ['k5_2_c_sozlesme', 'k6_3_e_saglik_hizmeti'] })],
    ['consent of a parent', { islenen_kisisel_veriler: ['etkinlik_gorseli'], ilgili_kisi: ['ogrenci', 'veli_vasi_temsilci'], isleme_sarti: CONSENT, on_sekiz_yas_alti: true, kvk_kimden_nasil: ['calisan_yakini_kaynak'], saklama_suresi: 'riza_geri_alma' }],
    ['a camera in a school’s corridor', kept('kamera_kaydi', 'cctv_30', { ...TESTED, ilgili_kisi: ['ogrenci'], on_sekiz_yas_alti: true, kimden_nasil_temin: ['kamera_sistemi'] })],
    ['a newsletter to merchants', { islenme_amaci: ['reklam_kampanya'], islenen_kisisel_veriler: ['eposta'], ilgili_kisi: ['musteri_yetkilisi'], ticari_ileti_onayi: false, ...TESTED, saklama_suresi: 'ileti_onay_3' }],
    ['advertising cookies without messages', kept('cerez_kaydi', 'cerez_13ay', { islenme_amaci: ['reklam_kampanya'], ilgili_kisi: ['internet_ziyaretcisi'], isleme_sarti: CONSENT, ticari_ileti_onayi: false })],
    ['a quota of former convicts in a public body', { islenen_kisisel_veriler: ['eski_hukumlu'], ilgili_kisi: ['calisan'], ...byLaw('4857 m.30', { isleme_sarti: [...DUTY, 'k6_3_f_istihdam_isg'] }), kurum_turu: 'kamu_kurumu', saklama_suresi: 'is_iliskisi_10' }],
    ['a patient’s identity checked by palm', kept('avuc_ici', 'biyometrik_derhal', byLaw('5510 s. Kanun m.67', { ilgili_kisi: ['hasta'], isleme_sarti: [...DUTY, 'k6_3_b_kanun'] }))],
    ['dues of a union', kept('sendika_aidati', 'is_iliskisi_10', byLaw('6356 s. Kanun m.18', { ilgili_kisi: ['calisan'], isleme_sarti: [...DUTY, 'k6_3_f_istihdam_isg'] }))],
    ['members of a union, in a union', { islenen_kisisel_veriler: ['ad_soyad', 'sendika_uyelik_bilgisi'], ilgili_kisi: ['diger'], isleme_sarti: ['k5_2_c_sozlesme', 'k6_3_g_uyelik'], kurum_turu: 'sendika' }],
    ['profiles on consent', kept('sadakat_puani', 'riza_geri_alma', { islenme_amaci: ['urun_pazarlama'], isleme_sarti: CONSENT })],
    ['a photograph for a party on consent', { islenen_kisisel_veriler: ['fotograf'], isleme_sarti: CONSENT }],
    ...[
      '4857 sayılı İş Kanunu m. 75',
      'TTK m. 82',
      'TTK 82',
      'TTK md.82',
      'TTK’nın 82. maddesi',
      "TTK'nın 82'nci maddesi",
      '6102 s. TTK m. 82/1',
      '5510 s.k. 86',
      '5510 s. K. m. 86',
      '5510 sK 86',
      '5510 SK m.86',
      '5510/86',
      '5510 sayılı Kanun 86. madde',
      '5510 sayılı Kanun’un 86 ncı maddesi',
      '5510 Sayılı Kanunun 86 ıncı maddesi',
      'VUK 253',
      'VUK md. 253',
      'Vergi Usul Kanunu 253',
      'Vergi Usul Kanunu m. 253',
      'Türk Borçlar Kanunu md 146',
      'İş K. m. 75',
      'İşK 75',
      'İş Kanunu 75',
      '4857 m.75',
      '4857 sayılı Kanun madde 75 ve iş sözleşmesi',
      '6331 s. Kanun m.15 ve ISO 45001',
      '6331 sayılı İSGK m. 15',
      'Mesafeli Sözleşmeler Yönetmeliği m. 20',
      'MASAK Tedbirler Yönetmeliği m. 5',
      'Law No. 5510, Art. 86',
      'SGK Kanunu m.86',
      'Anayasa m. 20',
      'TCK m.278',
    ].map((law) => [`“${law}” for a law`, byLaw(law)] as const),
    ['a customer’s candidate period', { ilgili_kisi: ['calisan_adayi'], islenen_kisisel_veriler: ['ozgecmis'], saklama_suresi: 'aday_1' }],
    ['contacts of customers on a tested interest', { ilgili_kisi: ['musteri_yetkilisi'], ...TESTED }],
    ['merchants in person on a contract', { ilgili_kisi: ['musteri', 'musteri_yetkilisi'] }],
    ['cameras for thirty days', kept('kamera_kaydi', 'cctv_30', { ...TESTED, kimden_nasil_temin: ['kamera_sistemi'] })],
    ['cameras in the corridor of changing rooms for thirty days', { surec_ismi: 'Depo ve Kapı Kameraları', ...kept('kamera_kaydi', 'cctv_30', { ...TESTED, kimden_nasil_temin: ['kamera_sistemi'] }) }],
  ]),
  ...of('supplierTransfers', [
    ['a publication', { alici_grubu: 'herkese_acik', veri_isleyen_rolu: null, tedarikci_adi: 'Kamuoyu', sozlesme_var_mi: null }],
    ['a carrier as controller', { tedarikci_adi: 'Yurtiçi Kargo Servisi A.Ş.' }],
    ['a payroll bureau as processor', { tedarikci_adi: 'Ada Bordro', hizmet_konusu: 'Bordro', veri_isleyen_rolu: 'veri_isleyen' }],
    ['binding rules within a group', { ...ABROAD, alici_grubu: 'topluluk_sirketleri', yurt_disi_mekanizma: 'baglayici_sirket_kurallari', kurul_izni_tarihi: '2025-06-12', kurul_izni_sayisi: '2025/1042' }],
    ['a court case abroad, once', { ...ABROAD, yurt_disi_mekanizma: 'arizi_hak', aktarim_sikligi: 'tek_seferlik', aktarim_sarti: ['k5_2_e_hak'] }],
    ['health by mail as the decision asks', { ...HEALTH_SENT, aktarim_yontemi: ['eposta_aktarim'], alinan_tedbirler: ['ozel_nitelikli_eposta'] }],
    ['contacts of customers on a tested interest', { ilgili_kisi: ['musteri_yetkilisi'], aktarim_sarti: ['k5_2_f_mesru_menfaat'] }],
    ['a bank as controller', { tedarikci_adi: 'Garanti Bankası', hizmet_konusu: 'Maaş ödemeleri' }],
    ['a unit of safety as either', { tedarikci_adi: 'Çınar OSGB', hizmet_konusu: 'İşyeri hekimliği', veri_isleyen_rolu: 'veri_isleyen' }],
    ['reconciliation of bank accounts', { tedarikci_adi: 'Bileşim Yazılım', hizmet_konusu: 'Banka mutabakat yazılımı', veri_isleyen_rolu: 'veri_isleyen' }],
    ['a language school called after a town', { tedarikci_adi: 'Londra Dil Okulu Ltd. Şti.' }],
    ['an accountant', { tedarikci_adi: 'Ada Mali Müşavirlik', hizmet_konusu: 'Defter tutma', veri_isleyen_rolu: 'veri_isleyen' }],
    ['software for carriers', { tedarikci_adi: 'Kargosoft', hizmet_konusu: 'Kargo yazılımı bakımı', veri_isleyen_rolu: 'veri_isleyen' }],
  ]),
  ...of('publicTransfers', [
    ['notices to SGK', {}],
    ['an accident told to SGK', { hukuki_dayanak: '6331 s. Kanun m.14', saklama_suresi: 'sgk_belge_10' }],
    ['guests told to the police', { kurum_adi: 'kimlik_bildirim', ilgili_kisi: ['konaklayan'], aktarilan_kisisel_veriler: ['tckn'], hukuki_dayanak: '1774 s. Kanun m.2', saklama_suresi: 'konaklama_3' }],
    ['film to the police by a written request', FILM],
  ]),
  ...of('assets', [
    ['a server', {}],
    ['a cloud with health data and two steps', { varlik_turu: 'bulut_saas', islenen_kisisel_veriler: ['saglik_raporu'], alinan_tedbirler: ['karar_2018_10_iki_kademe'] }],
    ['paper that is destroyed', { varlik_turu: 'kilitli_dolap', imha_yontemi: 'yok_etme', sifreleme_var_mi: null, yedekleme_var_mi: null }],
    ['backups of thirty days', { yedek_saklama_suresi: 'P30D' }],
    ['a server at home', { varlik_turu: 'bulut_sunucu', bulundugu_yer: 'Gebze veri merkezi, Atatürk Cad. 5' }],
    ['a server in Frankfurt, abroad', { varlik_turu: 'bulut_sunucu', varlik_ismi: 'AWS Frankfurt', yurt_disi_mi: true, ulke: 'Almanya', tedarikci_adi: 'Amazon Web Services EMEA SARL' }],
  ]),
];

const spoken = (noun: RegisterNoun, values: Values) =>
  judge(
    RULES[noun],
    { ...SOUND[noun], ...(onConsent(values) && { acik_riza_metni: 2 }), ...values },
    EXAMPLE_DAY,
  ).map(({ kod }) => kod);

describe('a record that a specialist objects to', () => {
  it.each(OBJECTED)('%s', (_, values, kod, noun) => {
    expect(spoken(noun, values)).toContain(kod);
  });
});

describe('a lawful record', () => {
  it.each(LAWFUL)('%s', (_, values, __, noun) => {
    expect(spoken(noun, values)).toEqual([]);
  });
});
