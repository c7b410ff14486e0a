import retentionPeriods from '../data/retention-periods.json' with { type: 'json' };
import { choiceOf } from '../lookups.ts';
import type { Language, Sentence } from '../shared/primitives.ts';
import { daysOfDuration, unitName, type DurationUnit } from '../shared/time/durations.ts';

/**
 * How long it takes until a period begins: not at all or briefly, as long as a relationship lasts,
 * or as long as the company itself.
 */
export type EventLength = 'short' | 'open' | 'life';

/** A retention period: number, unit, event and law. `least`: the law names a minimum. */
export type Period = Readonly<{
  count: number;
  unit: DurationUnit;
  length: EventLength;
  event?: Readonly<{ tr: string; en: string }>;
  law?: string;
  least: boolean;
}>;

const UNIT_CODES: Readonly<Record<string, DurationUnit>> = {
  day: 'D',
  week: 'W',
  month: 'M',
  year: 'Y',
};

/** Events that begin with the end of a relationship, in the words of a free text. */
const OPEN = /sona er|bit(im|ince)|ayrıl|fesih|feshed|kapat|geri al|sürdü|süresince|end of/;
/** The end of a year or of a period of service is at most a year away. */
const BRIEF = /yıl(ın|ını)? (sona|sonu|başı)/;
const LIFE = /tüzel kişili|şirket ömrü|lifetime of the company/;

function lengthOf(text: string): EventLength {
  const asked = text.toLocaleLowerCase('tr');
  if (LIFE.test(asked)) return 'life';
  return OPEN.test(asked) && !BRIEF.test(asked) ? 'open' : 'short';
}

const LEAST = /en az|at least/;

const known = new Map<string, Period>(
  retentionPeriods.items.map((item) => [
    item.code,
    {
      count: item.value,
      unit: UNIT_CODES[item.unit] ?? 'D',
      length: lengthOf(item.start_tr),
      event: {
        tr: item.start_tr,
        // In the browser it arrives later, as all English names.
        get en() {
          return item.start_en;
        },
      },
      law: item.law,
      least: LEAST.test(item.tr.toLocaleLowerCase('tr')),
    },
  ]),
);

const UNITS: readonly (readonly [RegExp, DurationUnit])[] = [
  [/(\d{1,4})\s*(?:yıl|sene|year)/, 'Y'],
  [/(\d{1,4})\s*(?:ay(?!rı)|month)/, 'M'],
  [/(\d{1,4})\s*(?:hafta|week)/, 'W'],
  [/(\d{1,4})\s*(?:gün|day)/, 'D'],
];

const ONES = ['bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const TENS = ['on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];
const WORD = `(?<!\\p{L})(?:(${TENS.join('|')})\\s*)?(${ONES.join('|')})?(?=\\s*(?:buçuk\\s+)?(?:yıl|sene|ay|hafta|gün))`;
const IN_WORDS = new RegExp(WORD, 'giu');
const HALF = /(\d{1,3})(?:[,.]5|\s+buçuk)\s*(?:yıl|sene)/giu;

/** A period with its number in figures: "on beş yıl", "5 (beş) yıl" and "bir buçuk yıl". */
const inFigures = (text: string): string =>
  text
    .replace(/(\d)\s*\(\s*\p{L}[\p{L}\s]*\)/gu, '$1')
    .replace(IN_WORDS, (found, ten?: string, one?: string) => {
      const place = (words: readonly string[], word = '') =>
        words.indexOf(word.toLocaleLowerCase('tr')) + 1;
      const count = place(TENS, ten) * 10 + place(ONES, one);
      return count === 0 ? found : `${count} `;
    })
    .replace(HALF, (_, years: string) => `${Number(years) * 12 + 6} ay`);

/** The parts of a stored period, a code or free text; undefined if it has no figure. */
export function periodOf(value: string): Period | undefined {
  const found = known.get(value);
  if (found) return found;
  const text = inFigures(value).toLocaleLowerCase('tr');
  const figures = UNITS.flatMap(([pattern, unit]) => {
    const count = pattern.exec(text)?.[1];
    return count === undefined ? [] : [{ count: Number(count), unit }];
  });
  const longest = figures.toSorted((a, b) => daysOfDuration(b) - daysOfDuration(a))[0];
  return longest && { ...longest, length: lengthOf(value), least: LEAST.test(text) };
}

/** About how many days a period is, from its event on; -1 when it names no figure. */
export function daysOf(value: string): number {
  const period = periodOf(value);
  return period ? daysOfDuration(period) : -1;
}

const FIGURE = /\d{1,4}\s*(?:yıl|sene|year|ay(?!rı)|month|hafta|week|gün|day)s?/i;
const LEAST_OR_MOST = /en az|en çok|en fazla|at least|at most/i;

/** A period that is a figure alone, without the event from which it runs. */
export const isBare = (value: string): boolean =>
  !known.has(value) &&
  inFigures(value).replace(LEAST_OR_MOST, '').replace(FIGURE, '').trim() === '';

/** Would a new period lose the event from which the old one runs? */
export const losesEvent = (before: unknown, after: unknown): boolean =>
  typeof before === 'string' &&
  typeof after === 'string' &&
  periodOf(before) !== undefined &&
  periodOf(after) !== undefined &&
  isBare(after) &&
  !isBare(before);

/** The figure of a bare period with the event of another one: a code if a choice has both. */
export function withEventOf(before: string, bare: string): string {
  const had = periodOf(before);
  const wanted = periodOf(bare);
  if (!had || !wanted) return bare;
  if (had.count === wanted.count && had.unit === wanted.unit) return before;
  const said = choiceOf('saklama_suresi', before)?.tr ?? before;
  const text = said.replace(/\s*\([^)]*\)\s*$/, '').replace(FIGURE, periodText(wanted, 'tr'));
  return retentionPeriods.items.find(({ tr }) => tr === text)?.code ?? text;
}

const RANK: Readonly<Record<EventLength, number>> = { short: 0, open: 1, life: 2 };

/** Does `a` surely end no earlier than `b`? The company's own lifetime outlasts everything. */
function outlasts(a: Period, b: Period): boolean {
  if (a.length === 'life' && b.length !== 'life') return true;
  return RANK[a.length] >= RANK[b.length] && daysOfDuration(a) >= daysOfDuration(b);
}

/**
 * The longest of several periods. Several are returned if they run from events that cannot be compared, such
 * as 15 years from a record and 10 years from the end of employment: then a person chooses.
 */
export function longestOf(values: readonly string[]): string[] {
  const parsed = [...new Set(values)].flatMap((value) => {
    const period = periodOf(value);
    return period ? [{ value, period }] : [];
  });
  const kept: typeof parsed = [];
  for (const one of parsed) {
    if (kept.some((other) => outlasts(other.period, one.period))) continue;
    const left = kept.filter((other) => !outlasts(one.period, other.period));
    kept.splice(0, kept.length, ...left, one);
  }
  return kept.map(({ value }) => value);
}

/** Of data that are looked at and not kept. */
const NOT_KEPT: Sentence = { tr: 'Saklanmaz', en: 'Not kept' };

/** A period as the registry takes it: number and unit. */
export const periodText = ({ count, unit }: Period, lang: Language): string =>
  count === 0 ? NOT_KEPT[lang] : `${count} ${unitName(unit, count, lang)}`;

/** The longest of several periods as people read it; both where a person has to choose. */
export function longestText(values: readonly string[], lang: Language): string | null {
  const longest = longestOf(values);
  const shown = longest.length > 0 ? longest : values.slice(0, 1);
  return shown.map((one) => choiceOf('saklama_suresi', one)?.[lang] ?? one).join(' / ') || null;
}
