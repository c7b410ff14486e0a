/** A legal or customary bound of how long data are kept. */
export type Bound = Readonly<{
  /** Items of data that it is about, by code. */
  veriler: readonly string[];
  /** The law that obliges, as it may be cited, and the categories and items of data that it then binds. */
  atif?: Readonly<{ kanun: RegExp; kategoriler: readonly string[]; veriler?: readonly string[] }>;
  /** Categories of ordinary data all of which it bounds. */
  kategoriler?: readonly string[];
  /** People about whom alone it is. */
  kisiler?: readonly string[];
  /** Purposes for which alone it bounds. */
  amaclar?: readonly string[];
  /** Conditions of art. 5 or 6 under which the record is the document itself, where not any duty. */
  sartlar?: readonly string[];
  /** A law that sets a period of its own for another kind of company, if it is cited. */
  haric?: RegExp;
  yil: number;
  /** From which event the years run. */
  baslangic: string;
  kanun: string;
  /** `metin`: by the law's text; `yorum`: a custom or a reading that counsel should confirm. */
  kaynak: 'metin' | 'yorum';
  gecerlilik: string;
}>;

/** Articles on hosts and providers of access, whose periods are shorter than those of shared connections. */
const HOSTS = /5651\D{0,40}\b[56]\b(?!\D{0,8}\b7\b)/u;
/** Categories of what stands in books and their documents. */
const BOOKED = ['musteri_islem', 'finans'];

const OF_CLIENTS = [...BOOKED, 'hukuki_islem'];
const OF_DISPOSAL = ['kimlik', 'hukuki_islem', 'islem_guvenligi'];
const OF_WASTE = [...OF_DISPOSAL, 'musteri_islem'];
const OF_BUILDINGS = [...OF_CLIENTS, 'diger_bilgiler', 'mesleki_deneyim'];

/** Shortest periods, for the records that a law obliges to keep. */
export const FLOORS: readonly Bound[] = [
  {
    veriler: ['bordro', 'ise_giris_bildirgesi', 'isten_ayrilis_bildirgesi'],
    sartlar: ['k5_2_a_kanun', 'k5_2_c_sozlesme', 'k5_2_cc_hukuki_yukumluluk', 'k6_3_b_kanun'],
    atif: { kanun: /(?:5510\D{0,40}|SSGSSK\D{0,20})\b86\b/iu, kategoriler: ['ozluk'] },
    yil: 10,
    baslangic: 'ait olduğu yılı izleyen yılın başı',
    kanun: '5510 s. Kanun m. 86',
    kaynak: 'metin',
    gecerlilik: '2008-10-01',
  },
  {
    veriler: ['fatura', 'cek_senet', 'bilanco'],
    atif: {
      kanun: /(?:6102|TTK|Ticaret Kanunu)\D{0,40}\b(?:64|82|499)\b/iu,
      kategoriler: ['musteri_islem', 'finans', 'kimlik', 'hukuki_islem'],
    },
    yil: 10,
    baslangic: 'takvim yılının sona ermesi',
    kanun: '6102 s. TTK m. 82 (213 s. VUK m. 253: 5 yıl)',
    kaynak: 'metin',
    gecerlilik: '2012-07-01',
  },
  {
    veriler: ['ise_giris_muayene', 'periyodik_muayene', 'meslek_hastaligi'],
    yil: 15,
    baslangic: 'işten ayrılma',
    kanun: '6331 s. Kanun m. 15; İSG Hizmetleri Yönetmeliği m. 7',
    kaynak: 'metin',
    gecerlilik: '2012-12-29',
  },
  {
    veriler: ['hasta_dosyasi', 'goruntuleme', 'hasta_onami'],
    kisiler: ['hasta'],
    sartlar: ['k6_3_e_saglik_hizmeti'],
    yil: 20,
    baslangic: 'hastanın son başvurusu',
    kanun: '3359 s. Kanun m. 3; Özel Hastaneler Yönetmeliği m. 49',
    kaynak: 'yorum',
    gecerlilik: '2002-03-27',
  },
  {
    veriler: ['internet_trafik'],
    haric: HOSTS,
    atif: { kanun: /5651\D{0,40}\b[47]\b/u, kategoriler: ['islem_guvenligi'] },
    yil: 2,
    baslangic: 'kayıt tarihi',
    kanun: '5651 s. Kanun m. 7; İnternet Toplu Kullanım Sağlayıcıları Hakkında Yönetmelik',
    kaynak: 'metin',
    gecerlilik: '2017-04-11',
  },
  {
    veriler: [],
    atif: { kanun: /5549|MASAK/iu, kategoriler: ['kimlik', 'musteri_islem', 'finans'] },
    yil: 8,
    baslangic: 'son işlem tarihi',
    kanun: '5549 s. Kanun m. 8',
    kaynak: 'metin',
    gecerlilik: '2006-10-18',
  },
  {
    veriler: ['dozimetre', 'tahlil_sonucu'],
    sartlar: ['k6_3_f_istihdam_isg'],
    yil: 15,
    baslangic: 'işten ayrılma',
    kanun: '6331 s. Kanun m. 15; İSG Hizmetleri Yönetmeliği m. 7',
    kaynak: 'yorum',
    gecerlilik: '2012-12-29',
  },
  {
    veriler: ['ileti_onayi'],
    yil: 3,
    baslangic: 'onayın geçerliliğinin sona ermesi',
    kanun:
      '6563 s. Kanun m. 6; Ticari İletişim ve Ticari Elektronik İletiler Hakkında Yönetmelik m. 13',
    kaynak: 'yorum',
    gecerlilik: '2020-01-04',
  },
  cited(/asbest|kanserojen/iu, ['saglik_bilgileri'], 40, {
    baslangic: 'maruziyetin sona ermesi',
    kanun: '6331 s. Kanun m. 15; asbest ve kanserojen maddeler yönetmelikleri',
    gecerlilik: '2013-01-25',
  }),
  cited(/radyasyon/iu, ['saglik_bilgileri'], 30, {
    baslangic: 'radyasyonlu görevin sona ermesi',
    kanun: '6331 s. Kanun m. 15; Radyasyon Güvenliği Yönetmeliği',
    gecerlilik: '2016-04-07',
  }),
  cited(/(?<!\d)5624(?!\d)/u, ['saglik_bilgileri'], 30, {
    baslangic: 'transfüzyon tarihi',
    kanun: '5624 s. Kan ve Kan Ürünleri Kanunu m. 3 ve Yönetmeliği',
    gecerlilik: '2008-12-04',
  }),
  {
    veriler: [],
    atif: {
      kanun: /Özel Hastaneler\D{0,40}\b49\b/iu,
      kategoriler: [],
      veriler: ['hasta_dosyasi', 'goruntuleme'],
    },
    yil: 20,
    baslangic: 'hastanın son başvurusu',
    kanun: 'Özel Hastaneler Yönetmeliği m. 49',
    kaynak: 'yorum',
    gecerlilik: '2002-03-27',
  },
  {
    veriler: [],
    kategoriler: ['saglik_bilgileri', 'genetik_veri'],
    kisiler: ['denek'],
    sartlar: ['k6_3_a_acik_riza', 'k6_3_b_kanun', 'k6_3_e_saglik_hizmeti'],
    yil: 14,
    baslangic: 'araştırmanın tamamlanması',
    kanun: '3359 s. Kanun ek m. 10; klinik araştırmalara ilişkin Yönetmelik',
    kaynak: 'yorum',
    gecerlilik: '2023-05-27',
  },
  cited(/klinik araştırma/iu, ['saglik_bilgileri'], 15, {
    baslangic: 'araştırmanın tamamlanması',
    kanun: '3359 s. Kanun ek m. 10; klinik araştırmalara ilişkin Yönetmelik',
    gecerlilik: '2023-05-27',
  }),
  cited(/(?:(?<!\d)213(?!\d)|VUK|Vergi Usul Kanunu)\D{0,40}\b253\b/iu, BOOKED, 5, {
    baslangic: 'takip eden takvim yılı başı',
    kanun: '213 s. VUK m. 253',
    gecerlilik: '2016-04-07',
  }),
  cited(/4458\D{0,40}\b13\b/u, BOOKED, 5, {
    baslangic: 'beyannamenin tescil edildiği yıl sonu',
    kanun: '4458 s. Gümrük Kanunu m. 13',
    gecerlilik: '2016-04-07',
  }),
  cited(/Mesafeli Sözleşmeler/iu, ['musteri_islem'], 3, {
    baslangic: 'işlem tarihi',
    kanun: 'Mesafeli Sözleşmeler Yönetmeliği m. 20',
    gecerlilik: '2016-04-07',
  }),
  cited(HOSTS, ['islem_guvenligi'], 1, {
    baslangic: 'kayıt tarihi',
    kanun: '5651 s. Kanun m. 5, 6 ve yönetmelikleri',
    gecerlilik: '2016-04-07',
  }),
  {
    veriler: ['is_kazasi_saglik'],
    sartlar: ['k6_3_f_istihdam_isg'],
    yil: 10,
    baslangic: 'kaza tarihi',
    kanun: '6331 s. Kanun m. 14; 5510 s. Kanun m. 21; 6098 s. TBK m. 146',
    kaynak: 'yorum',
    gecerlilik: '2012-12-30',
  },
  cited(/1136\D{0,40}\b39\b|Avukatlık Kanunu\D{0,20}\b39\b/u, OF_CLIENTS, 3, {
    baslangic: 'vekâletin sona ermesi',
    kanun: '1136 s. Avukatlık Kanunu m. 39',
    gecerlilik: '2016-04-07',
  }),
  cited(/5411\D{0,40}\b42\b/u, BOOKED, 10, {
    baslangic: 'işlem tarihi',
    kanun: '5411 s. Bankacılık Kanunu m. 42',
    gecerlilik: '2016-04-07',
  }),
  cited(/6362\D{0,40}\b4[56]\b|Belge ve Kayıt Düzeni/u, OF_CLIENTS, 10, {
    baslangic: 'düzenlenme tarihi',
    kanun: '6362 s. Sermaye Piyasası Kanunu; III-45.1 sayılı Tebliğ',
    gecerlilik: '2016-04-07',
  }),
  cited(/(?<!\d)5070(?!\d)|Elektronik İmza Kanunu/u, ['islem_guvenligi', 'kimlik'], 20, {
    baslangic: 'sertifikanın sona ermesi',
    kanun: '5070 s. Kanun m. 10 ve uygulama Yönetmeliği',
    gecerlilik: '2016-04-07',
  }),
  cited(/(?<!\d)5746(?!\d)/u, [...BOOKED, 'ozluk', 'mesleki_deneyim'], 5, {
    baslangic: 'destek süresinin bitimi',
    kanun: '5746 s. Kanun m. 3; 213 s. VUK m. 253',
    gecerlilik: '2016-04-07',
  }),
  cited(/6493\D{0,40}\b23\b/u, BOOKED, 10, {
    baslangic: 'işlem tarihi',
    kanun: '6493 s. Kanun m. 23',
    gecerlilik: '2016-04-07',
  }),
  cited(/Üremeye Yardımcı/iu, ['saglik_bilgileri', 'genetik_veri'], 30, {
    baslangic: 'tedavinin sona ermesi',
    kanun: '2238 s. Kanun ek m. 1; Üremeye Yardımcı Tedavi Merkezleri Yönetmeliği',
    gecerlilik: '2016-04-07',
  }),
  cited(/takograf|2918\D{0,60}\b31\b/iu, ['lokasyon'], 5, {
    baslangic: 'kaydın alınması',
    kanun: '2918 s. Karayolları Trafik Kanunu m. 31 ve Yönetmeliği',
    gecerlilik: '2016-04-07',
  }),
  cited(/5253\D{0,40}\b11\b|Dernekler Yönetmeliği/u, BOOKED, 5, {
    baslangic: 'belgenin deftere kaydı',
    kanun: '5253 s. Dernekler Kanunu m. 11; Dernekler Yönetmeliği',
    gecerlilik: '2016-04-07',
  }),
  cited(/Silinmesi, Yok Edilmesi\D{0,80}\b7\b/u, OF_DISPOSAL, 3, {
    baslangic: 'imha işlemi',
    kanun: 'Silme, Yok Etme veya Anonim Hale Getirme Yönetmeliği m. 7/3',
    gecerlilik: '2018-01-01',
  }),
  cited(/4708\D{0,60}\b3\b/u, OF_BUILDINGS, 15, {
    baslangic: 'yapı kullanma izninin alınması',
    kanun: '4708 s. Yapı Denetimi Hakkında Kanun m. 3',
    gecerlilik: '2016-04-07',
  }),
  cited(/7223\D{0,80}\b(?:7|12)\b/u, ['musteri_islem'], 10, {
    baslangic: 'ürünün piyasaya arzı',
    kanun: '7223 s. Kanun m. 7, 12',
    gecerlilik: '2021-03-12',
  }),
  cited(/2872\D{0,60}\b12\b|Atık Yönetimi/u, OF_WASTE, 5, {
    baslangic: 'kayıt tarihi',
    kanun: '2872 s. Çevre Kanunu m. 12; Atık Yönetimi Yönetmeliği',
    gecerlilik: '2016-04-07',
  }),
  cited(/6325\D{0,40}\b17\b/u, ['hukuki_islem'], 5, {
    baslangic: 'arabuluculuğun sona ermesi',
    kanun: '6325 s. Kanun m. 17',
    gecerlilik: '2016-04-07',
  }),
];

/** Longest periods that are customary where no law obliges to keep longer. */
export const CEILINGS: readonly Bound[] = [
  ceiling(['gps_konum', 'arac_takip_konumu', 'mobil_konum'], 1, { baslangic: 'kayıt tarihi' }),
  ceiling(['cerez_kaydi', 'reklam_kimligi'], 2, { baslangic: 'çerezin yerleştirilmesi' }),
  ceiling(['ziyaretci_kaydi', 'arac_plakasi'], 2, { baslangic: 'ziyaret tarihi' }),
  ceiling(['kartli_gecis', 'giris_cikis_kaydi'], 5, { baslangic: 'kayıt tarihi' }),
  ceiling(['cagri_merkezi_kaydi', 'ses_kaydi'], 5, { baslangic: 'görüşme tarihi' }),
  ceiling(['toplanti_kaydi'], 2, { baslangic: 'toplantı tarihi' }),
  ceiling(['kampanya_verisi', 'ilgi_tercih', 'musteri_segmenti'], 5, { baslangic: 'son işlem' }),
  ceiling(['parmak_izi', 'yuz_tanima', 'avuc_ici', 'retina_iris'], 1, {
    baslangic: 'ilişkinin sona ermesi',
  }),
  ceiling(['log_kaydi', 'vpn_kaydi', 'otp_kaydi'], 10, { baslangic: 'kayıt tarihi' }),
  ceiling(['sozlesme_bilgisi', 'siparis'], 20, { baslangic: 'sözleşmenin sona ermesi' }),
  ceiling(['teklif_bilgisi'], 10, { baslangic: 'teklifin geçerliliğinin bitimi' }),
  ceiling(['cikis_gorusmesi', 'mulakat_notu', 'referans_bilgisi'], 10, {
    baslangic: 'ilişkinin sona ermesi',
  }),
  ceiling(['ucret_beklentisi', 'calisan_gorusu'], 10, { baslangic: 'ilişkinin sona ermesi' }),
  ceiling(['anket_yaniti'], 5, { baslangic: 'anketin kapanması' }),
  ceiling(['servis_duragi', 'seyahat_guzergahi'], 10, { baslangic: 'ilişkinin sona ermesi' }),
  ceiling(['rehberlik_notu', 'davranis_kaydi'], 20, { baslangic: 'ilişkinin sona ermesi' }),
  ceiling(['yemek_tercihi'], 2, { baslangic: 'ilişkinin sona ermesi' }),
  {
    ...ceiling(['acil_durum_irtibat'], 2, { baslangic: 'ilişkinin sona ermesi' }),
    kisiler: ['calisan_yakini'],
  },
  ceiling(['acil_durum_irtibat', 'beden_olcusu'], 10, { baslangic: 'ilişkinin sona ermesi' }),
  ceiling(['sadakat_puani', 'alisveris_gecmisi', 'urun_yorumu'], 10, { baslangic: 'son işlem' }),
  ceiling(['etkinlik_gorseli', 'fotograf', 'video'], 10, { baslangic: 'ilişkinin sona ermesi' }),
  {
    ...ceiling([], 5, { baslangic: 'son işlem veya onayın geri alınması' }),
    kategoriler: ['iletisim', 'pazarlama'],
    amaclar: ['reklam_kampanya', 'urun_pazarlama', 'pazarlama_analiz'],
  },
  {
    ...ceiling([], 20, { baslangic: 'ilişkinin sona ermesi' }),
    kategoriler: [
      ...['kimlik', 'iletisim', 'pazarlama', 'ozluk', 'mesleki_deneyim', 'finans'],
      ...['gorsel_isitsel_kayitlar', 'musteri_islem'],
    ],
  },
];

/** The same for assets alone; activities with these data have rules of their own, which know incidents too. */
export const ASSET_CEILINGS: readonly Bound[] = [
  ceiling(['kamera_kaydi'], 30 / 365, { baslangic: 'kayıt tarihi' }),
  ceiling(['eposta_trafik', 'internet_trafik'], 2, { baslangic: 'kayıt tarihi' }),
];

/** A shortest period of data whose record names the law, by a reading that counsel should confirm. */
function cited(
  law: RegExp,
  kategoriler: readonly string[],
  yil: number,
  source: Pick<Bound, 'baslangic' | 'kanun' | 'gecerlilik'>,
): Bound {
  return { veriler: [], atif: { kanun: law, kategoriler }, yil, kaynak: 'yorum', ...source };
}

function ceiling(
  veriler: readonly string[],
  yil: number,
  { baslangic }: Pick<Bound, 'baslangic'>,
): Bound {
  const kanun = 'KVKK m. 4/2-ç, 4/2-d';
  return { veriler, yil, baslangic, kanun, kaynak: 'yorum', gecerlilik: '2016-04-07' };
}
