import { z } from 'zod';
import { changedOf, endpoint, endpointsOf, oneOf } from '../shared/endpoint.ts';
import { id, idInPath, requiredText } from '../shared/primitives.ts';

/** Answers about a record in a guided review, in the order of their keys 1 to 4. */
export const REVIEW_ANSWERS = ['dogru', 'degisti', 'artikYok', 'bilmiyorum'] as const;
export type ReviewAnswer = (typeof REVIEW_ANSWERS)[number];
/** Stands for the round in the review of a department without a request to confirm. */
export const NO_ROUND = 'serbest';
/** Days after which an answer of a review without a round expires. */
export const REVIEW_DAYS = 90;

const reviewed = z.object({
  /** Round that the answers are about, or `NO_ROUND`. */
  donem: z.string(),
  /** Answer to each record, by its number. */
  cevaplar: z.record(z.string(), z.enum(REVIEW_ANSWERS)),
});

/** A guided review of one's own records; apart, since the card of confirmations needs none of it. */
export const reviews = endpointsOf('confirmations', {
  review: endpoint({
    summary: 'Gözden geçirmede verdiğim yanıtlar / My answers of a guided review',
    path: '/api/envanter/gozden-gecirme',
    permission: 'confirmations.read',
    query: z.strictObject({ department_id: idInPath }),
    answers: oneOf(reviewed),
  }),
  saveReview: endpoint({
    summary: 'Gözden geçirmede bir kaydı yanıtla / Answer about a record in a guided review',
    method: 'POST',
    path: '/api/envanter/gozden-gecirme',
    permission: 'processing-activities.write',
    body: z.strictObject({ department_id: id, kayit_id: id, cevap: z.enum(REVIEW_ANSWERS) }),
    answers: oneOf(reviewed),
  }),
  tellChange: endpoint({
    summary:
      'Bir kayıtta neyin değiştiğini bir cümleyle bildir / Tell in a sentence what has changed in a record',
    method: 'POST',
    path: '/api/envanter/gozden-gecirme/degisiklik',
    permission: 'processing-activities.write',
    body: z.strictObject({ department_id: id, kayit_id: id, aciklama: requiredText(1000) }),
    answers: changedOf(reviewed),
  }),
});
