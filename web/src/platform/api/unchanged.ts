/** Sentences of answers without a change. */
const sentences = new Set<string>();

/** Remembers an answer without a change, and returns it. */
export function noted<Answer>(answer: Answer): Answer {
  if (isUnchanged(answer)) sentences.add(answer.message);
  return answer;
}

type Unchanged = Readonly<{ message: string; degismedi: true }>;

export const isUnchanged = (answer: unknown): answer is Unchanged =>
  typeof answer === 'object' && answer !== null && 'degismedi' in answer;

/** Is this the sentence of an unchanged answer, which is never shown as a success? */
export const tellsUnchanged = (text: string): boolean => sentences.has(text);
