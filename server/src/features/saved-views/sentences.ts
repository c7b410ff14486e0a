import type { Language, Sentence } from '@emanet/contract/shared/primitives';

const SENTENCES = {
  saved: { tr: 'Görünüm kaydedildi.', en: 'The view was saved.' },
  deleted: { tr: 'Görünüm silindi.', en: 'The view was deleted.' },
} as const satisfies Record<string, Sentence>;

/** Confirmation of a change of the saved views. */
export const sentence = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];
