import { createInstance } from 'i18next';
import { initReactI18next, useTranslation as useTranslationBase } from 'react-i18next';
import type { Language } from '@emanet/contract/shared/primitives';
import { storedLanguage, storeLanguage } from './language.ts';

type Texts = typeof import('../locales/tr.json');

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts };
  }
}

const LOADERS = {
  tr: () => import('../locales/tr.json'),
  en: () => import('../locales/en.json'),
};

export const i18n = createInstance();

async function load(language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, 'translation')) return;
  i18n.addResourceBundle(language, 'translation', (await LOADERS[language]()).default);
}

/** Brings the texts of the stored language; resolves when the first screen can be drawn. */
export async function startI18n(): Promise<void> {
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

/** `const { t } = useTranslation()`; the keys are those of locales/tr.json. */
export const useTranslation = () => useTranslationBase();

/** The language being shown; the component is drawn again when it changes. */
export function useLanguage(): Language {
  const { i18n: shown } = useTranslationBase();
  return shown.language === 'en' ? 'en' : 'tr';
}
