import type { Language, Sentence } from '@emanet/contract/shared/primitives';

const SENTENCES = {
  added: { tr: 'Metnin taslağı hazırlandı.', en: 'The draft of the text was prepared.' },
  updated: { tr: 'Taslak saklandı.', en: 'The draft was saved.' },
  submitted: { tr: 'Metin onaya gönderildi.', en: 'The text was sent for approval.' },
  approved: { tr: 'Metin onaylandı.', en: 'The text was approved.' },
  published: { tr: 'Metin yayımlandı.', en: 'The text was published.' },
  prepared: {
    tr: 'Yeni sürümün taslağı hazırlandı.',
    en: 'The draft of a new version was prepared.',
  },
  kept: { tr: 'Karar gerekçesiyle saklandı.', en: 'The decision was stored with its reason.' },
  archived: { tr: 'Metin arşivlendi.', en: 'The text was archived.' },
  unarchived: { tr: 'Metin arşivden çıkarıldı.', en: 'The text was taken out of the archive.' },
  asked: {
    tr: 'Bağlantılar e-posta ile gönderiliyor.',
    en: 'The links are on their way by e-mail.',
  },
  reminded: { tr: 'Hatırlatmalar gönderiliyor.', en: 'The reminders are on their way.' },
  withdrawn: { tr: 'İstek geri çekildi.', en: 'The request was withdrawn.' },
  declared: { tr: 'Beyanınız kaydedildi.', en: 'Your declaration was recorded.' },
  settingsSaved: { tr: 'Metin ayarları kaydedildi.', en: 'The settings of the texts were saved.' },
  deleted: { tr: 'Metin silindi.', en: 'The text was deleted.' },
} as const satisfies Record<string, Sentence>;

/** Sentences about a change of a text that went well. */
export const sentence = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];
