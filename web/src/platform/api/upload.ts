import type { Endpoint } from '@emanet/contract/shared/endpoint';
import type { z } from 'zod';
import { addressOf, failureOf, headersOf, withFreshSignIn, type Parts } from './client.ts';
import { noted } from './unchanged.ts';

type Ways = Readonly<{
  signal?: AbortSignal;
  /** Sent part of the form, from 0 to 100. */
  onProgress?: (percent: number) => void;
}>;

type Sent<E extends Endpoint> = Omit<Parts<E>, 'signal'> & { file: File };

/**
 * Calls an endpoint that takes a form, with the body as its fields and the file last. Only this
 * kind of request reports its progress. Throws like `call`.
 */
export const callWithFile = <E extends Endpoint>(
  endpoint: E,
  parts: Sent<E>,
  ways: Ways = {},
): Promise<z.output<E['answers']>> => withFreshSignIn(() => sendForm(endpoint, parts, ways));

function sendForm<E extends Endpoint>(
  endpoint: E,
  parts: Sent<E>,
  { signal, onProgress }: Ways,
): Promise<z.output<E['answers']>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, addressOf(endpoint, parts));
    headersOf(parts).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress?.((loaded / total) * 100);
    };
    request.onload = () => {
      const body = read(request.responseText);
      if (request.status < 400) resolve(noted(body as z.output<E['answers']>));
      else reject(failureOf(request.status, body));
    };
    request.onerror = () => reject(failureOf(0, undefined));
    request.onabort = () => reject(new DOMException('given up', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(formOf(endpoint, parts.body, parts.file));
    // A request that was never sent fires no event at its end.
    if (signal?.aborted) request.abort();
  });
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined values are left out; a list is a repeated field. */
function formOf({ file: field }: Endpoint, body: unknown, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    for (const one of [value].flat())
      if (one !== undefined && one !== null) form.append(name, String(one));
  if (field) form.append(field.field, file);
  return form;
}
