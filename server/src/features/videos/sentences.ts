import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';

const SENTENCES = serverTexts((all) => all.videos.done);

/** The sentence of a verb that went well. */
export const sentenceOf = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];
