import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';

const SENTENCES = serverTexts((all) => all.savedViews.done);

/** Confirmation of a change of the saved views. */
export const sentence = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];
