import { createInstance } from 'i18next';
import { initReactI18next, useTranslation as useTranslationBase } from 'react-i18next';
import type { Language } from '@emanet/contract/shared/primitives';
import { storedLanguage, storeLanguage } from './language.ts';

type SignInTexts = typeof import('../locales/sign-in.tr.json');
type AppTexts = typeof import('../locales/tr.json');

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: SignInTexts & AppTexts };
  }
}

/** Texts of a language by the half of the application that needs them; the app needs both. */
const LOADERS = {
  tr: {
    signIn: () => import('../locales/sign-in.tr.json'),
    app: () => import('../locales/tr.json'),
  },
  en: {
    signIn: () => import('../locales/sign-in.en.json'),
    app: () => import('../locales/en.json'),
  },
};

export type Half = keyof (typeof LOADERS)['tr'];
let half: Half = 'app';

export const i18n = createInstance();

async function load(language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, 'translation')) return;
  const { signIn, app } = LOADERS[language];
  const parts = await Promise.all(half === 'app' ? [signIn(), app()] : [signIn()]);
  for (const { default: texts } of parts)
    i18n.addResourceBundle(language, 'translation', texts, true);
}

/** Brings the half's texts of the stored language; resolves when the first screen can be drawn. */
export async function startI18n(shown: Half): Promise<void> {
  half = shown;
  const lng = storedLanguage();
  await i18n.use(initReactI18next).init({
    lng,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await load(lng);
  await i18n.changeLanguage(lng);
  document.documentElement.lang = lng;
}

/** Switches the interface and remembers it. */
export async function setLanguage(language: Language): Promise<void> {
  await load(language);
  storeLanguage(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** The language being shown, outside React. */
export const currentLanguage = (): Language => (i18n.language === 'en' ? 'en' : 'tr');

/** `const { t } = useTranslation()`; the keys are those of locales/tr.json and sign-in.tr.json. */
export const useTranslation = () => useTranslationBase();

/** The language being shown; the component is drawn again when it changes. */
export function useLanguage(): Language {
  const { i18n: shown } = useTranslationBase();
  return shown.language === 'en' ? 'en' : 'tr';
}
