import { searchable } from '../shared/turkish.ts';
import { DAY_MS, dayOf, TURKEY_MS } from '../shared/time/today.ts';

/** A day as a sheet writes it. `less`: why the value is less, or another one, than what was written. */
export type WrittenDay = Readonly<{ day: string; less?: 'hour' | 'serial' }>;

const MONTHS: readonly (readonly string[])[] = [
  ...[
    ['ocak', 'oca', 'january', 'jan'],
    ['subat', 'sub', 'february', 'feb'],
  ],
  ...[
    ['mart', 'mar', 'march'],
    ['nisan', 'nis', 'april', 'apr'],
    ['mayis', 'may'],
  ],
  ...[
    ['haziran', 'haz', 'june', 'jun'],
    ['temmuz', 'tem', 'july', 'jul'],
  ],
  ...[
    ['agustos', 'agu', 'august', 'aug'],
    ['eylul', 'eyl', 'september', 'sep', 'sept'],
  ],
  ...[
    ['ekim', 'eki', 'october', 'oct'],
    ['kasim', 'kas', 'november', 'nov'],
  ],
  [...['aralik', 'ara', 'december', 'dec']],
];

/** A time behind a day; one of midnight stands for none, as programs write it. */
const CLOCK =
  /(?:[\s,]+|t)(?:saat(?:i|ler[ıi])?\s*:?\s*(\d{1,2})(?![\d:.])|(?:saat(?:i|ler[ıi])?\s*:?\s*)?(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?)\s*(?:am|pm|öö|ös)?\s*(?:z|utc|gmt|[+-]\d{2}(?::?\d{2})?)?(?:['’][dt][ae])?$/iu;
/** An instant of a named zone: its day in Turkey may be the next one. */
const INSTANT = /^\d{4}-\d{2}-\d{2}[ t]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:z|[+-]\d{2}:\d{2})$/i;
const MIDNIGHT = /[ t]00:00(?::00(?:\.0+)?)?(?:z|\+00:00)$/i;
const WEEKDAY =
  /(?:^|[\s,(]+)(?:pazartesi|sal[ıi]|[cç]ar[sş]amba|per[sş]embe|cumartesi|cuma|pazar|monday|tuesday|wednesday|thursday|friday|saturday|sunday)[\s,)]*(?=$|\d)/iu;
const DAY_FIRST = /^(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/;
const ONLY_FIGURES = /^(\d{4})(\d{2})(\d{2})$/;
const IN_WORDS = /^(\d{1,2})[\s.-]+(\p{L}+)\.?[\s.,-]+(\d{4})$/u;
const SERIAL = /^\d{5}(?:[.,]\d+)?$/;
/** Figures between these are the days that spreadsheets count, from 1990 to 2099. */
const SERIALS = [32_874, 73_051] as const;
const FIRST_SERIAL = Date.UTC(1899, 11, 30);
/** A longer text is no day: its hour would be looked for at each blank. */
const LONGEST = 80;
/** Years in two figures up to this one are of this century. */
const LAST_SHORT_YEAR = 69;

/**
 * A day as the usual programs write it; the day stands before the month. Undefined for anything else and for a
 * day that the calendar has not, so a list with the month first is refused, not guessed.
 */
export function dayWritten(text: string): WrittenDay | undefined {
  if (text.length > LONGEST) return undefined;
  const written = text.trim();
  if (INSTANT.test(written) && !MIDNIGHT.test(written)) return dayOfInstant(written);
  const whole = plainDay(written);
  if (whole) return { day: whole };
  const clock = CLOCK.exec(written);
  const day = clock && plainDay(written.slice(0, clock.index));
  if (day) {
    const isMidnight = clock.slice(1).every((part) => !Number(part ?? 0));
    return isMidnight ? { day } : { day, less: 'hour' };
  }
  return SERIAL.test(written) ? dayOfSerial(Number(written.replace(',', '.'))) : undefined;
}

/** The day that a spreadsheet means by a number without the look of a day. */
export function dayOfSerial(serial: number): WrittenDay | undefined {
  const [first, last] = SERIALS;
  if (!(serial >= first && serial < last)) return undefined;
  const day = new Date(FIRST_SERIAL + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10);
  return { day, less: 'serial' };
}

function dayOfInstant(text: string): WrittenDay | undefined {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return undefined;
  const isMidnight = (instant.getTime() + TURKEY_MS) % DAY_MS === 0;
  return { day: dayOf(instant), ...(!isMidnight && { less: 'hour' as const }) };
}

function plainDay(text: string): string | undefined {
  const day = text
    .replace(WEEKDAY, '')
    .replace(/\s*(?:y[ıi]l[ıi])?[\s,.-]*$/iu, '')
    .trim();
  const [, d, m, y] = DAY_FIRST.exec(day) ?? [];
  if (d && m && y) return existing(fullYear(y), Number(m), Number(d));
  const [, year, month, date] = YEAR_FIRST.exec(day) ?? ONLY_FIGURES.exec(day) ?? [];
  if (year && month && date) return existing(Number(year), Number(month), Number(date));
  const [, first, name = '', last] = IN_WORDS.exec(day) ?? [];
  const at = MONTHS.findIndex((names) => names.includes(searchable(name)));
  return first && last && at >= 0 ? existing(Number(last), at + 1, Number(first)) : undefined;
}

const fullYear = (text: string): number =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) > LAST_SHORT_YEAR ? 1900 : 2000);

function existing(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const same = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same ? date.toISOString().slice(0, 10) : undefined;
}
