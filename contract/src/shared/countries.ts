import countries from '../data/countries.json' with { type: 'json' };
import type { Language } from './primitives.ts';
import { compareTurkish, searchable } from './turkish.ts';

/**
 * A country as a text names it. `key` is its code, or where no country is called so, the text
 * folded; `name` is what it is called in a language, or what was typed.
 */
export type Country = Readonly<{ key: string; name: string }>;

/** Data sent to this country do not leave the country. */
export const HOME = 'TR';

const CODES = countries.codes.split(' ');
const ALSO: Readonly<Record<string, readonly string[]>> = countries.also;

/** Countries whose usual name is the long one; others use the short one, such as "ABD" and "Hong Kong". */
const IN_FULL: Readonly<Record<Language, readonly string[]>> = {
  tr: ['GB'],
  en: ['BA', 'GB', 'US'],
};

const namesIn = (lang: Language, style: 'long' | 'short') =>
  new Intl.DisplayNames(lang, { type: 'region', style });
const NAMES = {
  tr: { long: namesIn('tr', 'long'), short: namesIn('tr', 'short') },
  en: { long: namesIn('en', 'long'), short: namesIn('en', 'short') },
};

const nameOf = (code: string, lang: Language): string =>
  NAMES[lang][IN_FULL[lang].includes(code) ? 'long' : 'short'].of(code) ?? code;

/** One spelling of what is one to a reader: case, accents, dots, hyphens and spaces aside. */
const fold = (text: string): string =>
  searchable(text)
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[\s–-]+/g, ' ')
    .trim();

let codes: Map<string, string> | undefined;

/**
 * The code of a country's name in either language; the table is made on first use, since that takes time. A
 * code itself must be in capitals: "no" is not Norway.
 */
function codeOf(name: string): string | undefined {
  codes ??= new Map(
    CODES.flatMap((code) =>
      [
        ...Object.values(NAMES).flatMap(({ long, short }) => [long.of(code), short.of(code)]),
        ...(ALSO[code] ?? []),
      ].flatMap((spelling) => (spelling === undefined ? [] : [[fold(spelling), code] as const])),
    ),
  );
  return CODES.includes(name) ? name : codes.get(fold(name));
}

/** A text of several countries, as the forms expect it; text in brackets is a remark. */
const SEPARATOR = /[,;]/;
const REMARK = /\s*\([^()]*\)$/;

const partsOf = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');

function read(part: string): { code: string | undefined; remark: string } {
  const whole = codeOf(part);
  if (whole) return { code: whole, remark: '' };
  const remark = REMARK.exec(part)?.[0] ?? '';
  return { code: codeOf(part.slice(0, part.length - remark.length)), remark };
}

/** The countries that a text names, each once, in the order of the text. */
export function countriesIn(text: string, lang: Language): Country[] {
  const found = new Map<string, Country>();
  for (const part of partsOf(text)) {
    const { code } = read(part);
    const key = code ?? fold(part);
    if (!found.has(key)) found.set(key, { key, name: code ? nameOf(code, lang) : part });
  }
  return [...found.values()];
}

/** Names of countries that are also words or brands: "mali müşavir", "Atatürk Cad.". */
const WORDS_TOO = ['mali', 'cad', 'fas', 'jersey', 'jordan'];
/** The most words that a name of a country has in the middle of a text. */
const MOST_WORDS = 4;

/** Does a text speak of a country other than Türkiye, in the middle of a sentence too? */
export function speaksOfAbroad(text: string): boolean {
  const words = fold(text.replace(/[’']\p{L}+/gu, ' '))
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
  return words.some((_, at) =>
    Array.from({ length: MOST_WORDS }, (__, more) => words.slice(at, at + more + 1).join(' ')).some(
      (name) => {
        const code = WORDS_TOO.includes(name) ? undefined : codeOf(name);
        return code !== undefined && code !== HOME;
      },
    ),
  );
}

/** Does a text name a country other than Türkiye? Not known where it names none of the list. */
export function namesAbroad(text: unknown): boolean | undefined {
  const keys = typeof text === 'string' ? countriesIn(text, 'tr').map(({ key }) => key) : [];
  if (keys.some((key) => key !== HOME && CODES.includes(key))) return true;
  return keys.length > 0 && keys.every((key) => key === HOME) ? false : undefined;
}

/** A text with the countries in it named in a language; the rest stays as typed. */
export const countryText = (text: string, lang: Language): string =>
  partsOf(text)
    .map((part) => {
      const { code, remark } = read(part);
      return code ? nameOf(code, lang) + remark : part;
    })
    .join(', ');

/** All spellings of a country, folded: its names in both languages and what else people write. */
let spellings: ReadonlyMap<string, readonly string[]> | undefined;
function spellingsOf(code: string): readonly string[] {
  spellings ??= new Map(
    CODES.map((one) => [
      one,
      [
        ...Object.values(NAMES).flatMap(({ long, short }) => [long.of(one), short.of(one)]),
        ...(ALSO[one] ?? []),
      ].flatMap((spelling) => (spelling === undefined ? [] : [fold(spelling)])),
    ]),
  );
  return spellings.get(code) ?? [];
}

/** A country that fits what is typed; `exact`: it is called so. */
export type FoundCountry = Country & Readonly<{ exact: boolean }>;

/**
 * Countries that fit a text by any of their spellings, the best first: called so, whose name begins so,
 * that are spelled so at the beginning, that hold it.
 */
export function findCountries(text: string, lang: Language): FoundCountry[] {
  const wanted = fold(text);
  const rankOf = ({ key, name }: Country): number => {
    const own = fold(name);
    const known = spellingsOf(key);
    if (own === wanted || known.includes(wanted)) return 0;
    if (own.startsWith(wanted)) return 1;
    if (known.some((one) => one.startsWith(wanted))) return 2;
    return own.includes(wanted) || known.some((one) => one.includes(wanted)) ? 3 : 4;
  };
  return allCountries(lang)
    .map((country) => ({ country, rank: wanted === '' ? 1 : rankOf(country) }))
    .filter(({ rank }) => rank < 4)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ country, rank }) => ({ ...country, exact: rank === 0 }));
}

const offered = new Map<Language, readonly Country[]>();

/** All countries in a language, in the order of a Turkish dictionary. */
export function allCountries(lang: Language): readonly Country[] {
  const known = offered.get(lang);
  if (known) return known;
  const found = CODES.map((key) => ({ key, name: nameOf(key, lang) })).sort((a, b) =>
    compareTurkish(a.name, b.name),
  );
  offered.set(lang, found);
  return found;
}
