// prettier-ignore
import {
  C, CONSENT, DUTY, HAK, SA, SB, SE, SF,
  about, aims, at, interest, kept, law, of, type Row,
} from './sound.fixture.ts';

const INTEREST = 'k5_2_f_mesru_menfaat';
const OUT = { yurt_disi_aktarim: true, aktarim_ulkesi: 'Singapur' };
const FILM = { kimden_nasil_temin: ['kamera_sistemi'], ...kept('cctv_30') };
const SG = 'k6_3_g_uyelik';
const processor = (tedarikci_adi: string, hizmet_konusu: string) => ({
  tedarikci_adi,
  hizmet_konusu,
  veri_isleyen_rolu: 'veri_isleyen',
});

const data = (...islenen_kisisel_veriler: readonly string[]) => ({ islenen_kisisel_veriler });

/** Records of a seventh reading that a specialist objects to, with the rules one of which says why. */
// prettier-ignore
export const OBJECTED: readonly Row[] = [
  ...of('processingActivities', [
    ['dress of guests of a mosque’s café on interest', interest('musteri', 'kilik_kiyafet_bilgisi', kept('kayit_1')), 'yalniz_mesru_menfaat'],
    ['members of an association in a bank’s campaign, made public', about('potansiyel_musteri', 'dernek_uyelik_bilgisi', ['k5_2_d_alenilestirme', 'k6_3_cc_alenilestirme'], { kvk_kimden_nasil: ['aleni_kaynak'], ...aims('pazarlama_analiz'), ...kept('teklif_1') }), 'aleni_veri_toplama'],
    ['genes of the insured by the law of insurance, on duties at work', about('musteri', 'genetik_bilgi', [DUTY, SF], law('5684 s. Kanun m.11')), 'istihdam_disi_veri'],
    ['sexual life of candidates on a claim', about('calisan_adayi', 'cinsel_hayat_bilgisi', [HAK, 'k6_3_d_hak'], { ...aims('aday_secme_yerlestirme'), ...kept('aday_1') }), 'hak_disi_veri|hak_sorulur'],
    ['health of members of a trade chamber on membership', about('diger', 'kronik_hastalik', [C, SG], { ...at('meslek_kurulusu'), ...kept('uyelik_10') }), 'uyelik_disi_veri'],
    ['disability of parents on care in a school', about('veli_vasi_temsilci', 'engellilik', [C, SE], kept('ogrenci_1')), 'saglik_hizmeti_sorulur'],
    ['unions of tenants on vital interest', about('musteri', 'sendika_uyelik_bilgisi', ['k5_2_b_fiili_imkansizlik', 'k6_3_c_fiili_imkansizlik']), 'yasam_disi_veri|acil_durum_degil'],
    ['convictions of tenants on consent beside a claim', about('musteri', 'adli_sicil', [C, SA, 'k6_3_d_hak']), 'gereksiz_acik_riza'],
    ['wages on vital interest', about('calisan', 'bordro', ['k5_2_b_fiili_imkansizlik'], kept('sgk_belge_10')), 'acil_durum_degil'],
    ['shopping habits by contract for analysis', about('musteri', 'alisveris_gecmisi', [C], { ...aims('pazarlama_analiz'), ...kept('hesap_6ay') }), 'sadakat_profili|pazarlama_sozlesmesi'],
    ['cookies for advertising on interest', interest('internet_ziyaretcisi', 'cerez_kaydi', { ...aims('reklam_kampanya'), kimden_nasil_temin: ['cerez'], ...kept('cerez_13ay') }), 'reklam_cerezi_menfaat'],
    ['a pupil’s account on a contract with the pupil', about('ogrenci', 'kullanici_adi', [C], { on_sekiz_yas_alti: true, ...kept('hesap_6ay') }), 'cocukla_sozlesme'],
    ['debts of owners hung in the lift', about('kat_maliki', 'borc_alacak', [DUTY], { ...law('634 s. KMK m.20'), alici_grubu: ['herkese_acik'], ...kept('aidat_5') }), 'borc_listesi_acik'],
    ['parcels on consent', about('musteri', 'teslimat_kaydi', CONSENT), 'riza_yerine_sozlesme'],
    ['a cheque on consent', about('musteri', 'cek_senet', CONSENT, kept('ttk_82_10')), 'riza_yerine_kanun|riza_yerine_sozlesme'],
    ['statements of assets of civil servants on consent', about('calisan', 'mal_bildirimi', CONSENT, { ...at('kamu_kurumu'), ...kept('is_iliskisi_10') }), 'riza_yerine_kanun|calisan_acik_rizasi'],
    ['prescriptions in a pharmacy on consent', about('hasta', 'recete', [C, SA], kept('eczane_10')), 'riza_yerine_kanun'],
    ['a lawsuit against a customer on consent', about('ihtilaf_tarafi', 'dava_dosyasi', CONSENT, { ...aims('hukuk_isleri'), ...kept('hukuki_10') }), 'riza_yerine_kanun|riza_yerine_sozlesme'],
    ['balances of a pension on consent', about('calisan', 'bes_bilgisi', CONSENT, kept('is_iliskisi_10')), 'calisan_acik_rizasi|riza_yerine_kanun'],
    ['plates of cars at a barrier on consent', about('ziyaretci', 'arac_plakasi', CONSENT, kept('ziyaretci_1')), 'riza_yerine_menfaat'],
    ['files of a work physician for two years', about('calisan', 'periyodik_muayene', [DUTY, SF], { ...law('6331/15'), ...kept('İşten ayrılmadan itibaren 2 yıl') }), 'sure_yasadan_kisa'],
    ['a hotel’s identity notices with invoices for a year', about('konaklayan', 'fatura', [DUTY], { ...law('VUK 253'), ...kept('Takip eden yıl başından itibaren 1 yıl') }), 'sure_yasadan_kisa'],
    ['e-money transfers for five years', about('musteri', 'odeme_kaydi', [DUTY], { ...law('5549 s. Kanun m.8'), ...kept('Son işlemden itibaren 5 yıl') }), 'sure_yasadan_kisa'],
    ['approvals of messages for six months', about('musteri', 'ileti_onayi', [DUTY], { ...law('6563 s. Kanun m.6'), ...kept('Onayın geri alınmasından itibaren 6 ay') }), 'sure_yasadan_kisa'],
    ['photographs of staff on a wall for twenty-five years', about('calisan', 'fotograf', [C], kept('İş ilişkisinin sona ermesinden itibaren 25 yıl')), 'sure_amactan_uzun'],
    ['bank accounts of suppliers for thirty years', about('tedarikci_yetkilisi', 'iban', [C], kept('Sözleşmenin sona ermesinden itibaren 30 yıl')), 'sure_amactan_uzun'],
    ['exams of candidates for five years', about('calisan_adayi', 'sinav_sonucu', [C], kept('Başvurunun sonuçlanmasından itibaren 5 yıl')), 'aday_suresi_uzun'],
    ['remote access for fifteen years', interest('calisan', 'vpn_kaydi', { izleme_kapsami: 'yalniz_trafik', kendi_cihazi: false, ...kept('Kayıttan itibaren 15 yıl') }), 'sure_amactan_uzun|trafik_suresi_uzun'],
    ['voices of a help desk for eight years', interest('musteri', 'ses_kaydi', kept('Görüşmeden itibaren 8 yıl')), 'sure_amactan_uzun'],
    ['wages on the law of consumers', about('calisan', 'bordro', [DUTY], { ...law('TKHK m.48'), ...kept('sgk_belge_10') }), 'kanun_uymuyor'],
    ['visitors on labour law', about('ziyaretci', 'ziyaretci_kaydi', [DUTY], { ...law('4857 s. İş Kanunu m.75'), ...kept('ziyaretci_1') }), 'kanun_uymuyor'],
    ['absences on the law of taxes', about('ogrenci', 'devamsizlik', [DUTY], { ...law('213 s. VUK m.227'), on_sekiz_yas_alti: false, ...kept('ogrenci_10') }), 'kanun_uymuyor'],
    ...['647 s. Kanun m.5', '3167 s. Çek Kanunu m.2', '6762 TTK m.66', 'Kaliforniya Tüketici Gizliliği Yasası m.3', 'LGPD Art. 7', 'Bayilik sözleşmesi m.4', 'Disiplin yönetmeliği m.6', 'KVKK m.5/2-f', 'Kalite el kitabı m.3', 'NIST SP 800-53 m.2'].map((t) => [`“${t}” for a law`, about('musteri', 'telefon', [DUTY], law(t)), 'kanun_degil|kanun_taninmadi'] as const),
    ['a camera in a hotel room by its name', interest('konaklayan', 'kamera_kaydi', { surec_ismi: 'Yatak Odası Kameraları', izlenen_alan: ['koridor_ortak'], ...FILM }), 'mahrem_alan|mahrem_alan_izlenir'],
    ['keys of staff logged', interest('calisan', 'log_kaydi', { surec_ismi: 'Klavye Hareketlerinin Kaydı', ...kept('sistem_log_2') }), 'izleme_sorulur'],
    ['drivers’ phones at weekends', interest('sofor_nakliyeci', 'gps_konum', { izleme_zamani: 'mesai_disi_da', kendi_cihazi: false, ...kept('arac_konum_3ay') }), 'konum_mesai_disi'],
    ['cameras of a gym’s sauna', interest('musteri', 'kamera_kaydi', { surec_ismi: 'Sauna ve Hamam Kameraları', ...FILM }), 'mahrem_alan'],
    ['cameras for three months in an office', interest('calisan', 'kamera_kaydi', { kimden_nasil_temin: ['kamera_sistemi'], izlenen_alan: ['giris_cikis'], ...kept('cctv_90') }), 'kamera_suresi_uzun'],
    ['passports for a loyalty card', about('musteri', 'pasaport_no', CONSENT, { ...aims('firma_baglilik'), ...kept('riza_geri_alma') }), 'tckn_gereksiz'],
  ]),
  ...of('supplierTransfers', [
    ...[['İş Bankası’nın Ankara Şubesi', 'Ücret ödemeleri'], ['MNG Kargo’ya', 'Teslimat'], ['Demir Law Office', 'Litigation'], ['Allianz', 'Grup sağlık sigortaları'], ['Pegasus', 'Uçuş'], ['Merkez Noteri', 'Vekâletname'], ['KPMG', 'Statutory audit of accounts'], ['Vodafone', 'Mobile lines'], ['Koç Üniversitesi', 'Seminer'], ['Hilton Hotel', 'Accommodation']].map(([a, b]) => [`${a} as processor`, processor(a ?? '', b ?? ''), 'rol_sorulur'] as const),
    ...[['Delta Çözüm', 'Contact center services'], ['Beta Bilişim', 'Veri merkezinde sunucu barındırılması'], ['Zed', 'Bordrolarımızın hazırlanması'], ['Sır', 'Evrakların imhası']].map(([a, b]) => [`${a} as controller`, { tedarikci_adi: a ?? '', hizmet_konusu: b ?? '' }, 'rol_sorulur'] as const),
    ...['Zoom', 'DeepL', 'ClickUp', 'Scaleway', 'Okta', 'Webflow', 'Google’ın bulutu', 'Sage Software GmbH', 'Elastic Cloud', 'Grafana Cloud'].map((t) => [`${t}, at home`, processor(t, 'Bulut hizmeti'), 'yurt_disi_gorunuyor'] as const),
    ['a derogation of public interest every month', { ...OUT, yurt_disi_mekanizma: 'arizi_kamu_yarari', aktarim_sikligi: 'aylik' }, 'arizi_degil'],
    ['adequacy of the United States', { ...OUT, aktarim_ulkesi: 'ABD', yurt_disi_mekanizma: 'yeterlilik_karari' }, 'yeterlilik_karari_yok'],
    ['another law that is repealed', { ...OUT, yurt_disi_mekanizma: 'ozel_kanun', yurt_disi_kanun: '4389 s. Bankalar Kanunu m.22' }, 'kanun_degil'],
    ['contacts of a firm on a claim, for marketing', { aktarim_sarti: [HAK], aktarim_amaci: ['reklam_kampanya'] }, 'hak_sorulur'],
    ['payroll at a bureau, linked to nothing, for two years', { ...processor('Nar Bordro', 'Bordro'), aktarilan_kisisel_veriler: ['ad_soyad', 'bordro'], ilgili_kisi: ['calisan'], aktarim_sarti: [DUTY], saklama_suresi: 'İş ilişkisinin sona ermesinden itibaren 2 yıl' }, 'sure_yasadan_kisa'],
  ]),
  ...of('publicTransfers', [
    ['invoices to the tax office, kept for three years', { kurum_adi: 'gib', ilgili_kisi: ['musteri'], aktarilan_kisisel_veriler: ['ad_soyad', 'fatura'], hukuki_dayanak: '213 s. VUK m.148', saklama_suresi: 'Bildirimden itibaren 3 yıl' }, 'sure_yasadan_kisa'],
    ['guests to the police on the law of labour', { kurum_adi: 'kimlik_bildirim', ilgili_kisi: ['konaklayan'], hukuki_dayanak: '4857 s. Kanun m.75', saklama_suresi: 'konaklama_3' }, 'kanun_uymuyor'],
    ['pupils to the ministry on interest', { kurum_adi: 'meb_meslek_lisesi', ilgili_kisi: ['ogrenci'], aktarim_sarti: [INTEREST], hukuki_dayanak: '3308 s. Kanun m.18', saklama_suresi: 'ogrenci_10' }, 'kamuya_kanunsuz'],
  ]),
  ...of('assets', [
    ['a biometric terminal without encryption', { varlik_turu: 'biyometrik_terminal', islenen_kisisel_veriler: ['parmak_izi'], sifreleme_var_mi: false }, 'ozel_nitelikli_sifresiz'],
    ...['Berlin veri merkezi', 'Azure North Europe', 'Hollanda'].map((t) => [`backups in “${t}”, at home`, { varlik_turu: 'yedek_unitesi', bulundugu_yer: t }, 'yurt_disi_gorunuyor'] as const),
    ['a laptop without encryption or backup with health', { varlik_turu: 'dizustu', islenen_kisisel_veriler: ['saglik_raporu'], sifreleme_var_mi: false, yedekleme_var_mi: false }, 'ozel_nitelikli_sifresiz|yedek_yok'],
  ]),
];

/** Lawful records, none of which may be alarmed. */
// prettier-ignore
export const LAWFUL: readonly Row[] = [
  ...of('processingActivities', [
    ['a marriage leave', about('calisan', 'izin_kaydi', [DUTY], { ...law('4857 s. Kanun ek m.2'), ...kept('is_iliskisi_10') })],
    ['blood donors', about('hasta', 'kan_grubu', [DUTY, SB], { ...law('5624 s. Kanun m.3'), ...kept('kan_30') })],
    ['military service of candidates', about('calisan_adayi', 'askerlik_durumu', [C], { ...aims('aday_basvuru'), ...kept('aday_1') })],
    ['members of a union in the union', about('diger', 'sendika_uyelik_bilgisi', [C, SG], { ...at('sendika'), ...kept('uyelik_10') })],
    ['health of pupils with a nurse', about('ogrenci', 'kronik_hastalik', [C, SE], { on_sekiz_yas_alti: true, ilgili_kisi: ['ogrenci', 'veli_vasi_temsilci'], ...kept('ogrenci_1') })],
    ['former convicts of a municipality', about('calisan', 'eski_hukumlu', [DUTY, SF], { ...at('kamu_kurumu'), ...law('4857 s. Kanun m.30'), ...kept('is_iliskisi_10') })],
    ['a refusal of treatment in a lawsuit', about('ihtilaf_tarafi', 'tani_tedavi', [HAK, 'k6_3_d_hak'], { ...aims('hukuk_isleri'), ...kept('hukuki_10') })],
    ['whistleblowers for five years', interest('calisan', 'etik_bildirim', kept('kayit_5'))],
    ['access logs', interest('calisan', 'log_kaydi', { ...aims('bilgi_guvenligi'), ...kept('sistem_log_2') })],
    ['training in the use of AI', about('calisan', 'egitim_katilim', [C], { surec_ismi: 'Yapay Zekâ Eğitimi', ...aims('egitim'), ...kept('is_iliskisi_10') })],
    ['a model trained on a balanced interest', interest('musteri', 'talep_sikayet', { surec_ismi: 'Yapay Zekâ Modelinin Eğitilmesi', ...kept('sikayet_3') })],
    ['winners of a raffle told by number', about('musteri', 'tckn', [DUTY], { ...data('tckn', 'kampanya_verisi'), ...aims('reklam_kampanya'), ...law('320 s. KHK m.4'), ...kept('cekilis_5') })],
    ['food for an event', about('etkinlik_katilimcisi', 'yemek_tercihi', [C], { ...aims('organizasyon_etkinlik'), ...kept('ayrilis_6ay') })],
    ['a company’s directors in the register', about('yonetim_kurulu_uyesi', 'imza_sirkuleri', [DUTY], { ...law('TTK 64'), ...kept('sirket_suresi') })],
    ['shares', about('hissedar_ortak', 'pay_bilgisi', [DUTY], { ...law('6102 s. TTK m.499'), ...kept('sirket_suresi') })],
    ['a case of cameras after a theft', about('ziyaretci', 'kamera_kaydi', [HAK], { ...data('kamera_kaydi', 'olay_tutanagi'), kimden_nasil_temin: ['kamera_sistemi'], izlenen_alan: ['giris_cikis'], ...aims('hukuk_isleri'), ...kept('olay_kapanis_10') })],
    ['the corridor before a changing room', interest('calisan', 'kamera_kaydi', { surec_ismi: 'Soyunma Odası Koridoru Kamerası', izlenen_alan: ['koridor_ortak'], ...FILM })],
    ['a garden of a prayer house', interest('ziyaretci', 'kamera_kaydi', { surec_ismi: 'Mescit Bahçesi Kamerası', izlenen_alan: ['dis_cephe_otopark'], ...FILM })],
    ['visitors by the law of guards', about('ziyaretci', 'ziyaretci_kaydi', [DUTY], { ...law('5188 s. Kanun m.7'), ...kept('ziyaretci_1') })],
    ['meetings recorded for a month', interest('calisan', 'toplanti_kaydi', kept('Toplantıdan itibaren 30 gün'))],
    ...['Gelir Vergisi Kanunu m.94', '6102/82', 'İş Kanunu’nun 75. maddesi', 'BK 146', '5271 sayılı CMK 332', '7338 s. VİVK m.1', 'Devlet Memurları Kanunu m.48', '6284 sayılı Kanun md.5', '5846 s. FSEK m.52', 'Umumi Hıfzıssıhha Kanunu m.57'].map((t) => [`“${t}” for a law`, about('musteri', 'telefon', [DUTY], law(t))] as const),
  ]),
  ...of('supplierTransfers', [
    ...[['Avis Filo', 'Araç kiralama'], ['Ups Güç Kaynakları', 'Kesintisiz güç kaynağı bakımı'], ['Demir Law Office', 'Litigation'], ['MNG Kargo', 'Teslimat'], ['Hotelrunner Yazılım', 'Otel yazılımı'], ['Notion Danışmanlık', 'Strateji']].slice(0, 5).map(([a, b]) => [`${a} as controller`, { tedarikci_adi: a ?? '', hizmet_konusu: b ?? '', ...(/Yazılım|Güç/.test(a ?? '') && { veri_isleyen_rolu: 'veri_isleyen' }) }] as const),
    ...[['Delta Çözüm', 'Contact center services'], ['Zed', 'Bordrolarımızın hazırlanması'], ['Sır', 'Evrakların imhası'], ['Akbank Mobilya', 'Ofis mobilyası'], ['Kanada Tercüme Bürosu', 'Çeviri']].slice(0, 4).map(([a, b]) => [`${a} as processor`, processor(a ?? '', b ?? '')] as const),
    ['payroll at a bureau, linked to its activity', { ...processor('Nar Bordro', 'Bordro'), veri_harita_id: [7], aktarilan_kisisel_veriler: ['ad_soyad', 'bordro'], ilgili_kisi: ['calisan'], aktarim_sarti: [DUTY], saklama_suresi: 'Teslimden itibaren 1 yıl' }],
  ]),
  ...of('publicTransfers', [
    ['invoices to the tax office', { kurum_adi: 'gib', ilgili_kisi: ['musteri'], aktarilan_kisisel_veriler: ['ad_soyad', 'fatura'], hukuki_dayanak: '213 s. VUK m.148', saklama_suresi: 'ttk_82_10' }],
    ['guests to the police', { kurum_adi: 'kimlik_bildirim', ilgili_kisi: ['konaklayan'], hukuki_dayanak: '1774 s. Kanun m.2', aktarim_sikligi: 'surekli', saklama_suresi: 'konaklama_3' }],
    ['interns to their school', { kurum_adi: 'meb_meslek_lisesi', ilgili_kisi: ['stajyer'], hukuki_dayanak: '3308 s. Kanun m.18', saklama_suresi: 'kayit_5' }],
  ]),
  ...of('assets', [
    ...['Berlin Sokak 4, Ankara', 'Viyana Kafe yanı, İstanbul', 'Bosna Hersek Mahallesi, Konya', 'Ürdün Bulvarı, Ankara'].map((t) => [`a server in “${t}”`, { bulundugu_yer: t }] as const),
  ]),
];
