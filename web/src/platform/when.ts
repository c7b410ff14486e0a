import type { Language } from '@emanet/contract/shared/primitives';
import { daysBetween } from '@emanet/contract/shared/time/rounds';
import { dayOf } from '@emanet/contract/shared/time/today';

const ZONE = 'Europe/Istanbul';
const LOCALE = { tr: 'tr-TR', en: 'en-GB' } as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const memo = new Map<string, Intl.DateTimeFormat>();
function format(lang: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = lang + JSON.stringify(options);
  const known =
    memo.get(key) ?? new Intl.DateTimeFormat(LOCALE[lang], { timeZone: ZONE, ...options });
  memo.set(key, known);
  return known;
}

/** Days on a Turkish calendar between two instants. */
const daysSince = (at: Date, now: Date) => daysBetween(dayOf(at), dayOf(now));

/** Turkish clocks are written with a full stop. */
const clock = (at: Date, lang: Language) => {
  const time = format(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
  return lang === 'tr' ? time.replace(':', '.') : time;
};

/** The hour and minute of an instant in Turkey. */
export const clockTime = (instant: string, lang: Language): string =>
  clock(new Date(instant), lang);

/**
 * An instant in Turkey time, shortened: today and yesterday in words, the year only when it is
 * another one. `withTime` adds the hour on every day, otherwise only today. A day of the calendar,
 * `YYYY-MM-DD`, has no hour.
 */
export function when(instant: string, lang: Language, withTime = false, now = new Date()): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  const hasTime = !DAY.test(instant);
  const ago = daysSince(at, now);
  if (ago === 0 || ago === 1) {
    const word = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-ago, 'day');
    return hasTime && (ago === 0 || withTime) ? `${word} ${clock(at, lang)}` : word;
  }
  const year = format(lang, { year: 'numeric' });
  const sameYear = year.format(at) === year.format(now);
  const day = format(lang, {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(at);
  return hasTime && withTime ? `${day} ${clock(at, lang)}` : day;
}

/** A day of the calendar, `YYYY-MM-DD`, has no zone: noon is the same day in all of Turkey. */
const noonOf = (day: string): Date | undefined => {
  const at = new Date(`${day}T12:00:00Z`);
  return DAY.test(day) && !Number.isNaN(at.getTime()) ? at : undefined;
};

/** A day in figures in Turkish, 05.01.2026, and with the month's name in English. */
export function dayShort(day: string, lang: Language): string {
  const at = noonOf(day);
  const [inFigures, month] =
    lang === 'tr' ? (['2-digit', '2-digit'] as const) : (['numeric', 'short'] as const);
  return at ? format(lang, { day: inFigures, month, year: 'numeric' }).format(at) : day;
}

/** The day of an instant in Turkey, in words. */
export const dayInTurkey = (instant: string, lang: Language) => dayInWords(dayOf(instant), lang);

/** A day with its month and weekday in words. */
export function dayInWords(day: string, lang: Language): string {
  const at = noonOf(day);
  return at
    ? format(lang, { day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' }).format(at)
    : day;
}

/** The head of a column of a calendar: Pzt, Sal. */
export function weekday(day: string, lang: Language): string {
  const at = noonOf(day);
  return at ? format(lang, { weekday: 'short' }).format(at) : day;
}

/** A near day with its weekday: 3 Kas Sal, Tue 3 Nov; a day in words needs none. */
export const dayWithWeekday = (day: string, lang: Language, now = new Date()): string => {
  const said = when(day, lang, false, now);
  if (!/\d/.test(said)) return said;
  return lang === 'tr' ? `${said} ${weekday(day, lang)}` : `${weekday(day, lang)} ${said}`;
};

/** A day in a calendar: its number, with the month on the first of one or for `withMonth`. */
export function dayOfCalendar(day: string, lang: Language, withMonth = false): string {
  const at = noonOf(day);
  const month = withMonth || day.endsWith('-01') ? ({ month: 'short' } as const) : {};
  return at ? format(lang, { day: 'numeric', ...month }).format(at) : day;
}

/** A month, `YYYY-MM`: its short name alone, with its year, or in full. */
export function monthName(month: string, lang: Language, how: 'alone' | 'short' | 'long' = 'long') {
  const at = noonOf(`${month}-01`);
  const year = how === 'short' ? '2-digit' : 'numeric';
  const options: Intl.DateTimeFormatOptions = {
    month: how === 'long' ? 'long' : 'short',
    ...(how === 'alone' ? {} : { year }),
  };
  return at ? format(lang, options).format(at) : month;
}

/** The whole instant, for titles and for paper. */
export const whenInFull = (instant: string, lang: Language): string => {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  const day = format(lang, { day: 'numeric', month: 'long', year: 'numeric' }).format(at);
  return `${day} ${clock(at, lang)}`;
};

/** The time of day to the second: 09.12.04 in Turkish, 09:12:04 in English. */
export const clockWithSeconds = (instant: string, lang: Language): string => {
  const time = format(lang, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));
  return lang === 'tr' ? time.replaceAll(':', '.') : time;
};

/** The day of an instant as a heading over its rows, today and yesterday also in words. */
export function dayHeading(instant: string, lang: Language) {
  const at = new Date(instant);
  const ago = daysSince(at, new Date());
  const day = format(lang, { day: 'numeric', month: 'long', year: 'numeric' }).format(at);
  const word = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-ago, 'day');
  return { key: dayOf(at), label: ago === 0 || ago === 1 ? `${day}, ${word}` : day };
}

/** The parts of a day for a calendar leaf. */
export function dayParts(day: string, lang: Language) {
  const at = noonOf(day) ?? new Date(0);
  const part = (options: Intl.DateTimeFormatOptions) => format(lang, options).format(at);
  return {
    month: part({ month: 'short' }),
    number: part({ day: 'numeric' }),
  };
}

/** A day with its month in words, without the weekday: 9 Kasım 2026. */
export function dayAndMonth(day: string, lang: Language): string {
  const at = noonOf(day);
  return at ? format(lang, { day: 'numeric', month: 'long', year: 'numeric' }).format(at) : day;
}
