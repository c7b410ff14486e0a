import { isRecordOf, workKey } from '../../platform/session/kept-work.ts';

/** Answers about a record, in the order of their keys 1 to 4. */
export const REVIEW_ANSWERS = ['dogru', 'degisti', 'artikYok', 'bilmiyorum'] as const;
export type ReviewAnswer = (typeof REVIEW_ANSWERS)[number];

/** Answer to each record, by its number. */
export type Reviewed = Readonly<Record<string, ReviewAnswer>>;

const isAnswer = (value: unknown): value is ReviewAnswer =>
  REVIEW_ANSWERS.some((answer) => answer === value);

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Round = Readonly<{ user: number; company: number; department: number; donem: string }>;

/** A round's answers stand apart from those of the one before. */
const nameOf = ({ user, company, department, donem }: Round) =>
  workKey('review', user, company, department, donem);

/** Answers kept from before; anything unreadable counts as none. */
export function loadReview(store: Store, round: Round): Reviewed {
  try {
    const found: unknown = JSON.parse(store.getItem(nameOf(round)) ?? '');
    return isRecordOf(found, isAnswer) ? found : {};
  } catch {
    return {};
  }
}

/** Keeps the answers on this device. A full or forbidden storage only costs the next visit. */
export function saveReview(store: Store, round: Round, answers: Reviewed): void {
  try {
    store.setItem(nameOf(round), JSON.stringify(answers));
  } catch {
    return;
  }
}

/** Forgets the answers of a round that was confirmed. */
export function dropReview(store: Store, round: Round): void {
  try {
    store.removeItem(nameOf(round));
  } catch {
    return;
  }
}

/** How many records got each answer. */
export const countsOf = (answers: Reviewed, ids: readonly number[]): Record<ReviewAnswer, number> =>
  ids.reduce(
    (counts, id) => {
      const answer = answers[id];
      return answer ? { ...counts, [answer]: counts[answer] + 1 } : counts;
    },
    { dogru: 0, degisti: 0, artikYok: 0, bilmiyorum: 0 },
  );

/** The first record without an answer, from one on and then from the beginning; nothing when all have one. */
export function nextOpen(
  ids: readonly number[],
  answers: Reviewed,
  after?: number,
): number | undefined {
  const from = after === undefined ? 0 : ids.indexOf(after) + 1;
  return [...ids.slice(from), ...ids.slice(0, from)].find((id) => answers[id] === undefined);
}
