import type { Language, Sentence } from '@emanet/contract/shared/primitives';

const MESSAGES = {
  added: { tr: 'Kayıt eklendi.', en: 'The record was added.' },
  updated: { tr: 'Kayıt güncellendi.', en: 'The record was updated.' },
  deleted: { tr: 'Kayıt silindi.', en: 'The record was deleted.' },
  restored: { tr: 'Kayıt geri getirildi.', en: 'The record was brought back.' },
  bulkUpdated: { tr: 'Kayıtlar güncellendi.', en: 'The records were updated.' },
  bulkUndone: { tr: 'Toplu değişiklik geri alındı.', en: 'The bulk change was undone.' },
  imported: { tr: 'Kayıtlar içe aktarıldı.', en: 'The records were imported.' },
} as const satisfies Record<string, Sentence>;

/** The sentence of a verb that went well. */
export const messageOf = (verb: keyof typeof MESSAGES, language: Language): string =>
  MESSAGES[verb][language];
