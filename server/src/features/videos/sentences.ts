import type { Language, Sentence } from '@emanet/contract/shared/primitives';

const SENTENCES = {
  added: { tr: 'Video eklendi.', en: 'The video was added.' },
  updated: { tr: 'Video güncellendi.', en: 'The video was updated.' },
  ordered: { tr: 'Videoların sırası değişti.', en: 'The order of the videos was changed.' },
  deleted: { tr: 'Video silindi.', en: 'The video was deleted.' },
  restored: { tr: 'Video geri getirildi.', en: 'The video was restored.' },
} as const satisfies Record<string, Sentence>;

/** The sentence of a verb that went well. */
export const sentenceOf = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];
