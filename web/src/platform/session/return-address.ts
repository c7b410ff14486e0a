import type { Language } from '@emanet/contract/shared/primitives';
import { RETURN_PARAM, START } from '@emanet/contract/shared/return-address';

/** The sign-in page in a language, with its query. */
function loginAddress(language: Language, query: URLSearchParams | string = ''): string {
  const path = language === 'en' ? '/en/login' : '/login';
  return `${path}${String(query) && `?${String(query)}`}`;
}

/** The sign-in page that returns the user to the wanted address. */
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
