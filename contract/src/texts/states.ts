import type { TextRow } from '../texts.ts';

/** State of a text in its list; a published one is up to date or outdated. */
export const SHOWN_STATES = ['guncel', 'eskidi', 'taslak', 'onayda', 'onaylandi'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** Is the version in force outdated? The state of the next draft does not matter. */
export const isOutrun = ({ eskiyen }: Pick<TextRow, 'eskiyen'>): boolean => eskiyen > 0;

/** The state that a mark shows: how far a draft is, otherwise that of the version in force. */
export const stateOf = (row: Pick<TextRow, 'durum' | 'eskiyen'>): ShownState =>
  row.durum === 'yayinda' ? (isOutrun(row) ? 'eskidi' : 'guncel') : row.durum;

/** A stale text with a draft of its next version is in both states. */
export const isIn = (row: Pick<TextRow, 'durum' | 'eskiyen'>, state: ShownState): boolean =>
  state === 'eskidi' ? isOutrun(row) : stateOf(row) === state;
