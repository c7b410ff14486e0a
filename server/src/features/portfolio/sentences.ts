import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';

const SENTENCES = {
  ...serverTexts((all) => all.portfolio.done),
  revoked: serverText('common.calendarRevoked'),
};

export const sentence = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];
