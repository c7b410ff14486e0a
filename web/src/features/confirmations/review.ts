import type { ReviewAnswer } from '@emanet/contract/confirmations/review';

/** Answer to each record, by its number. */
export type Reviewed = Readonly<Record<string, ReviewAnswer>>;

/** Number of records by answer. */
export const countsOf = (answers: Reviewed, ids: readonly number[]): Record<ReviewAnswer, number> =>
  ids.reduce(
    (counts, id) => {
      const answer = answers[id];
      return answer ? { ...counts, [answer]: counts[answer] + 1 } : counts;
    },
    { dogru: 0, degisti: 0, artikYok: 0, bilmiyorum: 0 },
  );

/** The first record without an answer, after one and then from the beginning; else undefined. */
export function nextOpen(ids: readonly number[], answers: Reviewed, after?: number) {
  const from = after === undefined ? 0 : ids.indexOf(after) + 1;
  return [...ids.slice(from), ...ids.slice(0, from)].find((id) => answers[id] === undefined);
}
