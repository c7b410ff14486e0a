import known from '../data/known-cookies.json' with { type: 'json' };
import type { Language, Sentence } from '../shared/primitives.ts';
import type { CookieCategory } from '../cookies.ts';

/** Facts about a cookie that its maker publishes; `ad` may end in `*` for what differs by site. */
export type KnownCookie = Readonly<{
  ad: string;
  kategori: CookieCategory;
  taraf: 'birinci' | 'ucuncu';
  saglayan: string;
  sure: string;
  amac: Sentence;
}>;

// The file is checked by its test.
export const KNOWN_COOKIES = known.cookies as readonly KnownCookie[];

/** Facts about a cookie of this name. */
export const knownCookie = (name: string): KnownCookie | undefined =>
  KNOWN_COOKIES.find(({ ad }) =>
    ad.endsWith('*') ? name.startsWith(ad.slice(0, -1)) && name !== '' : ad === name,
  );

const SESSION = /^(?:oturum(?: süresince| boyunca)?|session)$/i;
const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  saniye: ['second', 'seconds'],
  dakika: ['minute', 'minutes'],
  saat: ['hour', 'hours'],
  gün: ['day', 'days'],
  hafta: ['week', 'weeks'],
  ay: ['month', 'months'],
  yıl: ['year', 'years'],
};

/** A period as it is written, `2 yıl`, in a language; one that is not understood stays as it is. */
export function periodIn(period: string, lang: Language): string {
  if (SESSION.test(period)) return lang === 'tr' ? 'oturum' : 'session';
  const [, count = '', unit = ''] = /^(\d+)\s*(\p{L}+)$/u.exec(period) ?? [];
  const word = unit.toLocaleLowerCase('tr');
  const turkish = Object.entries(UNITS).find(([tr, en]) => tr === word || en.includes(word));
  if (!turkish) return period;
  const [tr, [one, many]] = turkish;
  return `${count} ${lang === 'tr' ? tr : count === '1' ? one : many}`;
}
