import type { Language, Sentence } from '../shared/primitives.ts';

/** Questions of the registry about a category of data, in its order. */
export const REGISTRY_SECTIONS = [
  'amaclar',
  'alici_gruplari',
  'saklama',
  'ilgili_kisiler',
  'yurt_disi',
] as const;
export type RegistrySection = (typeof REGISTRY_SECTIONS)[number];

type Gap = Readonly<{ section: RegistrySection; counted?: true } & Sentence>;

/** Gaps of a notification. `counted`: of several records, so the sentence has their number. */
// prettier-ignore
const GAPS = {
  faaliyet_yok: { section: 'amaclar', tr: 'Aktarılıyor veya saklanıyor, ama bu kategoriyi işleyen faaliyet kayıtlı değil', en: 'Transferred or stored, but no recorded activity processes this category' },
  amac_yok: { section: 'amaclar', tr: 'İşleme amacı belirtilmemiş', en: 'No processing purpose recorded' },
  alici_grubu_eksik: { section: 'alici_gruplari', counted: true, tr: 'Alıcı grubu belirtilmemiş aktarım', en: 'Transfers without a recipient group' },
  alici_yanitsiz: { section: 'alici_gruplari', counted: true, tr: 'Alıcısı olup olmadığı yanıtlanmamış faaliyet', en: 'Activities that do not say whether anyone receives the data' },
  alici_celiski: { section: 'alici_gruplari', counted: true, tr: 'Alıcısı yok denen, ama bir alıcısı kayıtlı olan faaliyet', en: 'Activities that name no recipient although one is recorded' },
  tedarikci_yok: { section: 'alici_gruplari', counted: true, tr: 'Tedarikçinin dâhil olduğu, ama hiçbir aktarıma bağlanmamış faaliyet', en: 'Activities that involve a supplier but are not linked to a transfer' },
  tedarikci_yanitsiz: { section: 'alici_gruplari', counted: true, tr: 'Tedarikçi dâhil olup olmadığı yanıtlanmamış faaliyet', en: 'Activities that do not say whether a supplier is involved' },
  tedarikci_celiski: { section: 'alici_gruplari', counted: true, tr: 'Tedarikçi dâhil olmuyor denen, ama tedarikçi aktarımına bağlı faaliyet', en: 'Activities that involve no supplier but are linked to a supplier transfer' },
  sure_yok: { section: 'saklama', tr: 'Saklama süresi belirtilmemiş', en: 'No retention period recorded' },
  sure_eksik: { section: 'saklama', counted: true, tr: 'Saklama süresi belirtilmemiş faaliyet', en: 'Activities without a retention period' },
  sure_belirsiz: { section: 'saklama', counted: true, tr: 'Saklama süresi rakamla yazılmamış faaliyet', en: 'Activities whose retention period is not stated as a number' },
  sure_karsilastirilamiyor: { section: 'saklama', tr: 'Farklı olaylardan başlayan süreler karşılaştırılamıyor; hangisinin uzun olduğunu siz belirleyin', en: 'Periods that run from different events cannot be compared; decide which one is longer' },
  ilgili_kisi_yok: { section: 'ilgili_kisiler', tr: 'Veri konusu kişi grubu belirtilmemiş', en: 'No data subject group recorded' },
  aktarim_kaydi_yok: { section: 'yurt_disi', counted: true, tr: 'Yurt dışına aktarıldığı yazılı, ama aktarım kaydı olmayan faaliyet', en: 'Activities that transfer data abroad without a transfer record' },
  yurt_disi_yanitsiz: { section: 'yurt_disi', counted: true, tr: 'Yurt dışına aktarılıp aktarılmadığı yanıtlanmamış kayıt', en: 'Records that do not say whether data go abroad' },
  yurt_disi_celiski: { section: 'yurt_disi', counted: true, tr: 'Yurt dışına aktarılmıyor denen, ama yurt dışı kaydı bulunan faaliyet', en: 'Activities that transfer nothing abroad but are linked to a record abroad' },
  mekanizma_eksik: { section: 'yurt_disi', counted: true, tr: 'Aktarım mekanizması belirtilmemiş yurt dışı kaydı', en: 'Transfers abroad without a transfer mechanism' },
  ulke_eksik: { section: 'yurt_disi', counted: true, tr: 'Ülkesi belirtilmemiş yurt dışı kaydı', en: 'Transfers abroad without a country' },
} as const satisfies Record<string, Gap>;

const WITHOUT_DATA: Sentence = { tr: 'Kişisel veri seçilmemiş', en: 'No personal data selected' };

export type RegistryGap = keyof typeof GAPS;

/** Filters for records: a gap of a category, or activities without any data. */
export type GapBehind = RegistryGap | 'veri_yok';

/** Every gap, in the order of the sections. */
export const REGISTRY_GAPS = Object.keys(GAPS) as [RegistryGap, ...RegistryGap[]];

export const GAPS_BEHIND = [...REGISTRY_GAPS, 'veri_yok'] as const satisfies GapBehind[];

export const isGapBehind = (text: string): text is GapBehind =>
  GAPS_BEHIND.some((one) => one === text);

/** Gaps about a statement for the whole company: its own answers and linked records. */
export const ANSWER_GAPS = [
  ...['alici_yanitsiz', 'alici_celiski', 'tedarikci_yok', 'tedarikci_yanitsiz'],
  ...['tedarikci_celiski', 'aktarim_kaydi_yok', 'yurt_disi_yanitsiz', 'yurt_disi_celiski'],
] as readonly string[];

export const sectionOfGap = (code: RegistryGap): RegistrySection => GAPS[code].section;

/** Whether a gap leaves a section open: without an activity every section is unanswered. */
export const leavesOpen = (code: RegistryGap, section: RegistrySection): boolean =>
  code === 'faaliyet_yok' || sectionOfGap(code) === section;

/** A gap as a sentence. */
export const gapName = (kod: GapBehind, lang: Language): string =>
  kod === 'veri_yok' ? WITHOUT_DATA[lang] : GAPS[kod][lang];

/** A gap as a sentence, with the number of records where there may be several. */
export function gapText(gap: Readonly<{ kod: RegistryGap; sayi: number }>, lang: Language): string {
  const known: Gap = GAPS[gap.kod];
  return known.counted ? `${known[lang]}: ${gap.sayi}` : known[lang];
}
