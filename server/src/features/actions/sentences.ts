import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { archiveMessages } from '../../records/messages.ts';

const SENTENCES = {
  ...archiveMessages('Aksiyon', 'action'),
  ...serverTexts((all) => all.actions.done),
  bulkUndone: serverText('common.bulkUndone'),
} satisfies Record<string, Sentence>;

/** The sentence of a verb that went well. */
export const sentenceOf = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];
