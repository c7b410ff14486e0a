import { createInstance } from 'i18next';
import { initReactI18next, useTranslation as useTranslationBase } from 'react-i18next';
import type { Language } from '@emanet/contract/shared/primitives';
import { storedLanguage, storeLanguage } from './language.ts';
import { loadPart } from './texts/texts.ts';

type Texts = typeof import('../locales/tr.json') &
  typeof import('@emanet/contract/locales/labels.tr.json');

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts };
  }
}

export const i18n = createInstance();

const loaded = new Set<string>();
/** Parts of the texts that were requested; a language chosen later loads them too. */
const asked = new Set<string>();
let spoken: Language = 'tr';

const load = (language: Language, parts: Iterable<string>) =>
  Promise.all(
    [...parts].map(async (part) => {
      if (loaded.has(`${language} ${part}`)) return;
      for (const texts of await loadPart(part, language))
        i18n.addResourceBundle(language, 'translation', texts, true);
      loaded.add(`${language} ${part}`);
    }),
  );

/**
 * A module, once the texts that its code names are here as well. The build puts this around each
 * `import()`, see web/scripts/text-parts.ts.
 * @public
 */
export async function withTexts<Module>(module: Promise<Module>, ...parts: string[]) {
  for (const part of parts) asked.add(part);
  return (await Promise.all([module, load(spoken, parts)]))[0];
}

/** Applies the stored language. */
export async function startI18n(): Promise<void> {
  spoken = storedLanguage();
  await i18n.use(initReactI18next).init({
    lng: spoken,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  document.documentElement.lang = spoken;
}

/** Switches the interface and remembers it. */
export async function setLanguage(language: Language): Promise<void> {
  await load(language, asked);
  spoken = language;
  // Parts that were requested meanwhile.
  await load(language, asked);
  storeLanguage(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** The shown language, outside React. */
export const currentLanguage = (): Language => (i18n.language === 'en' ? 'en' : 'tr');

/**
 * `const { t, lang } = useTranslation()`: sentences by the keys of locales/tr.json and of the
 * contract's labels, and the shown language; a change renders the component again.
 */
export function useTranslation() {
  const { t, i18n: shown } = useTranslationBase();
  const lang: Language = shown.language === 'en' ? 'en' : 'tr';
  return { t, lang };
}

/** The language alone. */
export const useLanguage = (): Language => useTranslation().lang;
