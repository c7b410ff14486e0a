import { serverTexts } from '@emanet/contract/locales/server-texts';

/** Sentences about a questionnaire that went well. */
export const done = serverTexts((all) => all.questionnaires.done);
