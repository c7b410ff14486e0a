import type { ErrorCode } from '@emanet/contract/shared/errors';
import type { FilledProblem } from '@emanet/contract/shared/input-sentences';
import type { Sentence } from '@emanet/contract/shared/primitives';
import type { z } from 'zod';

export type ErrorDetails = Readonly<{
  /** Fills `{name}` in the sentence, in the caller's language where it has two. */
  values?: Readonly<Record<string, string | number | Sentence>>;
  /** Bad fields with what is wrong with each. */
  fields?: Readonly<Record<string, FilledProblem>>;
  /** Issues that zod found; each field gets one sentence, which that of `fields` replaces. */
  issues?: readonly z.core.$ZodIssue[];
  /** The current row of a 409. */
  data?: unknown;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
}>;

/** A failure that the caller can understand: a code of the contract's table and its details. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** Stops the request with a code of the contract's table. */
export function fail(code: ErrorCode, details?: ErrorDetails): never {
  throw new AppError(code, details);
}
