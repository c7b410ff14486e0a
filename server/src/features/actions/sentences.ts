import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { archiveMessages } from '../../records/messages.ts';

const SENTENCES = {
  ...archiveMessages('Aksiyon', 'action'),
  mailed: {
    tr: 'E-posta departmanın temsilcilerine gönderiliyor.',
    en: 'The e-mail is being sent to the department’s representatives.',
  },
  bulkUpdated: { tr: 'Aksiyonlar güncellendi.', en: 'The actions were updated.' },
  bulkUndone: { tr: 'Toplu değişiklik geri alındı.', en: 'The bulk edit was undone.' },
} satisfies Record<string, Sentence>;

/** The sentence of a verb that went well. */
export const sentenceOf = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];
