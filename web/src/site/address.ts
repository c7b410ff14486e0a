import type { Language } from '@emanet/contract/shared/primitives';

/** Placeholder in the built pages for the address of the site, which the server fills in. */
export const SITE_ADDRESS = '__BASE_URL__';

/** Placeholders for the operator, who differs in each installation. */
export const OPERATOR = { address: '__OPERATOR_ADDRESS__', email: '__OPERATOR_EMAIL__' } as const;

/** Placeholder for the reasons, as entries of a list, why a form was not stored. */
export const REASONS = '__REASONS__';

/** The address of a page in a language; `to` begins with a slash, or is empty for the home page. */
export const addressOf = (language: Language, to: string): string =>
  language === 'tr' ? to || '/' : `/en${to === '/' ? '' : to.replace(/^\/(?=#)/, '')}`;

/** Sign-in in a language, which this link also chooses. */
export const loginOf = (language: Language) => `${addressOf(language, '/login')}?lang=${language}`;

/** The absolute address of a page, after the server has filled in the site's. */
export const absolute = (language: Language, path: string): string =>
  `${SITE_ADDRESS}${path === '' && language === 'tr' ? '' : addressOf(language, path)}`;
