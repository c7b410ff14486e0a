import { useSyncExternalStore } from 'react';
import type { Language } from '@emanet/contract/shared/primitives';
import { storedLanguage, storeLanguage } from './language.ts';
import { loadPart } from './texts/texts.ts';
import { addTexts, translator, type Translate } from './texts/translate.ts';

const IN: Readonly<Record<Language, Translate>> = { tr: translator('tr'), en: translator('en') };

const loaded = new Set<string>();
/** Parts of the texts that were asked for; a language chosen later brings them too. */
const asked = new Set<string>();
/** The language being shown, and the one of texts that are loaded from now on. */
let shown: Language = 'tr';
let spoken: Language = 'tr';
const followers = new Set<() => void>();

const load = (language: Language, parts: Iterable<string>) =>
  Promise.all(
    [...parts].map(async (part) => {
      if (loaded.has(`${language} ${part}`)) return;
      for (const texts of await loadPart(part, language)) addTexts(language, texts);
      loaded.add(`${language} ${part}`);
    }),
  );

/**
 * A module, once the texts that its code names are here as well. The build puts this around each
 * `import()`, see web/scripts/text-parts.ts.
 * @public
 */
export async function withTexts<Module>(
  module: Promise<Module>,
  ...parts: string[]
): Promise<Module> {
  for (const part of parts) asked.add(part);
  return (await Promise.all([module, load(spoken, parts)]))[0];
}

/** Takes the stored language. */
export function startI18n(): void {
  shown = spoken = storedLanguage();
  document.documentElement.lang = shown;
}

/** Switches the interface and remembers it. */
export async function setLanguage(language: Language): Promise<void> {
  await load(language, asked);
  spoken = language;
  // Parts that were asked for meanwhile.
  await load(language, asked);
  storeLanguage(language);
  shown = language;
  document.documentElement.lang = language;
  for (const follow of followers) follow();
}

/** The language being shown, outside React. */
export const currentLanguage = (): Language => shown;

/** Acts after each change of the language; answers how to stop. */
export function onLanguage(act: () => void): () => void {
  followers.add(act);
  return () => void followers.delete(act);
}

/** Sentences in a language, outside React. */
export const inLanguage = (language: Language): Translate => IN[language];

/** A sentence in the language being shown, outside React. */
export const translate: Translate = (key: string, values = {}) =>
  IN[shown](key, { defaultValue: key, ...values });

/** The language alone. */
export const useLanguage = (): Language =>
  useSyncExternalStore(onLanguage, currentLanguage, currentLanguage);

/**
 * `const { t, lang } = useTranslation()`: sentences by the keys of locales/tr.json and of the contract's
 * labels, and the language being shown; the component is drawn again when it changes.
 */
export function useTranslation() {
  const lang = useLanguage();
  return { t: IN[lang], lang };
}
