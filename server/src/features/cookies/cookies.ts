import { cookieNoun as definition, type Cookie } from '@emanet/contract/cookies';
import { sharedNoun } from '../../records/noun/rows.ts';
import { uniqueName, verbsOf } from '../../records/noun/verbs.ts';

export const cookieNoun = sharedNoun<Cookie>(definition);
export const cookieVerbs = verbsOf(cookieNoun, { refuse: uniqueName(cookieNoun, 'COOKIE_EXISTS') });
