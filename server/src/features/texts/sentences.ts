import { serverTexts } from '@emanet/contract/locales/server-texts';

/** Sentences about a change of a text that went well. */
export const done = serverTexts((all) => all.texts.done);
