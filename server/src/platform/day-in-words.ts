import type { Language } from '@emanet/contract/shared/primitives';

/** Locales in which days and moments are written out. */
const LOCALES = { tr: 'tr-TR', en: 'en-GB' } as const;

/** A day (`2026-11-22`), or that of an instant in Turkey, as it is written out: 22 Kasım 2026. */
export const dayInWords = (day: string | Date, lang: Language): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'Europe/Istanbul' }).format(
    typeof day === 'string' && day.length === 10 ? new Date(`${day}T12:00:00Z`) : new Date(day),
  );

/** The moment of an instant in Turkey: 23 Kasım 2026 09:20:05. */
export const momentInWords = (instant: string | Date, lang: Language): string =>
  new Intl.DateTimeFormat(LOCALES[lang], {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Istanbul',
  }).format(new Date(instant));
