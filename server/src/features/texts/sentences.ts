import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';

const SENTENCES = serverTexts((all) => all.texts.done);

/** Sentences about a change of a text that went well. */
export const sentence = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];
