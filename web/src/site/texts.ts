import en from '../locales/site.en.json';
import tr from '../locales/site.tr.json';

/** The words of the public site; kept apart so that the app never loads them. */
export const texts: Readonly<Record<'tr' | 'en', typeof tr>> = { tr, en };
export type PlainName = Exclude<keyof typeof tr.plain, 'more'>;

/** Sign-in in the language of the page. */
export const loginOf = (language: 'tr' | 'en'): string =>
  language === 'tr' ? '/login?lang=tr' : '/login?lang=en';
