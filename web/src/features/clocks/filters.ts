import type { Clock } from '@emanet/contract/clocks';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import type { Language } from '@emanet/contract/shared/primitives';
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
  /** The kind of a clock that the page was opened to start. */
  start: textParam('baslat'),
};
export type Asked = Readonly<{
  q: string;
  face: (typeof FACES)[number];
  kinds: readonly string[];
  articles: readonly string[];
  people: readonly string[];
  open: number | undefined;
  start: string;
}>;
export const NOTHING = { q: '', kinds: [], articles: [], people: [] } as const;

/** The person who answers for a clock, as a choice; clocks without one are a choice too. */
export const personOf = ({ sahip }: Clock): string => sahip?.ad ?? '';

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

/** How much of a clock has run, from 0 to 1. */
export function elapsedOf({ baslangic, son_an }: Clock, now: number): number {
  const start = Date.parse(baslangic);
  const whole = Date.parse(son_an) - start;
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, (now - start) / whole));
}
