import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { labelKey } from '@emanet/contract/shared/turkish';

/** Names of the template's further sheets. */
export const SHEETS = serverTexts((all) => all.records.sheets);

/** Hint of the template beside a cell. A prompt has room for 255 characters. */
export const HINTS = serverTexts((all) => all.records.hints);

/** Line above the lists. */
export const ABOVE_LISTS = serverText('records.aboveLists');

/** Is this the line above a template's choices, which an import takes for no list of records? */
export const isAboveLists = (text: string): boolean =>
  LANGUAGES.some((lang) => labelKey(text) === labelKey(ABOVE_LISTS[lang]));

/** Heads of the columns that the explaining sheet lists. */
export const COLUMN_HEADS = serverTexts((all) => all.records.columnHeads);

/** The sheet that explains the template, line by line. */
export const HOW_TO = Object.values(serverTexts((all) => all.records.howTo));
