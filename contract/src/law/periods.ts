/** A legal or customary bound of how long data are kept. */
export type Bound = Readonly<{
  /** Items of data that it is about, by code. */
  veriler: readonly string[];
  /** The law that obliges, as it may be cited, and the categories of data that it then binds. */
  atif?: Readonly<{ kanun: RegExp; kategoriler: readonly string[] }>;
  /** Categories of ordinary data all of which it bounds. */
  kategoriler?: readonly string[];
  /** Purposes for which alone it bounds. */
  amaclar?: readonly string[];
  /** Conditions of art. 5 or 6 under which the record is the document itself, where not any duty. */
  sartlar?: readonly string[];
  yil: number;
  /** From which event the years run. */
  baslangic: string;
  kanun: string;
  /** `metin`: by the law's text; `yorum`: a custom or a reading that counsel should confirm. */
  kaynak: 'metin' | 'yorum';
  gecerlilik: string;
}>;

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
      kanun: /(?:6102|TTK|Ticaret Kanunu)\D{0,40}\b(?:64|82)\b/iu,
      kategoriler: ['musteri_islem', 'finans'],
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
    veriler: ['hasta_dosyasi'],
    sartlar: ['k6_3_e_saglik_hizmeti'],
    yil: 20,
    baslangic: 'hastanın son başvurusu',
    kanun: '3359 s. Kanun m. 3; Özel Hastaneler Yönetmeliği m. 49',
    kaynak: 'yorum',
    gecerlilik: '2002-03-27',
  },
  {
    veriler: ['internet_trafik'],
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
];

/** Longest periods that are customary where no law obliges to keep longer. */
export const CEILINGS: readonly Bound[] = [
  ceiling(['gps_konum', 'arac_takip_konumu', 'mobil_konum'], 1, 'kayıt tarihi'),
  ceiling(['cerez_kaydi', 'reklam_kimligi'], 2, 'çerezin yerleştirilmesi'),
  ceiling(['ziyaretci_kaydi', 'arac_plakasi'], 2, 'ziyaret tarihi'),
  ceiling(['kartli_gecis', 'giris_cikis_kaydi'], 5, 'kayıt tarihi'),
  ceiling(['cagri_merkezi_kaydi', 'ses_kaydi', 'toplanti_kaydi'], 5, 'görüşme tarihi'),
  ceiling(['kampanya_verisi', 'ilgi_tercih', 'musteri_segmenti'], 5, 'son işlem'),
  ceiling(['parmak_izi', 'yuz_tanima', 'avuc_ici', 'retina_iris'], 1, 'ilişkinin sona ermesi'),
  ceiling(['sozlesme_bilgisi', 'siparis', 'teklif_bilgisi'], 20, 'sözleşmenin sona ermesi'),
  {
    ...ceiling([], 5, 'son işlem veya onayın geri alınması'),
    kategoriler: ['iletisim', 'pazarlama'],
    amaclar: ['reklam_kampanya', 'urun_pazarlama', 'pazarlama_analiz'],
  },
  { ...ceiling([], 20, 'ilişkinin sona ermesi'), kategoriler: ['kimlik', 'iletisim', 'pazarlama'] },
];

function ceiling(veriler: readonly string[], yil: number, baslangic: string): Bound {
  const kanun = 'KVKK m. 4/2-ç, 4/2-d; ölçülülük';
  return { veriler, yil, baslangic, kanun, kaynak: 'yorum', gecerlilik: '2016-04-07' };
}
