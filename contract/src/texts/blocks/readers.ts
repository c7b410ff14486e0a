import { codesOf, type Part } from '../register.ts';
import type { BlockInput } from './block.ts';

const OTHER = 'diger';
const STAFF = ['calisan', 'stajyer', 'eski_calisan', 'calisan_yakini'];
const CANDIDATES = ['calisan_adayi', 'referans_kisi', 'stajyer'];
const BUYERS = ['musteri', 'potansiyel_musteri', 'musteri_yetkilisi', 'internet_ziyaretcisi'];

/** Purposes that concern some groups alone; an activity about several groups names them all. */
const CONCERNS: Readonly<Record<string, readonly string[]>> = {
  aday_basvuru: CANDIDATES,
  aday_secme_yerlestirme: [...CANDIDATES, 'ogrenci'],
  calisan_memnuniyeti: STAFF,
  calisan_yukumluluk: STAFF,
  yan_haklar: STAFF,
  gorevlendirme: STAFF,
  performans_degerlendirme: STAFF,
  ucret_politikasi: STAFF,
  yabanci_personel: STAFF,
  kariyer: STAFF,
  musteri_iliskileri: BUYERS,
  musteri_memnuniyeti: BUYERS,
  satis_sonrasi: BUYERS,
};

const meet = (a: readonly string[], b: readonly string[]) => a.some((one) => b.includes(one));

/** May a purpose concern the readers? Nobody in particular: every purpose does. */
export const concerns = (purpose: string, { okur }: Pick<BlockInput, 'okur'>): boolean => {
  const groups = CONCERNS[purpose];
  return !groups || okur.length === 0 || meet(groups, okur);
};

/** Purposes of an activity as its readers are told them; all where none of them fits. */
export function purposesFor(part: Pick<Part, 'values'>, input: Pick<BlockInput, 'okur'>): string[] {
  const all = codesOf(part.values, 'islenme_amaci').filter((code) => code !== OTHER);
  const own = all.filter((code) => concerns(code, input));
  return own.length > 0 ? own : all;
}

/** Is a transfer about the readers? Its own groups and purposes say whom it leaves out. */
export function isTold(values: Part['values'], { okur }: Pick<BlockInput, 'okur'>): boolean {
  if (okur.length === 0) return true;
  const groups = codesOf(values, 'ilgili_kisi');
  if (groups.length > 0 && !meet(groups, okur)) return false;
  const purposes = codesOf(values, 'aktarim_amaci').filter((code) => code !== OTHER);
  return purposes.length === 0 || purposes.some((code) => concerns(code, { okur }));
}
