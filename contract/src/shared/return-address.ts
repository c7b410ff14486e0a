/** Name of the parameter with the page that a person wanted before signing in. */
export const RETURN_PARAM = 'donus';
/** Page after sign-in without such a parameter. */
export const START = '/denetim';
/** Replaces the page's origin: only addresses on it are accepted. */
const OWN = 'https://own.invalid';

const isLogin = (path: string): boolean => /^(\/en)?\/login\/?$/.test(path);

/** Address after sign-in: one of ours, never one of another site. */
export function returnAddress(asked: string): string {
  // Read as a browser reads it, which drops tabs and takes "//host" and "/\host" for other sites.
  if (!asked.startsWith('/') || !URL.canParse(asked, OWN)) return START;
  const { origin, pathname, search, hash } = new URL(asked, OWN);
  return origin === OWN && !isLogin(pathname) && !pathname.startsWith('//')
    ? pathname + search + hash
    : START;
}
