import { serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';

/** Name of the file, and of its first sheet. */
export const TITLE = labelOf('questionnaire.file');

/** The sheet that explains the questionnaire to the department, line by line. */
export const LINES = Object.values(serverTexts((all) => all.processingActivities.questionnaire));
