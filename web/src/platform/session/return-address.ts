import type { Language } from '@emanet/contract/shared/primitives';
import { RETURN_PARAM, START } from '@emanet/contract/shared/return-address';

/** The sign-in page in a language, with what is wanted of it. */
function loginAddress(language: Language, query: URLSearchParams | string = ''): string {
  const path = language === 'en' ? '/en/login' : '/login';
  return `${path}${String(query) && `?${String(query)}`}`;
}

/** The sign-in page that brings the user back to where they wanted to go. */
export function loginAfter(
  reason: 'no-session' | 'signed-out' | 'invalid-token',
  wanted: string,
  language: Language,
): string {
  const query = new URLSearchParams();
  if (reason === 'invalid-token') query.set('error', 'invalid_token');
  if (reason !== 'signed-out' && wanted !== START && wanted !== '/')
    query.set(RETURN_PARAM, wanted);
  return loginAddress(language, query);
}
