import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';

const SENTENCES = {
  ...serverTexts((all) => all.applications.done),
  noted: serverText('common.noted'),
};

/** Sentences of successful calls about an application. */
export const sentence = (key: keyof typeof SENTENCES, lang: Language): string =>
  SENTENCES[key][lang];
