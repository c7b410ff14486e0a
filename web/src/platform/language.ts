import { KEPT } from '@emanet/contract/shared/kept-names';
import type { Language } from '@emanet/contract/shared/primitives';

// Written out: importing the contract's list would load its validator with the first screen.
const LANGUAGES: readonly Language[] = ['tr', 'en'];

const isLanguage = (value: string | null | undefined): value is Language =>
  LANGUAGES.some((one) => one === value);

/** The language chosen in this browser; Turkish when none was. The public site asks by `?lang=`. */
export function storedLanguage(): Language {
  const address = new URL(location.href);
  const asked = address.searchParams.get('lang');
  if (isLanguage(asked)) {
    storeLanguage(asked);
    // Removed, so that a reload does not undo a later choice.
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
    return asked;
  }
  const kept = localStorage.getItem(KEPT.language);
  return isLanguage(kept) ? kept : 'tr';
}

/** Stores the choice for this browser. */
export function storeLanguage(language: Language): void {
  localStorage.setItem(KEPT.language, language);
}
