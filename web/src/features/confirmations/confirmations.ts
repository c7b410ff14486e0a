export { default as Question } from './Question.tsx';
export { useConfirm, useDueConfirmations } from './queries.ts';
export { useReview } from './review-queries.ts';
