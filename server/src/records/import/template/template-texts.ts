import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';

/** Names of the template's further sheets. */
export const SHEETS = serverTexts((all) => all.records.sheets);

/** Hint of the template beside a cell. A prompt has room for 255 characters. */
export const HINTS = serverTexts((all) => all.records.hints);

/** Line above the lists. */
export const ABOVE_LISTS = serverText('records.aboveLists');

/** Heads of the columns that the explaining sheet lists. */
export const COLUMN_HEADS = serverTexts((all) => all.records.columnHeads);

/** The sheet that explains the template, line by line. */
export const HOW_TO = Object.values(serverTexts((all) => all.records.howTo));
