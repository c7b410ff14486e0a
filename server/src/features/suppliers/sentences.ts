import type { Language, Sentence } from '@emanet/contract/shared/primitives';

const SENTENCES = {
  added: { tr: 'Tedarikçi rehbere eklendi.', en: 'The supplier was added to the directory.' },
  updated: { tr: 'Tedarikçi güncellendi.', en: 'The supplier was updated.' },
  deleted: {
    tr: 'Tedarikçi rehberden silindi.',
    en: 'The supplier was deleted from the directory.',
  },
} as const satisfies Record<string, Sentence>;

/** Sentences about a change of the directory that went well. */
export const sentence = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];

/** The same of an update, with the number of records that took the new name. */
export function updatedSentence(renamed: number, language: Language): string {
  const updated = sentence('updated', language);
  if (renamed === 0) return updated;
  return language === 'tr'
    ? `${updated} Yeni adı alan kayıt sayısı: ${renamed}.`
    : `${updated} Records that took the new name: ${renamed}.`;
}
