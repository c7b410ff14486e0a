import { serverTexts } from '@emanet/contract/locales/server-texts';

/** Sentences about the account's security when nothing went wrong. */
export const SAYS = serverTexts((all) => all.auth.secondStep.done);
