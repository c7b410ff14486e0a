// prettier-ignore
import {
  A, C, CONSENT, DUTY, HAK, SA, SB, SE, SF,
  about, aims, at, interest, kept, law, of, type Row,
} from './sound.fixture.ts';

const OUT = { yurt_disi_aktarim: true, aktarim_ulkesi: 'Kanada' };

/** Records of a fifth reading that a specialist objects to, with the rules one of which says why. */
// prettier-ignore
export const OBJECTED: readonly Row[] = [
  ...of('processingActivities', [
    ['beliefs of tenants on the law of property', about('kat_maliki', 'mezhep_bilgisi', [DUTY, SB], law('634 s. Kanun m.18')), 'kanun_veriyi_ongormez'],
    ['genes of insured people on the law of insurance', about('musteri', 'genetik_bilgi', [DUTY, SB], law('5684 s. Sigortacılık Kanunu m.11')), 'kanun_veriyi_ongormez'],
    ['irises of staff of a data centre on the law of the internet', about('calisan', 'retina_iris', [DUTY, SB], { ...law('5651 s. Kanun m.6'), ...kept('ayrilis_6ay') }), 'biyometri_olculu_degil'],
    ['health of pupils’ relatives on duties at work', about('veli_vasi_temsilci', 'kronik_hastalik', [DUTY, SF], law('1739 s. Kanun m.2')), 'istihdam_disi_veri'],
    ['health of event guests on care', about('etkinlik_katilimcisi', 'kronik_hastalik', [C, SE]), 'saglik_hizmeti_sorulur'],
    ['sponsors’ contacts on a claim', about('is_ortagi_yetkilisi', 'eposta', [HAK], aims('sponsorluk')), 'hak_sorulur'],
    ['appraisals on a claim', about('calisan', 'performans', [HAK], { ...aims('performans_degerlendirme'), ...kept('performans_2') }), 'hak_sorulur'],
    ['prospects’ phones on a contract, for advertising', about('potansiyel_musteri', 'telefon', [C], { ...aims('urun_pazarlama'), ticari_ileti_onayi: true, ...kept('teklif_1') }), 'pazarlama_sozlesmesi'],
    ['customs papers of a forwarder for two years', about('musteri', 'teslimat_kaydi', [DUTY], { ...law('4458 s. Gümrük Kanunu m.13'), ...kept('Tescil yılı sonundan itibaren 2 yıl') }), 'sure_yasadan_kisa'],
    ['letters of a company for five years', about('musteri_yetkilisi', 'eposta', [DUTY], { ...law('6102 s. TTK m.82'), ...kept('Takvim yılı sonundan itibaren 5 yıl') }), 'sure_yasadan_kisa'],
    ['a psychiatric file for ten years in a hospital', about('hasta', 'hasta_dosyasi', [C, SE], kept('Son başvurudan itibaren 10 yıl')), 'sure_yasadan_kisa'],
    ['a mediator’s minutes for a year', about('ihtilaf_tarafi', 'arabuluculuk', [DUTY], { ...law('6325 s. Kanun m.17'), ...kept('Arabuluculuğun sona ermesinden itibaren 1 yıl') }), 'sure_yasadan_kisa'],
    ['products sold, traced for two years', about('musteri', 'siparis', [DUTY], { ...law('7223 s. Ürün Güvenliği ve Teknik Düzenlemeler Kanunu m.7'), ...kept('Ürünün piyasaya arzından itibaren 2 yıl') }), 'sure_yasadan_kisa'],
    ['waste papers for a year', about('tedarikci_yetkilisi', 'imza', [DUTY], { ...law('2872 s. Çevre Kanunu m.12'), ...kept('Kayıt tarihinden itibaren 1 yıl') }), 'sure_yasadan_kisa'],
    ['licence plates of a car park for four years', interest('musteri', 'arac_plakasi', kept('Kayıttan itibaren 4 yıl')), 'sure_amactan_uzun'],
    ['credit scores of customers for twenty-five years', about('musteri', 'kredi_risk', [C], { otomatik_karar: false, ...kept('Sözleşmenin sona ermesinden itibaren 25 yıl') }), 'sure_amactan_uzun'],
    ['notes of exit interviews for twelve years', interest('eski_calisan', 'cikis_gorusmesi', kept('Görüşmeden itibaren 12 yıl')), 'sure_amactan_uzun'],
    ['blood groups on cards for thirty years, on consent', about('calisan', 'kan_grubu', [C, SA], kept('İş ilişkisinin sona ermesinden itibaren 30 yıl')), 'sure_amactan_uzun|calisan_acik_rizasi'],
    ...['4077 s. Kanun m.4', '3182 s. Bankalar Kanunu m.10', '1580 s. Belediye Kanunu m.15', '4857 s. Kanun m.78', 'İsviçre Veri Koruma Kanunu m.6', 'İcra kurulu kararı m.1', 'Kira sözleşmesi m.5', 'Müşteri memnuniyet el kitabı m.2'].map((t) => [`“${t}” for a law`, about('musteri', 'telefon', [DUTY], law(t)), 'kanun_degil|kanun_taninmadi'] as const),
    ['allowances of staff on consent', about('calisan', 'yan_hak', CONSENT, kept('is_iliskisi_10')), 'calisan_acik_rizasi'],
    ['visitors’ book on consent', about('ziyaretci', 'ziyaretci_kaydi', CONSENT, kept('ziyaretci_1')), 'riza_yerine_menfaat'],
    ['tachograph data on consent of drivers', about('sofor_nakliyeci', 'surucu_belgesi', CONSENT, kept('is_iliskisi_10')), 'riza_yerine_kanun|calisan_acik_rizasi'],
    ['guarantees of a supplier’s partner on consent', about('tedarikci_yetkilisi', 'cek_senet', CONSENT, kept('ttk_82_10')), 'riza_yerine_kanun|riza_yerine_sozlesme'],
    ['politics of candidates on consent', about('calisan_adayi', 'siyasi_parti_uyeligi', [C, SA], kept('aday_1')), 'istenemez_riza'],
    ['copies of identity cards of fair visitors', interest('etkinlik_katilimcisi', 'kimlik_kart_ornegi', kept('ziyaretci_1')), 'kimlik_ornegi'],
    ['a nursery’s toilets filmed', interest('ogrenci', 'kamera_kaydi', { on_sekiz_yas_alti: true, kimden_nasil_temin: ['kamera_sistemi'], izlenen_alan: ['tuvalet_dus'], ...kept('cctv_30') }), 'mahrem_alan_izlenir'],
  ]),
  ...of('supplierTransfers', [
    ['an expert of a court as processor', { tedarikci_adi: 'Bilirkişi Mehmet Öz', hizmet_konusu: 'Hesap raporu', veri_isleyen_rolu: 'veri_isleyen' }, 'rol_sorulur'],
    ['a pension fund as processor', { tedarikci_adi: 'Anadolu Hayat Emeklilik', hizmet_konusu: 'Otomatik katılım', veri_isleyen_rolu: 'veri_isleyen' }, 'rol_sorulur'],
    ['a pharmacy as processor', { tedarikci_adi: 'Şifa Eczanesi', hizmet_konusu: 'Çalışan ilaçları', veri_isleyen_rolu: 'veri_isleyen' }, 'rol_sorulur'],
    ['a hotel as processor', { tedarikci_adi: 'Deniz Otel', hizmet_konusu: 'Toplantı konaklaması', veri_isleyen_rolu: 'veri_isleyen' }, 'rol_sorulur'],
    ['an archive in the cloud of Backblaze, at home', { tedarikci_adi: 'Backblaze', hizmet_konusu: 'Bulut yedekleme', veri_isleyen_rolu: 'veri_isleyen' }, 'yurt_disi_gorunuyor'],
    ['a chamber abroad on a contract for the person', { ...OUT, ...at('meslek_kurulusu'), yurt_disi_mekanizma: 'arizi_yarar_sozlesme', aktarim_sikligi: 'tek_seferlik' }, 'arizi_kamuya_kapali'],
    ['consent to the risk without consent', { ...OUT, yurt_disi_mekanizma: 'arizi_acik_riza', aktarim_sikligi: 'tek_seferlik' }, 'arizi_riza_yok'],
  ]),
  ...of('publicTransfers', [
    ['staff to the labour office on the law of the internet', { kurum_adi: 'iskur', hukuki_dayanak: '5651 s. Kanun m.6' }, 'kanun_uymuyor'],
    ['a debt to the bailiff on labour law', { kurum_adi: 'icra_daireleri', hukuki_dayanak: '4857 s. Kanun m.35' }, 'kanun_uymuyor'],
    ['disease told to the tax office by a law on health at work', { kurum_adi: 'gib', aktarilan_kisisel_veriler: ['ad_soyad', 'meslek_hastaligi'], aktarim_sarti: [A, SB], hukuki_dayanak: '6331 s. Kanun m.14' }, 'kanun_uymuyor'],
  ]),
  ...of('assets', [
    ['a public folder with wages', { varlik_turu: 'dosya_sunucusu', islenen_kisisel_veriler: ['ad_soyad', 'bordro'], gizlilik_derecesi: 'kamuya_acik' }, 'acik_varlik'],
    ['a tablet of a thousand customers without encryption', { varlik_turu: 'tablet', sifreleme_var_mi: false, kisi_sayisi: 2500 }, 'cok_kisi_sifresiz'],
  ]),
];
/** Lawful records, none of which may be alarmed. */
// prettier-ignore
export const LAWFUL: readonly Row[] = [
  ...of('processingActivities', [
    ['records of a notary’s clerks', about('calisan', 'adli_sicil', [DUTY, SB], { ...law('1512 s. Noterlik Kanunu m.45'), ...kept('is_iliskisi_10') })],
    ['security checks of a ministry', about('calisan_adayi', 'adli_sicil', [DUTY, SB], { ...at('kamu_kurumu'), ...law('7315 s. Güvenlik Soruşturması ve Arşiv Araştırması Kanunu m.3'), ...kept('aday_1') })],
    ['disabled customers’ tax relief', about('musteri', 'engellilik', [DUTY, SB], law('4760 s. ÖTV Kanunu m.7'))],
    ['family of staff in social security', about('calisan_yakini', 'engellilik', [DUTY, SF], { ...law('5510 s. Kanun m.60'), ...kept('sgk_belge_10') })],
    ['athletes of a club on health law', about('diger', 'saglik_raporu', [DUTY, SB], { ...at('dernek'), ...law('7405 s. Kanun m.20'), ...kept('uyelik_10') })],
    ['occupational doctor on care', about('calisan', 'tani_tedavi', [DUTY, SE], { ...law('6331 s. Kanun m.15'), ...kept('saglik_dosyasi_15') })],
    ['a lawsuit of a supplier', about('tedarikci_yetkilisi', 'ihtarname', [HAK], { ...aims('hukuk_isleri'), ...kept('hukuki_10') })],
    ['loyalty points on a contract', about('musteri', 'sadakat_puani', [C], { ...aims('firma_baglilik'), kimden_nasil_temin: ['mobil_uygulama'], ...kept('hesap_6ay') })],
    ['a raffle on a contract', about('musteri', 'kampanya_verisi', [C], { ...aims('reklam_kampanya'), ...kept('cekilis_5') })],
    ['books of a company for ten years', about('musteri', 'fatura', [DUTY], { ...law('6102 s. TTK m.82'), ...kept('ttk_82_10') })],
    ['a mediator’s minutes for five years', about('ihtilaf_tarafi', 'arabuluculuk', [DUTY], { ...law('6325 s. Kanun m.17'), ...kept('arabuluculuk_5') })],
    ['products traced for ten years', about('musteri', 'siparis', [DUTY], { ...law('7223 s. Kanun m.7'), ...kept('urun_10') })],
    ['scores of a bank for ten years', about('musteri', 'kredi_risk', [DUTY], { otomatik_karar: false, ...law('5411 s. Kanun m.42'), ...kept('kayit_10') })],
    ['plates of a car park for a year', interest('musteri', 'arac_plakasi', kept('kayit_1'))],
    ['pupils of a course above eighteen', about('ogrenci', 'kurs', [C], { on_sekiz_yas_alti: false, ...kept('ogrenci_10') })],
    ['cameras in a warehouse', interest('calisan', 'kamera_kaydi', { kimden_nasil_temin: ['kamera_sistemi'], izlenen_alan: ['depo_uretim'], ...kept('cctv_30') })],
    ['a reference called with consent', about('referans_kisi', 'telefon', CONSENT, kept('aday_1'))],
    ['disability of candidates on consent', about('calisan_adayi', 'engellilik', [C, SA], kept('aday_1'))],
    ['photographs of a trip on the parents’ consent', about('ogrenci', 'fotograf', CONSENT, { ilgili_kisi: ['ogrenci', 'veli_vasi_temsilci'], on_sekiz_yas_alti: true, kvk_kimden_nasil: ['calisan_yakini_kaynak'], ...kept('riza_geri_alma') })],
    ...['5737 s. Vakıflar Kanunu m.32', '1475 s. Kanun m.14', '4857 s. İş Kanunu m.41, 63', '2972 s. Mahalli İdareler ile Mahalle Muhtarlıkları Seçimi Kanunu m.9', 'Sağlık Hizmetleri Temel Kanunu ek m.11', 'Mesafeli Satış ve Teslim Yönetmeliği m.5', '5957 s. Kanun m.5', 'Avukatlık Kanunu m.39', 'İYUK m.20', '7155 s. Kanun m.3'].map((t) => [`“${t}” for a law`, about('musteri', 'telefon', [DUTY], law(t))] as const),
  ]),
  ...of('supplierTransfers', [
    ['a pension fund as controller', { tedarikci_adi: 'Anadolu Hayat Emeklilik', hizmet_konusu: 'Otomatik katılım' }],
    ['a printer of cheques', { tedarikci_adi: 'Yıldız Matbaa', hizmet_konusu: 'Kartvizit baskısı', veri_isleyen_rolu: 'veri_isleyen' }],
    ['a school called after a pharmacy street', { tedarikci_adi: 'Police Akademi Dil Kursu', hizmet_konusu: 'İngilizce dersi' }],
    ['vital help abroad, once', { ...OUT, ...at('kamu_kurumu'), yurt_disi_mekanizma: 'arizi_hayati', aktarim_sikligi: 'tek_seferlik' }],
    ['staff of a supplier’s contact on interest', { ilgili_kisi: ['tedarikci_calisani'], aktarim_sarti: ['k5_2_f_mesru_menfaat'] }],
  ]),
  ...of('publicTransfers', [
    ['an answer to a prosecutor', { kurum_adi: 'savcilik', hukuki_dayanak: '5271 s. CMK m.161', aktarim_sikligi: 'talep_uzerine', talep_tarihi: '2026-03-03', talep_sayisi: '2026/9', kapsam_denetlendi: true, saklama_suresi: 'hukuki_10' }],
    ['a debt to the bailiff', { kurum_adi: 'icra_daireleri', ilgili_kisi: ['musteri'], aktarilan_kisisel_veriler: ['ad_soyad', 'borc_alacak'], hukuki_dayanak: '2004 s. İİK m.58', aktarim_sikligi: 'tek_seferlik', aktarim_sarti: [HAK], saklama_suresi: 'hukuki_10' }],
    ['labour mediation', { kurum_adi: 'arabuluculuk_burosu', hukuki_dayanak: '7036 s. Kanun m.3', aktarim_sikligi: 'tek_seferlik', saklama_suresi: 'arabuluculuk_5' }],
  ]),
  ...of('assets', [
    ['a public site with pictures', { varlik_turu: 'internet_sitesi', islenen_kisisel_veriler: ['ad_soyad', 'fotograf', 'ozgecmis'], gizlilik_derecesi: 'kamuya_acik' }],
    ['a cash box', { varlik_turu: 'kasa', islenen_kisisel_veriler: ['cek_senet'], imha_yontemi: 'yok_etme', sifreleme_var_mi: null, yedekleme_var_mi: null, gizlilik_derecesi: 'gizli' }],
  ]),
];
