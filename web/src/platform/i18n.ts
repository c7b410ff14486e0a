import { createInstance } from 'i18next';
import { initReactI18next, useTranslation as useTranslationBase } from 'react-i18next';
import type { Language } from '@emanet/contract/shared/primitives';
import { storedLanguage, storeLanguage } from './language.ts';
import { loadRegistry, loadTexts } from './texts/texts.ts';

type Texts = typeof import('../locales/tr.json') &
  typeof import('@emanet/contract/locales/labels.tr.json');

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts };
  }
}

export const i18n = createInstance();

const loaded = new Set<string>();

/** Texts that the start does without; asked for once, every language chosen later brings them too. */
let whole = false;
let spoken: Language = 'tr';
/** A training shows nothing of the registry. */
let withRegistry = true;
let registry: Promise<void> | undefined;

async function load(language: Language): Promise<void> {
  if (withRegistry && (whole || language === 'en'))
    registry ??= loadRegistry().catch((error: unknown) => {
      registry = undefined;
      throw error;
    });
  await Promise.all([
    registry,
    ...(whole ? (['first', 'rest'] as const) : (['first'] as const)).map(async (part) => {
      if (loaded.has(`${language} ${part}`)) return;
      for (const texts of await loadTexts(language, part))
        i18n.addResourceBundle(language, 'translation', texts, true);
      loaded.add(`${language} ${part}`);
    }),
  ]);
}

/** Brings the texts that a list and the frame do without; whatever else is drawn waits for them. */
export function moreTexts(): Promise<void> {
  whole = true;
  return load(spoken);
}

/** Brings texts of the stored language; resolves when the first screen can be drawn. */
export async function startI18n(part: 'app' | 'training'): Promise<void> {
  withRegistry = part === 'app';
  whole = !withRegistry;
  const lng = storedLanguage();
  spoken = lng;
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
  spoken = language;
  storeLanguage(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** The language being shown, outside React. */
export const currentLanguage = (): Language => (i18n.language === 'en' ? 'en' : 'tr');

/**
 * `const { t, lang } = useTranslation()`: sentences by the keys of locales/tr.json and of the contract's
 * labels, and the language being shown; the component is drawn again when it changes.
 */
export function useTranslation() {
  const { t, i18n: shown } = useTranslationBase();
  const lang: Language = shown.language === 'en' ? 'en' : 'tr';
  return { t, lang };
}

/** The language alone. */
export const useLanguage = (): Language => useTranslation().lang;
