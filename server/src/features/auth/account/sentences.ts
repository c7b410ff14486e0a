import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';

/** Sentences about the own account when nothing went wrong. */
export const SAYS = serverTexts((all) => all.auth.account.done);

/** Name of the file with the own data. */
export const FILE_NAME = serverText('auth.account.fileName');
