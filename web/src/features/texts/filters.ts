import { TEXT_KINDS, type TextGroup } from '@emanet/contract/texts/kinds';
import type { TextRow } from '@emanet/contract/texts';
import { searchable } from '@emanet/contract/shared/turkish';
import { listParam, oneOfParam, textParam } from '../../ui/url-state/url-param.ts';
import { holdsAll, wordsOf } from '../../ui/word-search.ts';

/** Faces of the list: all, those that moved on, those that are published. */
export const FACES = ['tumu', 'eskiyen', 'yayinda'] as const;
type Face = (typeof FACES)[number];

export const SPEC = {
  q: textParam('q'),
  face: oneOfParam('goster', FACES),
  groups: listParam('tur'),
  states: listParam('durum'),
};
export type Asked = Readonly<{
  q: string;
  face: Face;
  groups: readonly string[];
  states: readonly string[];
}>;
export const NOTHING = { q: '', groups: [], states: [] } as const;

/** State of a text as its list tells it; a published one is up to date or stale. */
export type ShownState = 'eskidi' | 'guncel' | 'taslak' | 'onayda' | 'onaylandi';
export const SHOWN_STATES: readonly ShownState[] = [
  ...(['guncel', 'eskidi', 'taslak', 'onayda', 'onaylandi'] as const),
];

export const stateOf = ({ durum, eskiyen }: Pick<TextRow, 'durum' | 'eskiyen'>): ShownState =>
  durum === 'yayinda' ? (eskiyen > 0 ? 'eskidi' : 'guncel') : durum;

export const groupOf = ({ tur }: Pick<TextRow, 'tur'>): TextGroup => TEXT_KINDS[tur].group;

const IN_FACE: Readonly<Record<Face, (row: TextRow) => boolean>> = {
  tumu: () => true,
  eskiyen: ({ eskiyen }) => eskiyen > 0,
  yayinda: ({ yayindaki }) => yayindaki !== null,
};
export const ofFace = (rows: readonly TextRow[], face: Face): readonly TextRow[] =>
  rows.filter(IN_FACE[face]);

const among = (chosen: readonly string[], value: string) =>
  chosen.length === 0 || chosen.includes(value);

/** The texts that search and filters leave. */
export function narrowed(rows: readonly TextRow[], asked: Asked): readonly TextRow[] {
  const words = wordsOf(asked.q);
  return ofFace(rows, asked.face).filter(
    (one) =>
      among(asked.groups, groupOf(one)) &&
      among(asked.states, stateOf(one)) &&
      (words.length === 0 || holdsAll(searchable(`${one.ad} ${one.onaylayan ?? ''}`), words)),
  );
}
