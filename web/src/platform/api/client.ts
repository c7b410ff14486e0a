import type { z } from 'zod';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import type { Language } from '@emanet/contract/shared/primitives';
import { DAY_PARAM } from '@emanet/contract/shared/time/past-day';
import { ApiError, errorFrom, networkError } from './api-error.ts';
import { noted } from './unchanged.ts';

export { ApiError } from './api-error.ts';

export type Parts<E extends Endpoint> = {
  params?: z.input<E['params']>;
  query?: z.input<E['query']>;
  body?: z.input<E['body']>;
  /** Same key, same answer: a double submission adds once. */
  idempotencyKey?: string;
  /** Instead of the tab's company. */
  company_id?: number | undefined;
  /** The past day at whose end is read, where the endpoint shows one. */
  day?: string | undefined;
  signal?: AbortSignal;
};

/** Facts of the session that every call needs; set once by session-store.ts. */
const ties: {
  language: () => Language;
  companyId: () => number | undefined;
  onFailure: (error: ApiError) => void;
  /** Requires a new sign-in; true when the refused call may be repeated. */
  signInAgain: (error: ApiError) => Promise<boolean>;
} = {
  language: () => 'tr',
  companyId: () => undefined,
  onFailure: () => undefined,
  signInAgain: () => Promise.resolve(false),
};

export function tieClient(to: Partial<typeof ties>): void {
  Object.assign(ties, to);
}

/** The address of a call, with its parameters and query. */
export function addressOf(
  endpoint: Endpoint,
  parts: { params?: unknown; query?: unknown; day?: string | undefined },
) {
  const params = new Map(Object.entries(parts.params ?? {}));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  if (parts.day !== undefined && endpoint.asOf) query.set(DAY_PARAM, parts.day);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Headers of every call: language, company, key. */
export function headersOf(
  parts: { idempotencyKey?: string; company_id?: number | undefined } = {},
): Headers {
  const headers = new Headers({ 'Accept-Language': ties.language() });
  const company = parts.company_id ?? ties.companyId();
  if (company !== undefined) headers.set('X-Company-Id', String(company));
  if (parts.idempotencyKey) headers.set('Idempotency-Key', parts.idempotencyKey);
  return headers;
}

/** The failure in an answer, reported to the session first; status 0 is a lost connection. */
export function failureOf(status: number, body: unknown): ApiError {
  if (status === 0) return networkError(ties.language());
  const error = errorFrom(status, body, ties.language());
  ties.onFailure(error);
  return error;
}

/**
 * Makes a call, and once more when the sign-in was too old for it and the person has signed in
 * again: the input and the act's key are unchanged.
 */
export async function withFreshSignIn<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const asked = error instanceof ApiError && error.code === 'SIGN_IN_AGAIN';
    if (asked && (await ties.signInAgain(error))) return attempt();
    throw error;
  }
}

const send = <E extends Endpoint>(endpoint: E, parts: Parts<E>): Promise<Response> =>
  withFreshSignIn(() => sendOnce(endpoint, parts));

async function sendOnce<E extends Endpoint>(endpoint: E, parts: Parts<E>): Promise<Response> {
  const headers = headersOf(parts);
  const request: RequestInit = { method: endpoint.method, headers, signal: parts.signal };
  if (parts.body instanceof Blob) {
    headers.set('Content-Type', SHEET_TYPE);
    request.body = parts.body;
  } else if (parts.body !== undefined) {
    headers.set('Content-Type', 'application/json');
    request.body = JSON.stringify(parts.body);
  }

  let answer: Response;
  try {
    answer = await fetch(addressOf(endpoint, parts), request);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw failureOf(0, undefined);
  }
  if (answer.ok) return answer;
  throw failureOf(answer.status, await bodyOf(answer));
}

const bodyOf = (answer: Response): Promise<unknown> => answer.json().catch(() => undefined);

/** Calls an endpoint of the contract and returns its answer; throws `ApiError` on failure. */
export async function call<E extends Endpoint>(endpoint: E, parts: Parts<E> = {}) {
  const answer = await send(endpoint, parts);
  // The server has serialised this through the same schema; parsing again would only cost time.
  return noted((await answer.json()) as z.output<E['answers']>);
}

/** The same for an endpoint whose answer is a file. */
export async function callForFile<E extends Endpoint>(endpoint: E, parts: Parts<E> = {}) {
  return (await send(endpoint, parts)).blob();
}
