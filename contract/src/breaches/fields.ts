import type { Sentence } from '../shared/primitives.ts';

/** Fields of a breach that its change log tells, with their names. */
export const BREACH_LABELS = {
  baslik: { tr: 'İhlal', en: 'Breach' },
  department_id: { tr: 'Departman', en: 'Department' },
  sifat: { tr: 'Şirketin sıfatı', en: 'Role of the company' },
  kayit_adi: { tr: 'Kaynak kayıt', en: 'Began from' },
  senaryo: { tr: 'Senaryo', en: 'Scenario' },
  olay_baslangici: { tr: 'İhlalin başlangıcı', en: 'Beginning of the breach' },
  olay_bitisi: { tr: 'İhlalin bitişi', en: 'End of the breach' },
  fark_edilme: { tr: 'Fark edilme', en: 'Noticed' },
  farkeden: { tr: 'Fark eden', en: 'Noticed by' },
  isleyen_haberi: { tr: 'Veri işleyenin haber vermesi', en: 'Notice by the processor' },
  ogrenme: { tr: 'Öğrenme', en: 'Known since' },
  tespit_sekli: { tr: 'Tespit şekli', en: 'How it was detected' },
  nedenler: { tr: 'İhlalin kaynağı', en: 'Source of the breach' },
  olus_bicimi: { tr: 'Oluş biçimi', en: 'How it happened' },
  unsurlar: { tr: 'Etkilenen unsur', en: 'Element affected' },
  kategoriler: { tr: 'Veri kategorileri', en: 'Categories of data' },
  kisi_gruplari: { tr: 'Kişi grupları', en: 'Groups of persons' },
  kayit_sayisi: { tr: 'Kayıt sayısı', en: 'Number of records' },
  etkiler: { tr: 'Olası sonuçlar', en: 'Likely consequences' },
  onceki_tedbirler: { tr: 'İhlalden önceki tedbirler', en: 'Measures before the breach' },
  onceki_tedbir_notu: { tr: 'Önceki tedbirlere ek', en: 'More about earlier measures' },
  sonraki_tedbirler: { tr: 'İhlalden sonraki tedbirler', en: 'Measures after the breach' },
  irtibat: { tr: 'Kişilerin bilgi alacağı yol', en: 'Contact for the persons affected' },
  hazirlayan: { tr: 'Bildirimi hazırlayan', en: 'Prepared by' },
  diger_bildirimler: { tr: 'Diğer makamlara bildirim', en: 'Other authorities told' },
  gecikme_nedeni: { tr: 'Gecikmenin nedeni', en: 'Reason of the delay' },
  kurul_karari: { tr: 'Kurula bildirim kararı', en: 'Decision on the Board' },
  kurul_gerekcesi: { tr: 'Kurul kararının gerekçesi', en: 'Reasons of the decision on the Board' },
  kisi_karari: { tr: 'İlgili kişiye bildirim kararı', en: 'Decision on the persons affected' },
  kisi_gerekcesi: { tr: 'Kişi kararının gerekçesi', en: 'Reasons of the decision on the persons' },
  kurul_bildirimi: { tr: 'Kurula bildirim', en: 'Notification to the Board' },
  kisi_bildirimi: { tr: 'İlgili kişiye bildirim', en: 'Notification to the persons affected' },
  sorumlu_bildirimi: { tr: 'Veri sorumlusuna bildirim', en: 'Notification to the controller' },
  durum: { tr: 'Durum', en: 'Status' },
  kapanis_ozeti: { tr: 'Kapanış özeti', en: 'Closing summary' },
  sorumlu: { tr: 'Sorumlu', en: 'Person in charge' },
} as const satisfies Readonly<Record<string, Sentence>>;

export type LoggedBreachField = keyof typeof BREACH_LABELS;
export const LOGGED_BREACH_FIELDS = Object.keys(BREACH_LABELS) as readonly LoggedBreachField[];
