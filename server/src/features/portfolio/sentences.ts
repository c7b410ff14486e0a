import type { Language, Sentence } from '@emanet/contract/shared/primitives';

const SENTENCES = {
  preferred: { tr: 'Tercihleriniz kaydedildi.', en: 'Your preferences have been saved.' },
  opened: { tr: 'Müşteri açıldı.', en: 'The client has been opened.' },
  charged: { tr: 'Sorumlular kaydedildi.', en: 'The people in charge have been saved.' },
  revoked: { tr: 'Takvim bağlantısı kaldırıldı.', en: 'The calendar link was removed.' },
} as const satisfies Record<string, Sentence>;

export const sentence = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];
