import { SENTENCES } from '@emanet/contract/shared/sentences';
import type { Language } from '@emanet/contract/shared/primitives';
import { ApiError } from '../../platform/api/client.ts';

/** Sentence about a failed step: the server's words about the field, then its sentence. */
export function sentenceOf(error: unknown, language: Language): string {
  if (error instanceof ApiError) {
    return error.fields['email'] ?? error.fields['code'] ?? error.message;
  }
  return SENTENCES.networkFailed[language === 'tr' ? 0 : 1];
}

/** Whether a right code is not enough for this account. */
export const asksForSecondStep = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'SECOND_STEP_REQUIRED';
