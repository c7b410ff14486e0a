/** Case in which consent misleads: a law or a contract already carries the processing. */
export type Carrier = Readonly<{
  by: 'kanun' | 'sozlesme' | 'menfaat';
  veriler: readonly string[];
  amaclar: readonly string[];
  /** Groups of people to which it applies; without any it applies to all. */
  kisiler?: readonly string[];
  /** Purposes for which people may be asked all the same, as for a list that nobody must be on. */
  haric?: readonly string[];
  kanun: string;
  kaynak: 'metin' | 'yorum';
}>;

/** Data and purposes whose processing a law requires or a contract needs, with or without consent. */
export const CARRIERS: readonly Carrier[] = [
  law(['bordro', 'ise_giris_bildirgesi', 'isten_ayrilis_bildirgesi', 'sgk_sicil_no'], {
    kanun: '5510 s. Kanun m. 86',
  }),
  law(['fatura', 'bilanco'], { kanun: '213 s. VUK m. 229, 253; 6102 s. TTK m. 82' }),
  law(['ise_giris_muayene', 'periyodik_muayene', 'meslek_hastaligi', 'is_kazasi_saglik'], {
    kanun: '6331 s. Kanun m. 14, 15',
  }),
  law(['haciz_kesintisi', 'icra_dosyasi'], { kanun: '2004 s. İİK m. 355' }),
  law(['calisma_izni'], { kanun: '6735 s. Kanun m. 22' }),
  read(['puantaj', 'izin_kaydi'], { kanun: '4857 s. Kanun m. 8, 56, 63, 67' }),
  read(['dava_dosyasi', 'adli_yazisma', 'arabuluculuk', 'ihtarname'], {
    kanun: 'KVKK m. 5/2-e; 6100 s. HMK m. 27',
  }),
  read(['vergi_kimlik_no'], { kanun: '213 s. VUK m. 227, 230' }),
  read(['istirahat_raporu'], { kanun: '5510 s. Kanun m. 18' }),
  read(['mal_bildirimi'], { kanun: '3628 s. Kanun m. 2' }),
  read(['pay_bilgisi'], { kanun: '6102 s. TTK m. 64, 499' }),
  read(['yaptirim_taramasi'], { kanun: '5549 s. Kanun m. 3; 6415 s. Kanun' }),
  read(['imza_sirkuleri', 'vekaletname'], { kanun: '6102 s. TTK m. 40; 1512 s. Kanun m. 79' }),
  read(['ilgili_kisi_basvurusu'], { kanun: 'KVKK m. 13' }),
  read(['ihlal_kaydi', 'riza_kaydi', 'siber_olay'], { kanun: 'KVKK m. 12' }),
  read(['eimza_sertifika'], { kanun: '5070 s. Kanun m. 10' }),
  read(['risk_degerlendirme', 'olay_tutanagi'], { kanun: '6331 s. Kanun m. 10, 14' }),
  read(['idari_yaptirim'], { kanun: '5326 s. Kanun' }),
  read(['bulus_bilgisi'], { kanun: '6769 s. SMK m. 113, 114' }),
  {
    ...read(['kredi_risk'], { kanun: '5411 s. Kanun ek m. 1; 6493 s. Kanun' }),
    kisiler: ['musteri', 'kefil', 'potansiyel_musteri'],
  },
  {
    ...read(['tasinmaz_bilgisi'], { kanun: '634 s. KMK m. 35' }),
    kisiler: ['kat_maliki'],
    haric: ['acil_durum', 'sosyal_sorumluluk'],
  },
  {
    ...read(['aile_durumu'], { kanun: '5510 s. Kanun m. 3, 60; 193 s. GVK m. 31' }),
    kisiler: ['calisan', 'calisan_yakini', 'eski_calisan'],
  },
  read(['src_belgesi', 'mesleki_yeterlilik'], {
    kanun: '4925 s. Kanun; 2918 s. Kanun; 5544 s. Kanun',
  }),
  {
    ...read(['surucu_belgesi'], { kanun: '2918 s. Kanun m. 36; 4925 s. Kanun' }),
    kisiler: ['sofor_nakliyeci', 'calisan'],
  },
  {
    ...read(['internet_trafik'], { kanun: '5651 s. Kanun m. 7' }),
    kisiler: ['ziyaretci', 'konaklayan', 'ogrenci', 'hasta_yakini', 'etkinlik_katilimcisi'],
  },
  read(['ogrenci_notu', 'devamsizlik'], { kanun: '1739 s. Kanun; 5580 s. Kanun' }),
  {
    ...read(['hasta_dosyasi', 'recete'], { kanun: 'KVKK m. 6/3-e; 3359 s. Kanun m. 3' }),
    kisiler: ['hasta'],
  },
  { ...law(['tckn', 'pasaport_no'], { kanun: '1774 s. Kanun m. 2' }), kisiler: ['konaklayan'] },
  { ...law([], { kanun: 'bildirimi öngören kanun' }), amaclar: ['yetkili_kurum_bilgi'] },
  contract(['is_sozlesmesi', 'sozlesme_bilgisi', 'siparis', 'iade_bilgisi', 'servis_kaydi']),
  contract(['teslimat_adresi', 'teslimat_kaydi', 'odeme_kaydi', 'borc_alacak', 'ucret_tutari']),
  contract(['teklif_bilgisi', 'konaklama_bilgisi', 'teminat_kefalet', 'uyelik_bilgisi']),
  contract(['sayac_tuketim', 'randevu', 'musteri_no', 'zimmet_kaydi', 'cek_senet', 'dekont']),
  contract(['talep_sikayet', 'sinav_sonucu', 'iban', 'kart_maskeli', 'masraf']),
  { ...contract(['tasinmaz_bilgisi']), kisiler: ['musteri', 'potansiyel_musteri', 'kefil'] },
  interest([
    'kamera_kaydi',
    'ziyaretci_kaydi',
    'arac_plakasi',
    'giris_cikis_kaydi',
    'kartli_gecis',
    ...['log_kaydi', 'vpn_kaydi', 'etik_bildirim', 'cikar_catismasi', 'tedarikci_puani'],
  ]),
  {
    ...contract([]),
    amaclar: ['sozlesme', 'satis', 'satis_sonrasi', 'ucret_politikasi', 'finans_muhasebe'],
  },
];

/** Law of a row; no code of the browser reads it, so builds of the web leave it out. */
type Source = Pick<Carrier, 'kanun'>;

function law(veriler: readonly string[], { kanun }: Source): Carrier {
  return { by: 'kanun', veriler, amaclar: [], kanun, kaynak: 'metin' };
}

/** A reading of a law, which counsel should confirm. */
function read(veriler: readonly string[], source: Source): Carrier {
  return { ...law(veriler, source), kaynak: 'yorum' };
}

function contract(veriler: readonly string[]): Carrier {
  const kanun = 'KVKK m. 5/2-c';
  return { by: 'sozlesme', veriler, amaclar: [], kanun, kaynak: 'yorum' };
}

/** Data whose processing a person at the door cannot refuse, so that consent is not free. */
function interest(veriler: readonly string[]): Carrier {
  const kanun = 'KVKK m. 3/1-a, 5/2-f';
  return { by: 'menfaat', veriler, amaclar: [], kanun, kaynak: 'yorum' };
}

/** Categories of special data that people at work are not asked to consent to. */
export const NEVER_ASKED_AT_WORK = ['genetik_veri', 'cinsel_hayat', 'irk_etnik_koken'] as const;

/** The same of candidates, who could not refuse: convictions, unions (Law 6356, art. 25) and pregnancy (Law 4857, art. 5). */
export const NEVER_ASKED_OF_CANDIDATES = {
  kategoriler: [
    ...['siyasi_dusunce', 'felsefi_inanc_din_mezhep', 'kilik_kiyafet', 'sendika_uyeligi'],
  ],
  veriler: ['hamilelik'],
} as const;
