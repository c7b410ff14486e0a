import { reviews, type ReviewAnswer } from '@emanet/contract/confirmations/review';
import { shownAhead, useAct } from '../../nouns/act.ts';
import { useRead } from '../../nouns/read.ts';

/** Answers of the person in a guided review of a department, on any device. */
export const useReview = (department: number | undefined) =>
  useRead(
    reviews.review,
    { query: { department_id: String(department ?? 0) } },
    { enabled: department !== undefined, refetchOnMount: 'always' },
  );

/** Stores an answer of a review and shows it at once. */
export function useReviewAnswer(department: number | undefined) {
  const department_id = department ?? 0;
  return useAct(reviews.saveReview, {
    parts: (given: Readonly<{ kayit_id: number; cevap: ReviewAnswer }>) => ({
      body: { department_id, ...given },
    }),
    ahead: shownAhead(
      reviews.review,
      (data, { kayit_id, cevap }) => ({
        ...data,
        cevaplar: { ...data.cevaplar, [kayit_id]: cevap },
      }),
      () => ({ query: { department_id: String(department_id) } }),
    ),
  });
}
