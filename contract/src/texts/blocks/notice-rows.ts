import { inOrder } from '../../lookups.ts';
import type { Part } from '../register.ts';
import type { BlockInput } from './block.ts';
import { purposesFor } from './readers.ts';

/** Purposes so wide that a narrower one of the same activity names its row. */
const WIDE = new Set([
  ...['mevzuata_uygunluk', 'is_faaliyetleri', 'yetkili_kurum_bilgi', 'saklama_arsiv', 'iletisim'],
  ...['is_surekliligi', 'yonetim', 'denetim_etik', 'ic_denetim', 'risk_yonetimi'],
]);

/** Purposes of one field of work; the rows of a long notice are its fields. */
const FIELDS: readonly (readonly string[])[] = [
  ['aday_basvuru', 'aday_secme_yerlestirme'],
  [
    ...(['calisan_yukumluluk', 'yan_haklar', 'ucret_politikasi', 'gorevlendirme'] as const),
    ...(['yabanci_personel', 'ik_planlama', 'calisan_memnuniyeti', 'oneri'] as const),
  ],
  ['egitim', 'performans_degerlendirme', 'kariyer'],
  ['isg', 'acil_durum'],
  [
    ...(['fiziksel_mekan', 'bilgi_guvenligi', 'erisim_yetkileri', 'operasyon_guvenligi'] as const),
    ...(['tasinir_guvenlik', 'ziyaretci_takibi'] as const),
  ],
  [
    ...(['hukuk_isleri', 'mevzuata_uygunluk', 'yetkili_kurum_bilgi', 'denetim_etik'] as const),
    ...(['ic_denetim', 'risk_yonetimi', 'saklama_arsiv', 'is_surekliligi'] as const),
  ],
  ['finans_muhasebe', 'satin_alim', 'tedarik_zinciri', 'sozlesme', 'yatirim'],
  [
    ...(['satis', 'satis_sonrasi', 'musteri_iliskileri', 'musteri_memnuniyeti'] as const),
    ...(['talep_sikayet_takibi', 'uretim_operasyon', 'lojistik'] as const),
  ],
  [
    ...(['reklam_kampanya', 'urun_pazarlama', 'pazarlama_analiz', 'firma_baglilik'] as const),
    ...(['organizasyon_etkinlik', 'sponsorluk', 'sosyal_sorumluluk', 'iletisim'] as const),
  ],
  ['yonetim', 'stratejik_planlama', 'is_faaliyetleri'],
];
/** Rows that one still takes in; of more, those of a field of work are one. */
const MOST_ROWS = 10;

export type Row = Readonly<{ code: string; parts: readonly Part[] }>;

/** Activities by the purpose that names them, or by its field of work, in the registry's order. */
export function rowsOf(input: BlockInput): Row[] {
  const main = (part: Part) => {
    const own = purposesFor(part, input);
    return own.find((code) => !WIDE.has(code)) ?? own[0] ?? '';
  };
  const told = input.parts.filter((part) => purposesFor(part, input).length > 0);
  const rows = Map.groupBy(told, main);
  const codes = inOrder('islenme_amaci', [...rows.keys()]).map(String);
  if (codes.length <= MOST_ROWS)
    return codes.map((code) => ({ code, parts: rows.get(code) ?? [] }));
  const fields = Map.groupBy(codes, (code) => FIELDS.findIndex((own) => own.includes(code)));
  return [...fields]
    .toSorted(([a], [b]) => a - b)
    .map(([, own]) => ({
      code: own[0] ?? '',
      parts: own.flatMap((code) => rows.get(code) ?? []),
    }));
}
