import { serverTexts } from '@emanet/contract/locales/server-texts';

/** Sentences after successful acts on trainings. */
export const done = serverTexts((all) => all.training.done);
