/**
 * The three values of a statement made out of records. `bilinmiyor` covers an empty field, a missing
 * record and a list without rows: only a person's answer is `evet` or `hayir`.
 */
export const KNOWN = ['evet', 'hayir', 'bilinmiyor'] as const;
export type Known = (typeof KNOWN)[number];

/** Value of a yes/no answer; `null` and `undefined` are no answer. */
export const known = (answer: boolean | null | undefined): Known =>
  typeof answer === 'boolean' ? (answer ? 'evet' : 'hayir') : 'bilinmiyor';

export const opposite = (one: Known): Known =>
  one === 'bilinmiyor' ? one : one === 'evet' ? 'hayir' : 'evet';

/** Whether all are `evet`. One `hayir` decides; all of none is not known. */
export function allOf(answers: readonly Known[]): Known {
  if (answers.includes('hayir')) return 'hayir';
  return answers.length === 0 || answers.includes('bilinmiyor') ? 'bilinmiyor' : 'evet';
}

/** Whether at least one is `evet`. Without answers it is not known, so no rows are no "no". */
export function anyOf(answers: readonly Known[]): Known {
  if (answers.includes('evet')) return 'evet';
  return answers.length === 0 || answers.includes('bilinmiyor') ? 'bilinmiyor' : 'hayir';
}

/** Whether a count is complete: 0 of 0 is not known. */
export const complete = (done: number, total: number): Known =>
  total === 0 ? 'bilinmiyor' : known(done >= total);

/**
 * A record's own answer beside its linked records, such as "transferred abroad?" beside the transfers. The
 * statement holds only if both agree: a "yes" without a linked record lacks that record, a "no" beside one
 * contradicts it, and both count as not known.
 */
export function agreed(own: Known, linked: number): Known {
  if (linked > 0) return own === 'hayir' ? 'bilinmiyor' : 'evet';
  return own === 'hayir' ? 'hayir' : 'bilinmiyor';
}
