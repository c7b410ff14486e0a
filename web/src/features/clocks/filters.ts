import type { Clock } from '@emanet/contract/clocks';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import type { Language } from '@emanet/contract/shared/primitives';
import { among } from '../../ui/filters/filter.ts';
import {
  idParam,
  listParam,
  oneOfParam,
  textParam,
  type StateOf,
} from '../../ui/url-state/url-param.ts';
import { searchFor } from '../../ui/word-search.ts';

/** Faces of the list: running ones, closed ones, both. */
export const FACES = ['isleyen', 'kapanan', 'tumu'] as const;

export const SPEC = {
  q: textParam('q'),
  face: oneOfParam('goster', FACES),
  kinds: listParam('yukumluluk'),
  articles: listParam('madde'),
  people: listParam('sorumlu'),
  /** The clock whose computation is open. */
  open: idParam('sure'),
  /** The kind of the clock to start on this page. */
  start: textParam('baslat'),
};
export type Asked = StateOf<typeof SPEC>;
export const NOTHING = { q: '', kinds: [], articles: [], people: [] } as const;

/** The person in charge of a clock, as a choice; clocks without one are a choice too. */
export const personOf = ({ sahip }: Clock): string => sahip?.ad ?? '';

/** The clocks after search and filters. */
export function narrowed(rows: readonly Clock[], asked: Asked, lang: Language): readonly Clock[] {
  const found = searchFor(asked.q);
  return rows.filter(
    (one) =>
      among(asked.kinds, one.tur) &&
      among(asked.articles, one.madde) &&
      among(asked.people, personOf(one)) &&
      found(`${CLOCKS[one.tur].ad[lang]} ${one.ad} ${one.madde} ${personOf(one)}`),
  );
}

/** Elapsed part of a clock, from 0 to 1. */
export function elapsedOf({ baslangic, son_an }: Clock, now: number): number {
  const start = Date.parse(baslangic);
  const whole = Date.parse(son_an) - start;
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, (now - start) / whole));
}
