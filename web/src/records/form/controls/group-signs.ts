import type { Language } from '@emanet/contract/shared/primitives';

/** How numbers are written in a language, for the library's input. */
export function groupSigns(lang: Language) {
  const parts = new Intl.NumberFormat(lang).formatToParts(1234.5);
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { thousandSeparator: signOf('group'), decimalSeparator: signOf('decimal') };
}
