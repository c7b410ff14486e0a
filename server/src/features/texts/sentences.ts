import { serverTexts } from '@emanet/contract/locales/server-texts';

/** Sentences after successful changes of a text. */
export const done = serverTexts((all) => all.texts.done);
