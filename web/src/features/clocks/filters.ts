import type { Clock } from '@emanet/contract/clocks';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import type { Language } from '@emanet/contract/shared/primitives';
import { daysBetween } from '@emanet/contract/shared/time/rounds';
import { DAY_MS, dayOf, MINUTE_MS, todayInTurkey } from '@emanet/contract/shared/time/today';
import { searchable } from '@emanet/contract/shared/turkish';
import { idParam, listParam, oneOfParam, textParam } from '../../ui/url-state/url-param.ts';
import { holdsAll, wordsOf } from '../../ui/word-search.ts';

/** Faces of the list: what runs, what was closed, both. */
export const FACES = ['isleyen', 'kapanan', 'tumu'] as const;

export const SPEC = {
  q: textParam('q'),
  face: oneOfParam('goster', FACES),
  kinds: listParam('yukumluluk'),
  articles: listParam('madde'),
  people: listParam('sorumlu'),
  /** The clock whose reckoning is open. */
  open: idParam('sure'),
};
export type Asked = Readonly<{
  q: string;
  face: (typeof FACES)[number];
  kinds: readonly string[];
  articles: readonly string[];
  people: readonly string[];
  open: number | undefined;
}>;
export const NOTHING = { q: '', kinds: [], articles: [], people: [] } as const;

/** Somebody who answers for a clock, as a choice; clocks that nobody answers for are one of them. */
export const personOf = ({ sorumlu }: Clock): string => sorumlu ?? '';

const among = (chosen: readonly string[], value: string) =>
  chosen.length === 0 || chosen.includes(value);

/** The clocks that search and filters leave. */
export function narrowed(rows: readonly Clock[], asked: Asked, lang: Language): readonly Clock[] {
  const words = wordsOf(asked.q);
  return rows.filter(
    (one) =>
      among(asked.kinds, one.tur) &&
      among(asked.articles, one.madde) &&
      among(asked.people, personOf(one)) &&
      (words.length === 0 ||
        holdsAll(
          searchable(`${CLOCKS[one.tur].ad[lang]} ${one.ad} ${one.madde} ${personOf(one)}`),
          words,
        )),
  );
}

/** Days up to which a last day is urgent, and near. */
const URGENT_DAYS = 2;
const NEAR_DAYS = 10;

/** How far a clock is from its last instant; one that counts hours is told in hours and minutes. */
export type Left = Readonly<{
  tone: 'high' | 'mid' | 'low';
  late: boolean;
}> &
  (Readonly<{ days: number }> | Readonly<{ hours: number; minutes: number }>);

export function leftOf({ son_an, birim }: Pick<Clock, 'son_an' | 'birim'>, now: number): Left {
  const ms = Date.parse(son_an) - now;
  if (birim === 'saat') {
    const minutes = Math.floor(Math.abs(ms) / MINUTE_MS);
    return {
      hours: Math.floor(minutes / 60),
      minutes: minutes % 60,
      late: ms < 0,
      tone: ms < URGENT_DAYS * DAY_MS ? 'high' : 'mid',
    };
  }
  const days = daysBetween(todayInTurkey(now), dayOf(son_an));
  const tone = days <= URGENT_DAYS ? 'high' : days <= NEAR_DAYS ? 'mid' : 'low';
  return { days: Math.abs(days), late: days < 0, tone };
}

/** How much of a clock has run, from 0 to 1. */
export function elapsedOf({ baslangic, son_an }: Clock, now: number): number {
  const start = Date.parse(baslangic);
  const whole = Date.parse(son_an) - start;
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, (now - start) / whole));
}
