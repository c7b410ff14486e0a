import type { Language } from '@emanet/contract/shared/primitives';

// Written out: importing the contract's list would bring its validator to the login page.
const LANGUAGES: readonly Language[] = ['tr', 'en'];

const KEY = 'emanet-dil';

const isLanguage = (value: string | null | undefined): value is Language =>
  LANGUAGES.some((one) => one === value);

/** The language chosen in this browser; Turkish when none was. */
export function storedLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  if (isLanguage(asked)) return asked;
  const kept = localStorage.getItem(KEY);
  return isLanguage(kept) ? kept : 'tr';
}

/** Keeps the choice for this browser, and as a cookie for what the server writes. */
export function storeLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
  document.cookie = `${KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
}
