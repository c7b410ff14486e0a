const PARAM = 'donus';
export const START = '/denetim';
/** Stands for whatever origin the page has: only what stays on it is let through. */
const OWN = 'https://own.invalid';

export const isLogin = (path: string): boolean => /^\/login\/?$/.test(path);

/** Where to send somebody after sign-in: an address of ours, never one of another site. */
export function returnAddress(search: string): string {
  const asked = new URLSearchParams(search).get(PARAM) ?? '';
  // Read as a browser reads it, which drops tabs and takes "//host" and "/\host" for other sites.
  if (!asked.startsWith('/') || !URL.canParse(asked, OWN)) return START;
  const { origin, pathname, search: query, hash } = new URL(asked, OWN);
  return origin === OWN && !isLogin(pathname) && !pathname.startsWith('//')
    ? pathname + query + hash
    : START;
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
