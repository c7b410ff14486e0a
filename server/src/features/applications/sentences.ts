import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';

/** Sentences of successful calls about an application. */
export const done = {
  ...serverTexts((all) => all.applications.done),
  noted: serverText('common.noted'),
};
