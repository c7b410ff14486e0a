import type { Language, Sentence } from '@emanet/contract/shared/primitives';

const SENTENCES = {
  added: { tr: 'Doküman eklendi.', en: 'The document was added.' },
  updated: { tr: 'Doküman güncellendi.', en: 'The document was updated.' },
  archived: { tr: 'Doküman arşivlendi.', en: 'The document was archived.' },
  unarchived: {
    tr: 'Doküman arşivden çıkarıldı.',
    en: 'The document was taken out of the archive.',
  },
  deleted: { tr: 'Doküman silindi.', en: 'The document was deleted.' },
  restored: { tr: 'Doküman geri getirildi.', en: 'The document was brought back.' },
} as const satisfies Record<string, Sentence>;

/** Sentences about a change of a document that went well. */
export const sentence = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];
