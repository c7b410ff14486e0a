import type { ErrorBody, ErrorCode } from '@emanet/contract/shared/errors';
import { FORCES_SIGN_OUT, sentence } from '@emanet/contract/shared/sentences';
import type { Language } from '@emanet/contract/shared/primitives';

/** A failed call: the server's error, or `NETWORK` with status 0 when it could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'NETWORK';
  /** One sentence per bad field, in the caller's language. */
  readonly fields: Readonly<Record<string, string>>;
  /** The current row of a 409. */
  readonly data: unknown;
  readonly requestId: string | undefined;

  constructor(parts: {
    status: number;
    code: ErrorCode | 'NETWORK';
    message: string;
    fields?: Record<string, string>;
    data?: unknown;
    requestId?: string;
  }) {
    super(parts.message);
    this.name = 'ApiError';
    this.status = parts.status;
    this.code = parts.code;
    this.fields = parts.fields ?? {};
    this.data = parts.data;
    this.requestId = parts.requestId;
  }
}

const networkSentence = (language: Language): string => sentence('networkFailed')[language];

export const networkError = (language: Language): ApiError =>
  new ApiError({ status: 0, code: 'NETWORK', message: networkSentence(language) });

const isErrorBody = (body: unknown): body is Partial<ErrorBody> =>
  typeof body === 'object' && body !== null && ('error' in body || 'message' in body);

/** The sentence of an answer; a proxy may send another body. */
const sentenceIn = ({ error, message }: Partial<ErrorBody>) =>
  [error, message].find((one) => typeof one === 'string');

/** Turns the body of a failed answer into an error; an unknown body gets the general sentence. */
export function errorFrom(status: number, body: unknown, language: Language): ApiError {
  const said = isErrorBody(body) ? body : {};
  return new ApiError({
    status,
    code: said.code ?? (status >= 500 ? 'INTERNAL' : 'NETWORK'),
    message: sentenceIn(said) ?? networkSentence(language),
    fields: said.fields,
    data: said.data,
    requestId: said.request_id,
  });
}

/** True when the session of a failed call is over (specification, section 5). */
export function forcesSignOut(error: ApiError): boolean {
  // A 401 is the same in any language; the texts are Turkish.
  return error.status === 401 || FORCES_SIGN_OUT.some((text) => error.message.includes(text));
}
