import signInEn from '../locales/sign-in.en.json';
import signInTr from '../locales/sign-in.tr.json';
import en from '../locales/site.en.json';
import tr from '../locales/site.tr.json';

export type Texts = typeof tr;

/** The texts of the public site; separate so that the app never loads them. */
export const texts: Readonly<Record<'tr' | 'en', Texts>> = { tr, en };

/** The texts of the sign-in page. */
export const signInTexts = { tr: signInTr.login, en: signInEn.login } as const;

/** Pages that have a title and a description of their own. */
export type HeadName = keyof Texts['heads'];
