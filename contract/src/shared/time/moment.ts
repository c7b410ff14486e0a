import type { Language } from '../primitives.ts';

const LOCALES = { tr: 'tr-TR', en: 'en-GB' } as const;

/**
 * `27 Ekim 2026 14.05`, in Turkey: the day in words and the minute, as the screens write it; Turkish
 * clocks have a full stop. `full` names the weekday.
 */
export function momentIn(at: string | Date, lang: Language, dateStyle: 'long' | 'full' = 'long') {
  const text = new Intl.DateTimeFormat(LOCALES[lang], {
    dateStyle,
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  }).format(new Date(at));
  return lang === 'tr' ? text.replace(/(\d\d):(\d\d)$/, '$1.$2') : text;
}

/** `27 Ekim 2026`: a day in words. */
export const dayIn = (day: string, lang: Language): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 10)}T12:00:00Z`),
  );
