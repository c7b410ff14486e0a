import type { Language, Sentence } from '@emanet/contract/shared/primitives';

const SENTENCES = {
  added: { tr: 'Aksiyon eklendi.', en: 'The action was added.' },
  updated: { tr: 'Aksiyon güncellendi.', en: 'The action was updated.' },
  archived: { tr: 'Aksiyon arşivlendi.', en: 'The action was archived.' },
  unarchived: { tr: 'Aksiyon arşivden çıkarıldı.', en: 'The action was taken out of the archive.' },
  deleted: { tr: 'Aksiyon silindi.', en: 'The action was deleted.' },
  restored: { tr: 'Aksiyon geri getirildi.', en: 'The action was brought back.' },
  mailed: {
    tr: 'E-posta departmanın temsilcilerine gönderiliyor.',
    en: 'The e-mail is on its way to the representatives of the department.',
  },
  bulkUpdated: { tr: 'Aksiyonlar güncellendi.', en: 'The actions were updated.' },
  bulkUndone: { tr: 'Toplu değişiklik geri alındı.', en: 'The bulk change was undone.' },
} as const satisfies Record<string, Sentence>;

/** The sentence of a verb that went well. */
export const sentenceOf = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];
