const PARAM = 'donus';
export const START = '/denetim';

export const isLogin = (path: string): boolean => /^\/login\/?$/.test(path);

/** Where to send somebody after sign-in: an address of ours, never one of another site. */
export function returnAddress(search: string): string {
  const asked = new URLSearchParams(search).get(PARAM) ?? '';
  // "//host" and "/\host" are other sites to a browser.
  return /^\/(?![/\\])/.test(asked) && !asked.startsWith('/login') ? asked : START;
}

/** The login address that brings the user back to where they wanted to go. */
export function loginAddress(
  reason: 'no-session' | 'signed-out' | 'invalid-token',
  wanted: string,
): string {
  const query = new URLSearchParams();
  if (reason === 'invalid-token') query.set('error', 'invalid_token');
  if (reason !== 'signed-out' && wanted !== START && wanted !== '/') query.set(PARAM, wanted);
  return query.size > 0 ? `/login?${query}` : '/login';
}
