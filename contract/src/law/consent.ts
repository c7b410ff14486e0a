/** Case in which consent misleads: a law or a contract already carries the processing. */
export type Carrier = Readonly<{
  by: 'kanun' | 'sozlesme';
  veriler: readonly string[];
  amaclar: readonly string[];
  /** Groups of people to which it applies; without any it applies to all. */
  kisiler?: readonly string[];
  kanun: string;
  kaynak: 'metin' | 'yorum';
}>;

/** Data and purposes whose processing a law requires or a contract needs, with or without consent. */
export const CARRIERS: readonly Carrier[] = [
  law(
    ['bordro', 'ise_giris_bildirgesi', 'isten_ayrilis_bildirgesi', 'sgk_sicil_no'],
    '5510 s. Kanun m. 86',
  ),
  law(['fatura', 'bilanco'], '213 s. VUK m. 229, 253; 6102 s. TTK m. 82'),
  law(
    ['ise_giris_muayene', 'periyodik_muayene', 'meslek_hastaligi', 'is_kazasi_saglik'],
    '6331 s. Kanun m. 14, 15',
  ),
  law(['haciz_kesintisi', 'icra_dosyasi'], '2004 s. İİK m. 355'),
  law(['calisma_izni'], '6735 s. Kanun m. 22'),
  { ...law(['tckn', 'pasaport_no'], '1774 s. Kanun m. 2'), kisiler: ['konaklayan'] },
  { ...law([], 'bildirimi öngören kanun'), amaclar: ['yetkili_kurum_bilgi'] },
  contract(['is_sozlesmesi', 'sozlesme_bilgisi', 'siparis', 'iade_bilgisi', 'servis_kaydi']),
  contract(['teslimat_adresi', 'teslimat_kaydi', 'odeme_kaydi', 'borc_alacak', 'ucret_tutari']),
  { ...contract([]), amaclar: ['sozlesme', 'satis', 'satis_sonrasi', 'ucret_politikasi'] },
];

function law(veriler: readonly string[], kanun: string): Carrier {
  return { by: 'kanun', veriler, amaclar: [], kanun, kaynak: 'metin' };
}

function contract(veriler: readonly string[]): Carrier {
  const kanun = 'KVKK m. 5/2-c';
  return { by: 'sozlesme', veriler, amaclar: [], kanun, kaynak: 'yorum' };
}

/** Categories of special data that people at work are not asked to consent to. */
export const NEVER_ASKED_AT_WORK = ['genetik_veri', 'cinsel_hayat', 'irk_etnik_koken'] as const;
