import { serverTexts } from '@emanet/contract/locales/server-texts';

/** Sentences about an act on trainings that went well. */
export const done = serverTexts((all) => all.training.done);
