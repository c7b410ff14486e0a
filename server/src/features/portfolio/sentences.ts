import type { Language, Sentence } from '@emanet/contract/shared/primitives';

const SENTENCES = {
  preferred: { tr: 'Tercihleriniz kaydedildi.', en: 'Your preferences have been saved.' },
  opened: { tr: 'Müşteri açıldı.', en: 'The client has been opened.' },
  charged: { tr: 'Sorumlular kaydedildi.', en: 'The people in charge have been saved.' },
  worked: { tr: 'Yapıldı.', en: 'Done.' },
  undone: { tr: 'Geri alındı.', en: 'Undone.' },
  viewSaved: { tr: 'Görünüm kaydedildi.', en: 'The view has been saved.' },
  viewDeleted: { tr: 'Görünüm silindi.', en: 'The view has been deleted.' },
  revoked: { tr: 'Takvim bağlantısı kaldırıldı.', en: 'The calendar link was removed.' },
} as const satisfies Record<string, Sentence>;

export const sentence = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];
