import type { Language, Sentence } from '@emanet/contract/shared/primitives';

const MESSAGES = {
  added: { tr: 'Kayıt eklendi.', en: 'The record was added.' },
  updated: { tr: 'Kayıt güncellendi.', en: 'The record was updated.' },
  deleted: { tr: 'Kayıt silindi.', en: 'The record was deleted.' },
  restored: { tr: 'Kayıt geri getirildi.', en: 'The record was restored.' },
  bulkUpdated: { tr: 'Kayıtlar güncellendi.', en: 'The records were updated.' },
  bulkUndone: { tr: 'Toplu değişiklik geri alındı.', en: 'The bulk edit was undone.' },
  remembered: { tr: 'Başlıklar hatırlanacak.', en: 'The headers will be remembered.' },
  imported: { tr: 'Kayıtlar içe aktarıldı.', en: 'The records were imported.' },
} as const satisfies Record<string, Sentence>;

/** Sentences of a life with an archive, about a noun in both languages: `Aksiyon`, `action`. */
export const archiveMessages = (tr: string, en: string) =>
  ({
    added: { tr: `${tr} eklendi.`, en: `The ${en} was added.` },
    updated: { tr: `${tr} güncellendi.`, en: `The ${en} was updated.` },
    archived: { tr: `${tr} arşivlendi.`, en: `The ${en} was archived.` },
    unarchived: {
      tr: `${tr} arşivden çıkarıldı.`,
      en: `The ${en} was removed from the archive.`,
    },
    deleted: { tr: `${tr} silindi.`, en: `The ${en} was deleted.` },
    restored: { tr: `${tr} geri getirildi.`, en: `The ${en} was restored.` },
  }) satisfies Record<string, Sentence>;

/** The sentence of a verb that went well. */
export const messageOf = (verb: keyof typeof MESSAGES, language: Language): string =>
  MESSAGES[verb][language];
