import { TEXT_KINDS, type TextGroup } from '@emanet/contract/texts/kinds';
import { scopeOf } from '@emanet/contract/texts/scope';
import { isIn, isOutrun, SHOWN_STATES, type ShownState } from '@emanet/contract/texts/states';
import type { TextRow } from '@emanet/contract/texts';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Sort } from '../../../ui/table/column.ts';
import { among } from '../../../ui/filters/filter.ts';
import {
  flagParam,
  listParam,
  oneOfParam,
  sortParam,
  textParam,
  type StateOf,
} from '../../../ui/url-state/url-param.ts';
import { searchFor } from '../../../ui/word-search.ts';

/** Faces of the list: all, the stale ones, the public ones. */
export const FACES = ['tumu', 'eskiyen', 'yayinda'] as const;
type Face = (typeof FACES)[number];

/** Place of a version in force: its public address, the documents, or none yet. */
export const PLACES = ['adres', 'belge', 'yok'] as const;
export type Place = (typeof PLACES)[number];

/** States to choose from; the last is a standard contract before its notification. */
export const STATES = [...SHOWN_STATES, 'bildirim'] as const;

const AS_SENT: Sort = { key: '', descending: false };
export const SPEC = {
  q: textParam('q'),
  face: oneOfParam('goster', FACES),
  groups: listParam('tur'),
  states: listParam('durum'),
  places: listParam('yayin'),
  approvers: listParam('onaylayan'),
  archived: flagParam('arsiv'),
  sort: sortParam('sirala', AS_SENT),
};
export type Asked = StateOf<typeof SPEC>;
export const NOTHING = { q: '', groups: [], states: [], places: [], approvers: [] } as const;

export const groupOf = ({ tur }: Pick<TextRow, 'tur'>): TextGroup => TEXT_KINDS[tur].group;

const placeOf = ({ adres, yayindaki }: TextRow): Place =>
  adres ? 'adres' : yayindaki === null ? 'yok' : 'belge';

const IN_FACE: Readonly<Record<Face, (row: TextRow) => boolean>> = {
  tumu: () => true,
  eskiyen: isOutrun,
  yayinda: (row) => placeOf(row) === 'adres',
};
export const ofFace = (rows: readonly TextRow[], face: Face): readonly TextRow[] =>
  rows.filter(IN_FACE[face]);

const inState = (row: TextRow, state: string): boolean =>
  state === 'bildirim' ? row.bildirim !== null : isIn(row, state as ShownState);

/** The texts of a state, or those that wait for a notification. */
export const ofState = (rows: readonly TextRow[], states: readonly string[]): readonly TextRow[] =>
  rows.filter((row) => states.some((state) => inState(row, state)));

/** The texts that search and filters leave; the search reads the words in the lines. */
export function narrowed(
  rows: readonly TextRow[],
  asked: Asked,
  lang: Language,
): readonly TextRow[] {
  const found = searchFor(asked.q);
  return (asked.states.length > 0 ? ofState(rows, asked.states) : rows).filter(
    (one) =>
      IN_FACE[asked.face](one) &&
      among(asked.groups, groupOf(one)) &&
      among(asked.places, placeOf(one)) &&
      among(asked.approvers, one.onaylayan ?? '') &&
      found([one.ad, scopeOf(one, lang), one.hizmet, one.adres, one.onaylayan].join(' ')),
  );
}
