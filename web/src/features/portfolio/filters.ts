import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { leftOf } from '@emanet/contract/clocks/left';
import { FILING_STATES, type Client, type DueOfClient } from '@emanet/contract/portfolio';
import type { Firm } from '@emanet/contract/portfolio/firm';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Sort } from '../../ui/table/column.ts';
import { among } from '../../ui/filters/filter.ts';
import {
  listParam,
  oneOfParam,
  param,
  sortParam,
  textParam,
  type StateOf,
} from '../../ui/url-state/url-param.ts';
import { searchFor } from '../../ui/word-search.ts';

export const FACES = ['tumu', 'hafta', 'geciken', 'yanit', 'metin', 'bende'] as const;
const NEXT_FIRST: Sort = { key: 'sonraki', descending: false };

/**
 * A day of the strip, `geciken` for late work; after it a kind, or `yasal` and `kendi` for
 * statutory days and the company's own.
 */
const strip = param<string>(
  'gun',
  (text) => (/^(geciken|\d{4}-\d{2}-\d{2})(:[a-z_]+)?$/.test(text) ? text : ''),
  (value) => value,
);

export const SPEC = {
  q: textParam('q'),
  face: oneOfParam('goster', FACES),
  kinds: listParam('sure'),
  filings: listParam('verbis'),
  sectors: listParam('sektor'),
  people: listParam('sorumlu'),
  firms: listParam('firma'),
  tags: listParam('etiket'),
  day: strip,
  sort: sortParam('sirala', NEXT_FIRST),
};
export type Asked = StateOf<typeof SPEC>;
export const NOTHING = {
  ...{ q: '', kinds: [], filings: [], sectors: [], people: [], firms: [], tags: [], day: '' },
} as const;
export { FILING_STATES };

/** Person in charge of a client's next duty, or of the client, today. */
export const inChargeOf = ({ sahip }: Client): string => sahip?.ad ?? '';

/** The week's due days on a day of the strip. */
export function onDay(due: readonly DueOfClient[], day: string, now: number) {
  const [when, kind] = day.split(':');
  return due.filter(
    (one) =>
      (leftOf(one, now).late ? when === 'geciken' : one.gun === when) &&
      (kind === undefined || kind === one.tur || kind === (isByLaw(one) ? 'yasal' : 'kendi')),
  );
}

export const isByLaw = ({ tur }: DueOfClient): boolean => CLOCKS[tur].yasal;

/** Firms of the reader by the names of their clients, and the tags that they gave. */
export type Groups = ReadonlyMap<
  number,
  Readonly<{ firms: readonly string[]; tags: readonly string[] }>
>;

export const groupsOf = (firms: readonly Firm[]): Groups => {
  const all = firms.flatMap(({ ad, musteriler }) => musteriler.map((one) => ({ ad, ...one })));
  return new Map(
    [...Map.groupBy(all, ({ company_id }) => company_id)].map(([company_id, rows]) => [
      company_id,
      { firms: rows.map(({ ad }) => ad), tags: rows.flatMap(({ etiketler }) => etiketler) },
    ]),
  );
};

type Among = Readonly<{
  due: readonly DueOfClient[];
  now: number;
  /** The reader. */
  user_id: number;
  groups: Groups;
}>;

/** Does a face show a client? */
export function inFace(one: Client, face: Asked['face'], { due, user_id }: Among): boolean {
  if (face === 'geciken') return one.geciken_yasal > 0;
  if (face === 'yanit') return one.bekleyen > 0;
  if (face === 'metin') return one.eski_metin > 0;
  if (face === 'bende') return (one.vekil_id ?? one.sorumlu_id) === user_id;
  return face === 'tumu' || due.some((is) => is.company_id === one.company_id && isByLaw(is));
}

/** The clients after search, filters and the strip. */
export function narrowed(rows: readonly Client[], asked: Asked, among_: Among, lang: Language) {
  const found = searchFor(asked.q);
  const named = asked.day
    ? new Set(onDay(among_.due, asked.day, among_.now).map(({ company_id }) => company_id))
    : undefined;
  return rows.filter(
    (one) =>
      inFace(one, asked.face, among_) &&
      (named?.has(one.company_id) ?? true) &&
      among(asked.kinds, one.sonraki?.tur ?? '') &&
      among(asked.filings, one.verbis.durum) &&
      among(asked.sectors, one.sektor ?? '') &&
      among(asked.people, inChargeOf(one)) &&
      amongAny(asked.firms, among_.groups.get(one.company_id)?.firms) &&
      amongAny(asked.tags, among_.groups.get(one.company_id)?.tags) &&
      found(textOf(one, lang)),
  );
}

const amongAny = (asked: readonly string[], has: readonly string[] = []) =>
  asked.length === 0 || has.some((one) => asked.includes(one));

const textOf = (one: Client, lang: Language) =>
  [
    ...[one.company_name, one.vergi_no, one.sektor, one.sorumlu, one.vekil, one.sahip?.ad],
    one.sonraki && `${CLOCKS[one.sonraki.tur].ad[lang]} ${one.sonraki.ad}`,
  ].join(' ');
