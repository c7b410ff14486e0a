/** Name of the parameter that says where somebody wanted to go before signing in. */
export const RETURN_PARAM = 'donus';
/** Where signing in leads when nothing was wanted. */
export const START = '/denetim';
/** Stands for whatever origin the page has: only what stays on it is let through. */
const OWN = 'https://own.invalid';

const isLogin = (path: string): boolean => /^(\/en)?\/login\/?$/.test(path);

/** Where to send somebody after sign-in: an address of ours, never one of another site. */
export function returnAddress(asked: string): string {
  // Read as a browser reads it, which drops tabs and takes "//host" and "/\host" for other sites.
  if (!asked.startsWith('/') || !URL.canParse(asked, OWN)) return START;
  const { origin, pathname, search, hash } = new URL(asked, OWN);
  return origin === OWN && !isLogin(pathname) && !pathname.startsWith('//')
    ? pathname + search + hash
    : START;
}
